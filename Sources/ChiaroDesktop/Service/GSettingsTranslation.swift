// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroSource

/// Between what is in force and what GNOME's settings say.
///
/// What stood there before us is remembered, and given back in the end; so are the themes that a
/// person chose for light and for dark, each with its style.
struct GSettingsTranslation: Hashable, Sendable {
  /// What stood there before anything was written.
  var before: GSettingsStore.Values = [:]
  /// The theme by style.
  var themes: [SystemColorScheme: String] = [:]

  /// Remembers nothing yet.
  init() {}

  /// Remembers the theme that stands there as that of a style.
  mutating func rememberTheme(in values: GSettingsStore.Values, for scheme: SystemColorScheme?) {
    if let scheme, let theme = values[.theme] { themes[scheme] = theme }
  }

  /// What should stand there, of those keys that are there; `hasTheme` says whether a theme of a
  /// name is installed.
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

  /// What a change that somebody else made says.
  static func facts(of changes: GSettingsStore.Values) -> DesktopFacts {
    var facts = DesktopFacts()
    facts.colorScheme = colorScheme(changes[.colorScheme])
    facts.contrast = changes[.highContrast].map { $0 == "true" ? .high : .normal }
    facts.reducesMotion = changes[.animations].map { $0 == "false" }
    facts.accentColor = changes[.accentColor]
      .flatMap { GNOMEAccent(rawValue: unquoted($0)) }.map(\.color)
    return facts
  }

  /// GNOME's own switch writes `default` for light, so that here it is no lack of a preference.
  static func colorScheme(_ text: String?) -> SystemColorScheme? {
    switch text.map(unquoted) {
    case "prefer-dark": .dark
    case "prefer-light", "default": .light
    default: nil
    }
  }

  /// The theme's sister for the other style, where one is installed; else the theme itself.
  private static func theme(
    _ text: String?, isDark: Bool, _ hasTheme: (String) -> Bool
  ) -> String? {
    guard let name = text.map(unquoted) else { return nil }
    let pairs = [("HighContrast", "HighContrastInverse")]
    let known = pairs.first { isDark ? $0.0 == name : $0.1 == name }
    if let known { return "'\(isDark ? known.1 : known.0)'" }
    let end = ["-dark", "-Dark"].first { name.hasSuffix($0) }
    let sisters =
      if isDark { end == nil ? [name + "-dark", name + "-Dark"] : [] } else {
        end.map { [String(name.dropLast($0.count))] } ?? []
      }
    return "'\(sisters.first(where: hasTheme) ?? name)'"
  }

  private static func unquoted(_ text: String) -> String {
    text.count >= 2 && text.hasPrefix("'") && text.hasSuffix("'")
      ? String(text.dropFirst().dropLast()) : text
  }
}

// MARK: As it is kept

extension GSettingsTranslation {
  /// Reads what `json` gave; anything else remembers nothing.
  init(_ json: JSON?) {
    self.init()
    for key in GSettingsStore.Key.allCases {
      if case .string(let text) = json?["before"]?[key.rawValue] { before[key] = text }
    }
    for scheme in [SystemColorScheme.light, .dark] {
      if case .string(let text) = json?["themes"]?[scheme.rawValue] { themes[scheme] = text }
    }
  }

  /// What is remembered, as an object.
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
