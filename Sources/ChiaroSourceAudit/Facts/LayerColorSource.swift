// SPDX-License-Identifier: MIT

/// What the words before `.cgColor` tell of a color.
enum LayerColorSource {
  /// Whether it is known to look different in light and dark.
  ///
  /// The system's hues adapt too, but so little that nobody sees one that is stale.
  static func adapts(_ source: String) -> Bool {
    if source.contains("named:") || source.contains("resource:") { return true }
    return names(in: source).contains { name in
      if semantic.contains(name) { return true }
      let name = name.lowercased()
      if isThemed(source) { return false }
      return name.hasSuffix("backgroundcolor") || name.hasPrefix("systembackground")
        || name.hasPrefix("secondarysystem") || name.hasPrefix("tertiarysystem")
        || name.hasSuffix("systemfill") || name.hasPrefix("systemgray") && name.count > 10
        || name.hasPrefix("systemgrouped") || name.hasSuffix("labelcolor")
        || name.hasSuffix("separatorcolor") || name.hasSuffix("textcolor")
    }
  }

  /// Whether a theme of the project's own gives it, which has ways of its own to change.
  static func isThemed(_ source: String) -> Bool {
    names(in: source).contains { $0.lowercased().contains("theme") }
  }

  private static let semantic: Set = [
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "separator",
    "opaqueSeparator", "placeholderText", "separatorColor", "gridColor", "labelColor",
    "textColor", "controlColor", "windowBackgroundColor", "controlBackgroundColor",
    "textBackgroundColor", "underPageBackgroundColor", "tintColor",
  ]

  private static func names(in source: String) -> [String] {
    source.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }
}
