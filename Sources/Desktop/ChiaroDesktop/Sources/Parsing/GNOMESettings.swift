// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroBus
import ChiaroColor

/// GNOME's settings that concern appearance, by key.
///
/// The portal and the program `gsettings` provide the same values.
struct GNOMESettings {
  static let interface = "org.gnome.desktop.interface"
  static let accessibility = "org.gnome.desktop.a11y.interface"
  /// The keys that are read.
  static let keys: [(namespace: String, key: String)] = [
    (interface, "color-scheme"), (interface, "accent-color"), (interface, "enable-animations"),
    (interface, "text-scaling-factor"), (interface, "gtk-theme"), (accessibility, "high-contrast"),
  ]

  /// Returns whether a change of dconf may concern these settings.
  ///
  /// The path is what dconf tells: that of a key, or for many keys of a folder of them all.
  static func areConcerned(byChangeAt path: String) -> Bool {
    let root = "/org/gnome/desktop/"
    return path.hasPrefix(root) || path.hasSuffix("/") && root.hasPrefix(path)
  }

  private var values: [String: BusValue] = [:]

  /// Sets the value of a key; other keys are ignored.
  mutating func set(_ namespace: String, _ key: String, _ value: BusValue?) {
    guard Self.keys.contains(where: { $0 == (namespace, key) }) else { return }
    values[key] = value
  }

  var facts: DesktopFacts {
    var facts = DesktopFacts()
    switch values["color-scheme"]?.asString {
    case "prefer-dark": facts.colorScheme = .dark
    case "prefer-light": facts.colorScheme = .light
    // Older desktops have one setting alone, the theme.
    case "default": facts.colorScheme = hasDarkTheme ? .dark : .noPreference
    default: facts.colorScheme = hasDarkTheme ? .dark : nil
    }
    facts.accentColor = values["accent-color"]?.asString.flatMap(GNOMEAccent.init)?.color
    facts.reducesMotion = values["enable-animations"]?.asBool.map { !$0 }
    facts.textScale = Scale.checked(values["text-scaling-factor"]?.asDouble)
    facts.contrast = values["high-contrast"]?.asBool.map { $0 ? .high : .normal }
    return facts
  }

  private var hasDarkTheme: Bool {
    values["gtk-theme"]?.asString.map(ThemeNameGuess.isDark) ?? false
  }
}
