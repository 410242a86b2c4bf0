// SPDX-License-Identifier: MIT

/// Cuts a text into Objective-C's words and marks; comments and preprocessor lines are left out.
struct ObjectiveCScanner {
  let bytes: [UInt8]
  var place = 0
  /// Whether the conditions of the preprocessor around are true, the outermost first; nil where
  /// that depends on the app.
  var conditions: [Bool?] = []
  /// The comments that may keep a rule quiet.
  private(set) var comments: [(text: String, offset: Int)] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func at(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// The next word or mark; nil at the end.
  mutating func next() -> ObjectiveCTokens.Token? {
    skip()
    guard place < bytes.count else { return nil }
    let start = place
    let byte = bytes[place]
    if byte == UInt8(ascii: "@") && at(place + 1) == UInt8(ascii: "\"") { place += 1 }
    if at(place) == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      return text(from: start)
    }
    // `.5f` is a number too.
    let isPart = byte == UInt8(ascii: ".") && Self.isDigit(at(place + 1))
    if Self.isWord(byte) || isPart || byte == UInt8(ascii: "@") && Self.isLetter(at(place + 1)) {
      place += 1
      let isNumber = byte < 0x3A
      while Self.isWord(at(place)) || isNumber && at(place) == UInt8(ascii: ".") { place += 1 }
      return token(isNumber ? .number : .word, start)
    }
    place += 1
    let pairs: [StaticString] = ["==", "!=", "->", "<=", ">=", "&&", "||", "+="]
    for pair in pairs where pair.utf8Start[0] == byte && pair.utf8Start[1] == at(place) {
      place += 1
      break
    }
    return token(.mark, start)
  }

  private func token(_ kind: ObjectiveCTokens.Token.Kind, _ start: Int) -> ObjectiveCTokens.Token {
    let end = min(place, bytes.count)
    return ObjectiveCTokens.Token(
      kind: kind, text: String(decoding: bytes[start..<end], as: UTF8.self), offset: start)
  }

  /// A text or a character, which ends with its line at the latest; its marks are left out.
  private mutating func text(from start: Int) -> ObjectiveCTokens.Token {
    let mark = bytes[place]
    place += 1
    let first = place
    while place < bytes.count, bytes[place] != mark, bytes[place] != UInt8(ascii: "\n") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    let end = min(place, bytes.count)
    place = end + 1
    let text = String(decoding: bytes[min(first, end)..<end].prefix(200), as: UTF8.self)
    return ObjectiveCTokens.Token(kind: .text, text: text, offset: start)
  }

  // MARK: What is left out

  private mutating func skip() {
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "/") && at(place + 1) == UInt8(ascii: "/") {
        let start = place
        skipLine()
        note(start)
      } else if byte == UInt8(ascii: "/") && at(place + 1) == UInt8(ascii: "*") {
        skipBlock()
      } else if byte == UInt8(ascii: "#") {
        passDirective()
      } else if byte <= 0x20 {
        place += 1
      } else {
        return
      }
    }
  }

  /// To the end of a line, and of those that a backslash joins to it.
  mutating func skipLine() {
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n") {
      place += bytes[place] == UInt8(ascii: "\\") && at(place + 1) == UInt8(ascii: "\n") ? 2 : 1
    }
  }

  private mutating func skipBlock() {
    let start = place
    place += 2
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "*") && at(place + 1) == UInt8(ascii: "/") {
        place += 2
        break
      }
      place += 1
    }
    note(start)
  }

  private mutating func note(_ start: Int) {
    let comment = bytes[start..<min(place, bytes.count)].prefix(2_000)
    guard comment.range(ofBytes: Suppressions.word.utf8) != nil else { return }
    comments.append((String(decoding: comment, as: UTF8.self), start))
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static func isWord(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}
