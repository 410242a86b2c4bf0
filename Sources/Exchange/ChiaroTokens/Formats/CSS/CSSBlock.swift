// SPDX-License-Identifier: MIT

/// The head of a block: a selector, or a rule such as `@media`.
struct CSSBlock {
  /// The appearance in which the block holds.
  private(set) var meaning: AppearanceWords.Meaning = [:]
  /// How many words of its selector mean something else.
  private(set) var extraWords = 0
  private(set) var specificity = 0
  /// The layer that it opens.
  private(set) var layer: String?

  /// The layer of Tailwind's theme.
  static let theme = "@theme"

  /// Reads a head; nil when it asks for something else than an appearance.
  ///
  /// - Parameters:
  ///   - text: the selector, or the rule with what stands behind it
  ///   - said: what a person says of names
  ///   - variants: the selectors of the variants that `@custom-variant` declares, by their names
  init?(
    _ text: String, _ said: TokenModes = TokenModes(), _ variants: [String: String] = [:]
  ) {
    let (rule, rest) = Self.parts(text)
    switch rule {
    case "@media":
      guard let meaning = CSSMedia.meaning(of: rest) else { return nil }
      self.meaning = meaning
    case "@supports":
      let plain = rest.lowercased()
      // What is for browsers without something is for none of today's.
      if plain.hasPrefix("not") { return nil }
      meaning = plain.contains("display-p3") ? [.gamut: true] : [:]
    case "@layer": layer = rest
    case "@theme": layer = Self.theme
    case "@variant":
      let reading = AppearanceWords.Reading(rest, said)
      if reading.namesStyleOrContrast {
        (meaning, extraWords) = (reading.meaning, reading.extraWords)
      } else {
        // What the page calls `midnight` may be `.dark`.
        guard let selector = variants[rest].flatMap({ CSSSelector(list: $0, said) }),
          !selector.meaning.isEmpty
        else { return nil }
        (meaning, extraWords) = (selector.meaning, selector.extraWords)
      }
    case "":
      guard let selector = CSSSelector(list: text, said) else { return nil }
      (meaning, extraWords) = (selector.meaning, selector.extraWords)
      specificity = selector.specificity
    default: return nil
    }
  }

  /// Divides `@media print` after its first word; a selector has none.
  private static func parts(_ text: String) -> (rule: String, rest: String) {
    guard text.hasPrefix("@") else { return ("", text) }
    let rule = text.prefix { !$0.isWhitespace && $0 != "(" }
    return (rule.lowercased(), CSSSheet.trimmed(String(text.dropFirst(rule.count))))
  }
}
