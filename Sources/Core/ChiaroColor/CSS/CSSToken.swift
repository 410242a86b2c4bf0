// SPDX-License-Identifier: MIT

/// A token of a CSS color; words are in lower case.
enum CSSToken: Equatable {
  /// A number, such as `12`, `-.5` or `1e3`.
  case number(Double)
  /// A percentage, without its sign: 12 for `12%`.
  case percentage(Double)
  /// A number with a unit, such as `12deg`.
  case dimension(Double, unit: String)
  /// A word, such as `red`.
  case word(String)
  /// The name of a function, without the parenthesis: `rgb` for `rgb(`.
  case function(String)
  /// A hash, without its sign: `0af` for `#0af`.
  case hash(String)
  /// A delimiter: `,`, `/` or `)`.
  case delimiter(Character)
  /// Any other character.
  case other(Character)
  /// The end of the text.
  case end
}

/// A tokenizer of CSS color texts, for the parts of CSS Syntax 3 §4 that colors need.
///
/// White space and comments separate tokens and are skipped. Escapes are not supported: a backslash
/// is an unexpected character.
struct CSSScanner {
  private let bytes: [UInt8]
  private var position = 0
  /// The position at which the last token begins.
  private var start = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The text of the last token.
  var lastText: String { String(decoding: bytes[start..<position], as: UTF8.self) }

  /// Reads and returns the next token; at the end of the text always `end`.
  mutating func next() -> CSSToken {
    skipBlanks()
    start = position
    guard let byte = peek() else { return .end }
    if startsNumber() { return number() }
    if startsWord() { return word() }
    position += 1
    switch byte {
    case UInt8(ascii: "#"): return .hash(takeWord())
    case UInt8(ascii: ","), UInt8(ascii: "/"), UInt8(ascii: ")"):
      return .delimiter(Character(Unicode.Scalar(byte)))
    default:
      return .other(Character(Unicode.Scalar(byte)))
    }
  }

  // MARK: Tokens

  private mutating func number() -> CSSToken {
    let value = takeNumber()
    if peek() == UInt8(ascii: "%") {
      position += 1
      return .percentage(value)
    }
    return startsWord() ? .dimension(value, unit: takeWord()) : .number(value)
  }

  private mutating func word() -> CSSToken {
    let text = takeWord()
    guard peek() == UInt8(ascii: "(") else { return .word(text) }
    position += 1
    return .function(text)
  }

  // MARK: Characters

  private func peek(_ offset: Int = 0) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private func isDigit(_ offset: Int) -> Bool {
    peek(offset).map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  private func isSign(_ offset: Int) -> Bool {
    peek(offset) == UInt8(ascii: "+") || peek(offset) == UInt8(ascii: "-")
  }

  private func startsNumber() -> Bool {
    let offset = isSign(0) ? 1 : 0
    return isDigit(offset) || peek(offset) == UInt8(ascii: ".") && isDigit(offset + 1)
  }

  /// Returns whether a word begins at the current position.
  ///
  /// A word begins with a letter or `_`, or with `-` and one of these or another `-`.
  private func startsWord() -> Bool {
    let offset = peek() == UInt8(ascii: "-") ? 1 : 0
    guard let byte = peek(offset), Self.isWordByte(byte), !isDigit(offset) else { return false }
    return true
  }

  private mutating func takeDigits() {
    while isDigit(0) { position += 1 }
  }

  /// Reads a number of the grammar `[+-]?(\d*\.)?\d+(e[+-]?\d+)?`, clamped as by
  /// `CSSNumber.bounded`.
  private mutating func takeNumber() -> Double {
    let begin = position
    if isSign(0) { position += 1 }
    takeDigits()
    if peek() == UInt8(ascii: ".") && isDigit(1) {
      position += 1
      takeDigits()
    }
    let exponent = isSign(1) ? 2 : 1
    if peek().map({ $0 | 0x20 }) == UInt8(ascii: "e") && isDigit(exponent) {
      position += exponent
      takeDigits()
    }
    let value = Double(String(decoding: bytes[begin..<position], as: UTF8.self)) ?? 0
    return CSSNumber.bounded(value)
  }

  private mutating func takeWord() -> String {
    let begin = position
    while let byte = peek(), Self.isWordByte(byte) { position += 1 }
    return String(decoding: bytes[begin..<position], as: UTF8.self).lowercased()
  }

  /// Returns whether a byte is a letter, a digit, `-`, `_` or a part of a character beyond ASCII.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: byte >= 0x80
    }
  }

  private mutating func skipBlanks() {
    while let byte = peek() {
      if [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(byte) {
        position += 1
      } else if byte == UInt8(ascii: "/") && peek(1) == UInt8(ascii: "*") {
        skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    position += 2
    while peek() != nil {
      if peek() == UInt8(ascii: "*") && peek(1) == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
    }
  }
}
