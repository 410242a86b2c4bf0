// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroSource

/// A translation between the setting in force and GNOME's settings.
///
/// It remembers the values from before the service, which are restored in the end, and the themes
/// that a person chose for light and for dark.
struct GSettingsTranslation: Hashable, Sendable {
  /// The values from before the service wrote any.
  var before: GSettingsStore.Values = [:]
  /// The theme that the person uses with each style.
  var themes: [SystemColorScheme: String] = [:]

  /// Creates a translation that remembers nothing.
  init() {}

  /// Remembers the present theme as that of a style.
  mutating func rememberTheme(in values: GSettingsStore.Values, for scheme: SystemColorScheme?) {
    if let scheme, let theme = values[.theme] { themes[scheme] = theme }
  }

  /// Returns the values to write for facts, for the keys that exist; `hasTheme` tells whether a
  /// theme is installed.
  func values(
    for facts: DesktopFacts, over current: GSettingsStore.Values, hasTheme: (String) -> Bool
  ) -> GSettingsStore.Values {
    var wanted: GSettingsStore.Values = [:]
    if let scheme = facts.colorScheme {
      // Not `default` for light: another portal back end reads it as no preference.
      wanted[.colorScheme] = scheme == .dark ? "'prefer-dark'" : "'prefer-light'"
      wanted[.theme] =
        themes[scheme] ?? Self.theme(current[.theme], isDark: scheme == .dark, hasTheme)
    }
    wanted[.highContrast] = facts.contrast.map { $0 == .high ? "true" : "false" }
    wanted[.animations] = facts.reducesMotion.map { $0 ? "false" : "true" }
    wanted[.accentColor] =
      facts.accentColor.map { "'\(GNOMEAccent(nearest: $0).rawValue)'" } ?? before[.accentColor]
    return wanted.filter { current[$0.key] != nil }
  }

  /// Returns the facts expressed by changes that another program made.
  static func facts(of changes: GSettingsStore.Values) -> DesktopFacts {
    var facts = DesktopFacts()
    facts.colorScheme = colorScheme(changes[.colorScheme])
    facts.contrast = changes[.highContrast].map { $0 == "true" ? .high : .normal }
    facts.reducesMotion = changes[.animations].map { $0 == "false" }
    facts.accentColor = changes[.accentColor]
      .flatMap { GNOMEAccent(rawValue: unquoted($0)) }.map(\.color)
    return facts
  }

  /// Returns a color scheme; `default` means light, as GNOME's own switch writes it.
  static func colorScheme(_ text: String?) -> SystemColorScheme? {
    switch text.map(unquoted) {
    case "prefer-dark": .dark
    case "prefer-light", "default": .light
    default: nil
    }
  }

  /// Returns the theme's counterpart for a style where it is installed; otherwise the theme itself.
  private static func theme(
    _ text: String?, isDark: Bool, _ hasTheme: (String) -> Bool
  ) -> String? {
    guard let name = text.map(unquoted) else { return nil }
    return "'\(StyleFamily.sister(of: name, isDark: isDark, exists: hasTheme) ?? name)'"
  }

  private static func unquoted(_ text: String) -> String {
    text.count >= 2 && text.hasPrefix("'") && text.hasSuffix("'")
      ? String(text.dropFirst().dropLast()) : text
  }
}

// MARK: As it is kept

extension GSettingsTranslation {
  /// Creates a translation from the value of `json`; remembers nothing for other values.
  init(_ json: JSON?) {
    self.init()
    for key in GSettingsStore.Key.allCases {
      if case .string(let text) = json?["before"]?[key.rawValue] { before[key] = text }
    }
    for scheme in [SystemColorScheme.light, .dark] {
      if case .string(let text) = json?["themes"]?[scheme.rawValue] { themes[scheme] = text }
    }
  }

  /// The remembered values, as an object.
  var json: JSON {
    let values = GSettingsStore.Key.allCases.compactMap { key in
      before[key].map { JSON.Member(key.rawValue, .string($0)) }
    }
    let styles = [SystemColorScheme.light, .dark].compactMap { scheme in
      themes[scheme].map { JSON.Member(scheme.rawValue, .string($0)) }
    }
    return ["before": .object(values), "themes": .object(styles)]
  }
}
