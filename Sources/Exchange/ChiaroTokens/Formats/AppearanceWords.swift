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

  /// The words that say of a name what kind of thing it names.
  private static let plainWords: Set<String> = [
    "theme", "mode", "color", "colors", "colour", "colours", "scheme", "contrast", "token",
    "tokens", "appearance", "default", "value", "values", "palette", "data", "style", "styles",
    "only", "variables", "json", "css",
  ]
  private static let contrastWords: Set<String> = [
    "contrast", "hc", "increasedcontrast", "highcontrast", "accessible",
  ]
  private static let yes: Set<String> = ["true", "on", "yes", "enabled", "1"]
  private static let no: Set<String> = ["false", "off", "no", "disabled", "0"]

  /// What a name means, and how much of it means something else.
  struct Reading {
    /// The appearance; empty when the name names none.
    private(set) var meaning: Meaning = [:]
    /// How many words neither name an appearance nor say what kind of thing it is: one in
    /// `dark-dimmed`.
    private(set) var extraWords = 0
    /// Whether it names a style, or contrast by that word.
    private(set) var namesStyleOrContrast = false
    /// Whether a person says what the name means.
    private(set) var isSaid = false
    /// Whether it has no other words.
    var isPure: Bool { extraWords <= (isSaid ? -1 : 0) }

    init(_ name: String, _ modes: TokenModes = TokenModes()) {
      var parts = AppearanceWords.words(of: name)
      if let said = modes.take(from: &parts) {
        (meaning, isSaid) = (said, true)
        // What a person says comes before a name that says the same by itself.
        extraWords = -1
      }
      // What lies between normal and increased contrast is neither.
      if !isSaid, parts.contains(where: ["medium", "mc"].contains) {
        extraWords = parts.count
        return
      }
      for word in parts {
        if let (axis, value) = words[word] {
          meaning[axis] = value
        } else if !plainWords.contains(word) {
          extraWords += 1
        }
      }
      namesStyleOrContrast =
        meaning[.scheme] != nil
        || meaning[.contrast] != nil && parts.contains(where: contrastWords.contains)
    }

    /// Reads a context of a modifier: `true` of `highContrast` is increased contrast.
    init(context name: String, of modifier: String, _ modes: TokenModes) {
      self.init(name, modes)
      guard meaning.isEmpty else { return }
      let word = name.lowercased()
      let isYes = yes.contains(word)
      guard isYes || no.contains(word) else { return }
      let named = Reading(modifier)
      meaning = named.meaning.filter(\.value).mapValues { _ in isYes }
      extraWords = named.extraWords
    }
  }

  /// The axes on which any of some meanings has the second value; on others, as style where nothing
  /// is for dark, the first value is no condition.
  static func axes(_ meanings: some Sequence<Meaning>) -> Set<TokenCell.Axis> {
    meanings.reduce(into: []) { $0.formUnion($1.filter(\.value).keys) }
  }

  /// Whether a meaning holds in a cell, beside others that decide some axes.
  static func holds(_ meaning: Meaning, in cell: TokenCell, _ axes: Set<TokenCell.Axis>) -> Bool {
    meaning.allSatisfy { cell.has($0.key) == $0.value || !$0.value && !axes.contains($0.key) }
  }

  /// Whether a word names a style or contrast, or says what kind of thing a name is for.
  static func isAppearance(_ word: String) -> Bool { words[word] != nil || isPlain(word) }

  /// Whether a word says of a name what kind of thing it names, as `theme` does.
  static func isPlain(_ word: String) -> Bool { plainWords.contains(word) }

  /// The words of a name; a name of signs alone is one word.
  static func words(of name: String) -> [String] {
    let name = String(name.prefix(200))
    let words = TokenIdentifiers.words(of: name)
    let text = CSSSheet.trimmed(name).lowercased()
    return words.isEmpty && !text.isEmpty && text != "." ? [text] : words
  }
}
