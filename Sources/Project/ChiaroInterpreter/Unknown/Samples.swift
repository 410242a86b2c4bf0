// SPDX-License-Identifier: MIT

/// What stands for what is not known.
enum Samples {
  /// A text made of a name: `userName` gives "User name".
  static func text(_ name: String) -> String {
    var words: [String] = []
    var word = ""
    var wasCapital = true
    for character in name where character.isLetter || character.isNumber || character == "_" {
      let isBorder = character == "_" || (character.isUppercase && !wasCapital)
      if isBorder, !word.isEmpty {
        words.append(word)
        word = ""
      }
      wasCapital = character.isUppercase
      if character != "_" { word.append(character) }
    }
    if !word.isEmpty { words.append(word) }
    let text = words.map { isAbbreviation($0) ? $0 : $0.lowercased() }.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private static func isAbbreviation(_ word: String) -> Bool {
    word.count > 1 && word.allSatisfy { $0.isUppercase || $0.isNumber }
  }

  /// The name of one of several: `items` gives "item".
  static func singular(_ name: String) -> String {
    if name.hasSuffix("ies"), name.count > 4 { return name.dropLast(3) + "y" }
    if name.hasSuffix("ss") || !name.hasSuffix("s") || name.count < 3 { return name }
    return String(name.dropLast())
  }

  static let number = 3
  static let listLength = 3
}
