// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Words by which code asks for the style.
enum StyleWords {
  private static let questions: [StaticString] = [
    "userinterfacestyle", "colorscheme", "isdark", "islight", "darkmode", "lightmode",
    "nightmode", "isnight", "theme", "darkaqua", "bestmatch", "prefersdark", "effectiveappearance",
    ".dark", ".light", "preferslight", "keyappearance",
    "luminance", "brightness", "contrast",
  ]

  private static let systemQuestions: [StaticString] = [
    "userinterfacestyle ==", "userinterfacestyle !=", "colorscheme ==", "colorscheme !=",
    "effectiveappearance.name", "bestmatch(",
  ]

  /// Whether a condition asks for the style, or for a theme that may follow it.
  static func asksStyle(_ condition: String) -> Bool {
    // A cell on the selection's dark ground says nothing of the system.
    if condition.mentions("backgroundstyle") { return false }
    return questions.contains { condition.mentions($0) }
  }

  /// Whether a condition asks for the system's style and nothing else.
  static func asksSystemStyle(_ condition: String) -> Bool {
    // A theme of the project's own has more values than an asset can hold.
    if condition.mentions("theme") || condition.mentions("isdarkersystem") { return false }
    if asksSystem(condition) { return true }
    // `isDarkMode`, not `cornerIsDark`, and not what is asked of a pixel: `color.isDark()`.
    return LayerColorSource.names(in: condition).contains { $0.lowercased().hasPrefix("isdark") }
      && !condition.contains("isDark()")
  }

  /// Whether a condition asks the system itself, not a property of the app's own.
  static func asksSystem(_ condition: String) -> Bool {
    systemQuestions.contains { condition.mentions($0) }
  }

  /// Whether one of the words of a name is a style: `DarkTheme`, not `highlight` or `lightGray`.
  static func namesStyle(_ name: String) -> Bool {
    let words = words(of: name)
    for (place, word) in words.enumerated() {
      if word == "night" { return true }
      // `dayModeBackground`, beside one for the night.
      if word.hasPrefix("day"), words.dropFirst(place + 1).first == "mode" { return true }
      guard word == "dark" || word == "light" else { continue }
      let next = place + 1 < words.count ? words[place + 1] : ""
      if !["gray", "grey", "text", "blue", "content", "impact"].contains(next) { return true }
    }
    return false
  }

  /// Whether a comment speaks of the style, so that what it stands by is known.
  static func areSpoken(in comments: Trivia) -> Bool {
    let words: [StaticString] = ["dark", "light", "style", "appearance", "theme", "trait"]
    return comments.pieces.contains { piece in
      switch piece {
      case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
        .docBlockComment(let text):
        words.contains { text.mentions($0) }
      default: false
      }
    }
  }

  /// The words of a name in camel or snake case, in lower case.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var before: Character = " "
    for character in name {
      // `PDFView` is of two words.
      if character.isLowercase && before.isUppercase && word.count > 2, character != "s" {
        words.append(word.dropLast().lowercased())
        word = String(word.suffix(1))
      }
      defer { before = character }
      let isBreak = character.isUppercase && word.last?.isLowercase == true
      if isBreak || !(character.isLetter || character.isNumber) {
        if !word.isEmpty { words.append(word.lowercased()) }
        word = ""
      }
      if character.isLetter || character.isNumber { word.append(character) }
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    return words
  }
}
