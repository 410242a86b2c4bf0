// SPDX-License-Identifier: MIT

/// The words of a color's name, and the role that they suggest.
package struct NameWords {
  /// The words in lower case, including namespaces.
  package let words: [String]
  private let lastPart: Substring

  /// Splits a name into its words.
  package init(_ name: String) {
    lastPart = name.split(separator: "/").last ?? ""
    words = Self.split(name)
  }

  private static let textWords: Set<String> = [
    "text", "label", "title", "subtitle", "caption", "body", "foreground", "placeholder", "link",
  ]
  private static let backgroundWords: Set<String> = [
    "background", "bg", "surface", "fill", "card", "canvas",
  ]
  private static let faintWords: Set<String> = [
    "disabled", "inactive", "placeholder", "hint", "quaternary", "muted",
  ]
  private static let actionWords: Set<String> = ["accent", "tint", "link", "button", "action"]

  /// What is neither text nor ground: a `TextInputStroke`, a `LabelDivider`.
  private static let lineWords: Set<String> = [
    "stroke", "border", "outline", "divider", "separator", "shadow", "gradient",
  ]

  /// The last word that suggests a role, which decides: a `TextBackground` is a background.
  private var decidingWord: String? {
    words.last {
      Self.textWords.contains($0) || Self.backgroundWords.contains($0)
        || Self.lineWords.contains($0)
    }
  }

  /// Whether the name suggests a text color: by a word, or by `on` and a capital letter.
  var isTextLike: Bool { isOnSomething || decidingWord.map(Self.textWords.contains) ?? false }

  /// Whether the name suggests a background color.
  var isBackgroundLike: Bool {
    !isOnSomething && decidingWord.map(Self.backgroundWords.contains) ?? false
  }

  /// Whether the name suggests a color for controls that can be pressed.
  var isActionLike: Bool { words.contains(where: Self.actionWords.contains) }

  /// Whether the name suggests a color for links.
  var isLinkLike: Bool { words.contains("link") }

  /// Whether the name says that the color may be faint: `DisabledText`, `QuaternaryLabel`.
  package var isFaintOnPurpose: Bool { words.contains(where: Self.faintWords.contains) }

  /// Whether the name begins with `on` and a capital letter, as in `onPrimary`.
  package var isOnSomething: Bool {
    lastPart.hasPrefix("on") && lastPart.dropFirst(2).first?.isUppercase == true
  }

  /// Returns the words of a name, split at slashes, spaces, hyphens, underscores, periods, digits,
  /// and before capitals; a run of capitals is one word.
  private static func split(_ name: String) -> [String] {
    name.utf8.allSatisfy { $0 < 0x80 } ? splitASCII(name) : splitCharacters(name)
  }

  /// Splits a name in ASCII in the same way, but byte by byte; nearly all names are ASCII.
  private static func splitASCII(_ name: String) -> [String] {
    let bytes = Array(name.utf8)
    var words: [String] = []
    var start = 0
    let close = { (end: Int) in
      if start < end {
        words.append(String(decoding: bytes[start..<end].map { $0 | 0x20 }, as: UTF8.self))
      }
    }
    for (index, byte) in bytes.enumerated() {
      guard byte.isLetter else {
        close(index)
        start = index + 1
        continue
      }
      let startsWord =
        byte.isCapital && index > start
        && (bytes[index - 1].isSmall || index + 1 < bytes.count && bytes[index + 1].isSmall)
      if startsWord {
        close(index)
        start = index
      }
    }
    close(bytes.count)
    return words
  }

  private static func splitCharacters(_ name: String) -> [String] {
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

extension UInt8 {
  fileprivate var isCapital: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
  fileprivate var isSmall: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }
  fileprivate var isLetter: Bool { isCapital || isSmall }
}
