// SPDX-License-Identifier: MIT

/// What stands around a place of Objective-C: what is asked before it is reached.
struct ObjectiveCSurroundings {
  private(set) var conditions: [String] = []
  private(set) var isDynamic = false
  private(set) var isFallback = false
  private(set) var isInBlock = false

  init(_ text: ObjectiveCTokens, of index: Int) {
    passBare(text, index)
    var place = index
    for _ in 0..<64 {
      followAvailability(text, place)
      guard let opener = text.opener(place) else { return }
      if text[opener] == "{" { pass(text, opener) }
      place = opener
    }
  }

  /// `if (…) statement;`, without braces.
  private mutating func passBare(_ text: ObjectiveCTokens, _ index: Int) {
    var place = index
    for _ in 0..<60 {
      guard let before = text.before(place), ![";", "{", "}"].contains(text[before]) else { return }
      if text[before] == "if", text[before + 1] == "(", let close = text.partner(before + 1) {
        return add(text.words(before + 2..<close), isElse: false)
      }
      if text[before] == "else" {
        if let asked = Self.asked(text, before) { add(asked, isElse: true) }
        return
      }
      place = before
    }
  }

  private mutating func pass(_ text: ObjectiveCTokens, _ brace: Int) {
    let before = brace - 1
    if text[before] == ")", let open = text.partner(before) {
      let word = text[open - 1]
      if word == "if" || word == "switch" || word == "while" {
        add(text.words(open + 1..<before), isElse: false)
      } else if word == "^" {
        passBlock(text, open)
      }
    } else if text[before] == "else", let asked = Self.asked(text, before) {
      add(asked, isElse: true)
    } else if text[before] == "^" {
      passBlock(text, before)
    }
  }

  private mutating func passBlock(_ text: ObjectiveCTokens, _ index: Int) {
    isInBlock = true
    guard let open = text.opener(index) else { return }
    if text.words(open..<index).contains("ynamicProvider") { isDynamic = true }
  }

  private mutating func add(_ condition: String, isElse: Bool) {
    if isElse && Self.isAvailability(condition) { isFallback = true }
    conditions.append(condition)
  }

  /// What the `if` asks to which an `else` belongs.
  private static func asked(_ text: ObjectiveCTokens, _ word: Int) -> String? {
    if text[word - 1] == ";" { return askedBare(text, word) }
    guard text[word - 1] == "}", let brace = text.partner(word - 1), text[brace - 1] == ")",
      let open = text.partner(brace - 1)
    else { return nil }
    return text.words(open + 1..<brace - 1)
  }

  /// The same of `if (…) statement; else`, without braces.
  private static func askedBare(_ text: ObjectiveCTokens, _ word: Int) -> String? {
    var place = word - 1
    for _ in 0..<60 {
      guard let before = text.before(place), ![";", "{", "}"].contains(text[before]) else {
        return nil
      }
      if text[before] == "if", let close = text.partner(before + 1) {
        return text.words(before + 2..<close)
      }
      place = before
    }
    return nil
  }

  private static func isAvailability(_ condition: String) -> Bool {
    condition.contains("@available") && !condition.hasPrefix("!")
  }

  /// What follows `if (@available(…)) { return …; }` runs on old systems only.
  private mutating func followAvailability(_ text: ObjectiveCTokens, _ index: Int) {
    var place = index
    var isBehind = false
    for _ in 0..<100 {
      guard !isFallback, let before = text.before(place) else { return }
      if text[before] == ";" { isBehind = true }
      // `if (@available(…)) return …;`, without braces.
      if isBehind, text[before] == "(", text[before - 1] == "if",
        let close = text.partner(before), text[close + 1] == "return",
        Self.isAvailability(text.words(before..<close))
      {
        isFallback = true
      }
      if text[before] == "{", let end = text.partner(before), text[before - 1] == ")",
        let open = text.partner(before - 1), text[open - 1] == "if",
        Self.isAvailability(text.words(open..<before)),
        (before..<end).contains(where: { text[$0] == "return" })
      {
        isFallback = true
      }
      place = before
    }
  }
}
