// SPDX-License-Identifier: MIT

/// The words of a name, and what they say that a color is for.
struct NameWords {
  /// The words in lower case, namespaces included.
  let words: [String]
  private let lastPart: Substring

  init(_ name: String) {
    lastPart = name.split(separator: "/").last ?? ""
    words = Self.split(name)
  }

  private static let textWords: Set<String> = [
    "text", "label", "title", "subtitle", "caption", "body", "foreground", "placeholder", "link",
  ]
  private static let backgroundWords: Set<String> = [
    "background", "bg", "surface", "fill", "card", "canvas",
  ]
  private static let actionWords: Set<String> = ["accent", "tint", "link", "button", "action"]

  /// The last word that says what the color is for decides: a `TextBackground` is a background.
  private var decidingWord: String? {
    words.last { Self.textWords.contains($0) || Self.backgroundWords.contains($0) }
  }

  /// Whether the color is meant for text: a word says so, or the name begins `on` + capital.
  var isTextLike: Bool { isOnSomething || decidingWord.map(Self.textWords.contains) ?? false }

  /// Whether the color is meant to lie behind something.
  var isBackgroundLike: Bool {
    !isOnSomething && decidingWord.map(Self.backgroundWords.contains) ?? false
  }

  /// Whether the color marks what a person can press.
  var isActionLike: Bool { words.contains(where: Self.actionWords.contains) }

  /// Whether the color is meant for links.
  var isLinkLike: Bool { words.contains("link") }

  /// The name is `on` and a capital, as in `onPrimary`.
  private var isOnSomething: Bool {
    lastPart.hasPrefix("on") && lastPart.dropFirst(2).first?.isUppercase == true
  }

  /// The name's parts between slashes, spaces, hyphens, underscores, periods, digits, and where a
  /// capital begins a word; a run of capitals is one word.
  private static func split(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      guard character.isLetter else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      let startsWord =
        character.isUppercase
        && (word.last?.isLowercase == true
          || index + 1 < characters.count && characters[index + 1].isLowercase)
      if startsWord && !word.isEmpty {
        words.append(word)
        word = ""
      }
      word.append(character)
    }
    if !word.isEmpty { words.append(word) }
    return words.map { $0.lowercased() }
  }
}
