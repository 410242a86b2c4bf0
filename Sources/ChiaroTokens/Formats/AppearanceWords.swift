// SPDX-License-Identifier: MIT

/// Finds out which appearance a name means: of a context, a mode, a file or a theme.
enum AppearanceWords {
  /// What a name says of each axis on which it says anything: the second value or the first.
  typealias Meaning = [TokenCell.Axis: Bool]

  private static let words: [String: (TokenCell.Axis, Bool)] = [
    "light": (.scheme, false), "day": (.scheme, false), "dark": (.scheme, true),
    "night": (.scheme, true), "normal": (.contrast, false), "standard": (.contrast, false),
    "high": (.contrast, true), "hc": (.contrast, true), "more": (.contrast, true),
    "increased": (.contrast, true), "increasedcontrast": (.contrast, true),
    "highcontrast": (.contrast, true), "accessible": (.contrast, true), "base": (.level, false),
    "elevated": (.level, true), "srgb": (.gamut, false), "p3": (.gamut, true),
    "widecg": (.gamut, true), "wide": (.gamut, true),
  ]

  /// Returns what a name such as `Dark High Contrast`, `lightHC` or `colors.dark` means; empty when
  /// it names no appearance.
  static func meaning(of name: String) -> Meaning {
    var meaning: Meaning = [:]
    let parts = TokenIdentifiers.words(of: String(name.prefix(200)))
    // What lies between normal and increased contrast is neither.
    if parts.contains(where: ["medium", "mc"].contains) { return [:] }
    for word in parts {
      if let (axis, value) = words[word] { meaning[axis] = value }
    }
    return meaning
  }
}
