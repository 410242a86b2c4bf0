// SPDX-License-Identifier: MIT

/// What the words before `.cgColor` tell of a color.
enum LayerColorSource {
  /// Whether it is known to look different in light and dark.
  ///
  /// The system's hues adapt too, but so little that nobody sees one that is stale.
  static func adapts(_ source: String) -> Bool {
    let finders = ["named:", "resource:", "colorNamed"]
    if finders.contains(where: source.contains) { return true }
    let names = names(in: source)
    if names.contains("tintColor") { return true }
    // A variable, and what belongs to one, may be anything: `label.textColor`.
    let isOfSystem = source.hasPrefix(".") || names.first.map(ColorTypes.names.contains) ?? false
    guard isOfSystem || names.first?.first?.isUppercase == true else { return false }
    return names.contains { name in
      if semantic.contains(name) { return true }
      // What is selected goes by itself.
      if names.count == 1 || name.hasPrefix("selected") { return false }
      let name = name.lowercased()
      if isThemed(source) { return false }
      // A view's own ground may be anything, and so may a constant of the app's own.
      if name == "backgroundcolor" || !isOfSystem { return false }
      return name.hasSuffix("backgroundcolor") || name.hasPrefix("systembackground")
        || name.hasPrefix("secondarysystem") || name.hasPrefix("tertiarysystem")
        || name.hasSuffix("systemfill") || name.hasPrefix("systemgray") && name.count > 10
        || name.hasPrefix("systemgrouped") || name.hasSuffix("labelcolor")
        || name.hasSuffix("separatorcolor") || name.hasSuffix("textcolor")
    }
  }

  /// Whether it begins with a variable: `borderColor!.withAlphaComponent(0.5)` may be any color,
  /// whatever a catalog calls by that name.
  static func isVariable(_ source: String) -> Bool {
    guard source.first?.isLowercase == true, let first = source.split(separator: ".").first else {
      return false
    }
    return ColorRole.isColorName(String(first.filter { $0.isLetter }))
  }

  /// Whether it is made of numbers, which never adapt: `UIColor(hue: …)`, a hexadecimal, a pattern.
  static func hasComponents(_ source: String) -> Bool {
    let words: [StaticString] = ["hex", "0x", "red:", "white:", "hue:", "colorspace:", "pattern"]
    return source.contains("\"#") || words.contains { source.mentions($0) }
  }

  /// Whether it is the color of something that is shown, such as `event.color`: data, which does
  /// not adapt.
  static func isOfData(_ source: String) -> Bool {
    let names = names(in: source).filter { $0 != "self" }
    return names.count > 1 && names.last == "color" && names[0].first?.isLowercase == true
  }

  /// Whether it is one of the system's grounds, which adapt.
  static func isSystemGround(_ source: String) -> Bool {
    names(in: source).contains { name in
      grounds.contains(name) || name.hasSuffix("Background") && name.mentions("system")
    }
  }

  private static let grounds: Set = [
    "windowBackgroundColor", "controlBackgroundColor", "textBackgroundColor",
    "underPageBackgroundColor", "systemFill", "secondarySystemFill", "tertiarySystemFill",
    "quaternarySystemFill", "systemGray5", "systemGray6",
  ]

  /// Whether it is one of the system's colors for text, which adapt.
  static func isSystemText(_ source: String) -> Bool {
    guard let name = names(in: source).last else { return false }
    return [
      "label", "secondaryLabel", "tertiaryLabel", "labelColor", "secondaryLabelColor",
      "tertiaryLabelColor", "textColor", "controlTextColor", "primary", "secondary",
    ].contains(name)
  }

  /// Whether a theme of the project's own gives it, which has ways of its own to change.
  static func isThemed(_ source: String) -> Bool {
    names(in: source).contains { $0.lowercased().contains("theme") }
  }

  /// Whether a color is the system's hue, which differs little, or one that a person chose.
  static func isOwn(_ source: String, in member: String) -> Bool {
    let names = names(in: source)
    if source.contains(" as? ") || source.contains(" as! ") { return true }
    if names.count == 1 && member.lowercased().contains("color") { return true }
    let isSystem = names.first.map(ColorTypes.names.contains) ?? false
    return isSystem
      && names.contains { name in
        name.hasPrefix("system") || name.hasPrefix("control") || name.hasPrefix("selected")
      }
  }

  private static let semantic: Set = [
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "separator",
    "opaqueSeparator", "placeholderText", "separatorColor", "gridColor", "labelColor",
    "textColor", "controlColor", "windowBackgroundColor", "controlBackgroundColor",
    "textBackgroundColor", "underPageBackgroundColor",
  ]

  /// What is called so is no constant's own name.
  private static let wrappers: Set = [
    "uiColor", "nsColor", "cgColor", "color", "colors", "withAlphaComponent", "self",
  ]

  /// The constant that a piece of code ends with: `borderGray` of `Palette.borderGray.uiColor`.
  static func constant(in source: String) -> String? {
    names(in: source).last { !wrappers.contains($0) }
  }

  /// The names that stand in a piece of code.
  static func names(in source: String) -> [String] {
    source.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      .filter { $0.first?.isNumber == false }.map(String.init)
  }
}
