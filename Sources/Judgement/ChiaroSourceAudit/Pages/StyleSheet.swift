// SPDX-License-Identifier: MIT

import ChiaroSource

/// The rules at the top of a style sheet, by CSS's own tokens.
///
/// Source: CSS Syntax Level 3, §4 and §5
struct StyleSheet {
  /// A rule.
  struct Rule {
    /// The name of an at-rule in lower case, such as `import`; "" for other rules.
    var name: String
    /// From its first byte to its `;` or `}`.
    var range: Range<Int>
    /// Whether it ends with a block.
    var hasBlock: Bool
  }

  private(set) var rules: [Rule] = []
  private(set) var comments: [Range<Int>] = []
  /// Whether every text, comment, block and rule is closed, so that all readers agree on it.
  private(set) var isWhole = true

  private let bytes: [UInt8]
  private var place: Int
  private let start: Int

  /// Reads a style sheet.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    place = start
    while isWhole, skipSpace() { readRule() }
  }

  // MARK: Where a rule can be put

  /// Where a rule can be put before all others: behind `@charset`, `@import` and `@namespace`,
  /// which mean nothing behind it.
  var placeOfFirstRule: Int {
    let leading = rules.prefix { !$0.hasBlock && Self.leading.contains($0.name) }
    guard let last = leading.last(where: { $0.name != "layer" }) else { return start }
    var end = last.range.upperBound
    // A comment in the same line belongs to it.
    for comment in comments where comment.lowerBound >= end {
      let between = bytes[end..<comment.lowerBound]
      guard between.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { break }
      end = comment.upperBound
    }
    return end
  }

  private static let leading: Set = ["charset", "import", "namespace", "layer"]

  /// Whether something else stands in the line behind a place.
  func hasText(behind place: Int) -> Bool {
    bytes[place...].first { $0 != 0x20 && $0 != 0x09 }.map { $0 != 0x0A && $0 != 0x0D } ?? false
  }

  // MARK: Reading

  private func byte(_ offset: Int = 0) -> UInt8 {
    place + offset < bytes.count ? bytes[place + offset] : 0
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B
  }

  /// Skips blanks and comments; false at the end.
  private mutating func skipSpace() -> Bool {
    while place < bytes.count {
      if Self.isSpace(byte()) {
        place += 1
      } else if isComment {
        skipComment()
      } else {
        return true
      }
    }
    return false
  }

  private var isComment: Bool { byte() == UInt8(ascii: "/") && byte(1) == UInt8(ascii: "*") }

  private mutating func skipComment() {
    let start = place
    place += 2
    while place < bytes.count {
      if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        place += 2
        comments.append(start..<place)
        return
      }
      place += 1
    }
    isWhole = false
  }

  private mutating func readRule() {
    let start = place
    var name = ""
    if byte() == UInt8(ascii: "@") {
      place += 1
      name = readName()
      if name.isEmpty { isWhole = false }
    }
    while place < bytes.count, isWhole {
      switch byte() {
      case UInt8(ascii: "{"):
        skipBlock()
        return rules.append(Rule(name: name, range: start..<place, hasBlock: true))
      case UInt8(ascii: ";") where !name.isEmpty:
        place += 1
        return rules.append(Rule(name: name, range: start..<place, hasBlock: false))
      case UInt8(ascii: ";"): isWhole = false
      default: skipToken()
      }
    }
    isWhole = false
  }

  private mutating func readName() -> String {
    let start = place
    while (0x61...0x7A).contains(byte() | 0x20) || byte() == UInt8(ascii: "-") || byte() >= 0x80 {
      place += 1
    }
    return String(decoding: bytes[start..<place], as: UTF8.self).lowercased()
  }

  /// Skips a block with all blocks inside of it.
  private mutating func skipBlock() {
    var open: [UInt8] = []
    repeat {
      switch byte() {
      case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
      case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
      case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
        if open.popLast() != byte() { isWhole = false }
      default:
        skipSimpleToken()
        continue
      }
      place += 1
    } while !open.isEmpty && place < bytes.count && isWhole
    if !open.isEmpty { isWhole = false }
  }

  /// Skips a token, or a block in parentheses or brackets.
  private mutating func skipToken() {
    switch byte() {
    case UInt8(ascii: "("), UInt8(ascii: "["): skipBlock()
    case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): isWhole = false
    default: skipSimpleToken()
    }
  }

  /// Skips a comment, a text, an address, an escape or a byte.
  private mutating func skipSimpleToken() {
    switch byte() {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): skipText()
    case UInt8(ascii: "\\"): place = min(place + 2, bytes.count)
    case _ where isComment: skipComment()
    case _ where isAddress: skipAddress()
    default: place += 1
    }
  }

  private mutating func skipText() {
    let quote = byte()
    place += 1
    while place < bytes.count {
      switch byte() {
      case quote:
        place += 1
        return
      case UInt8(ascii: "\\"): place = min(place + 2, bytes.count)
      case 0x0A, 0x0C, 0x0D:
        isWhole = false
        return
      default: place += 1
      }
    }
    isWhole = false
  }

  /// Whether `url(` without a quote behind it stands here.
  private var isAddress: Bool {
    guard bytes.count - place > 4, byte(3) == UInt8(ascii: "("),
      bytes[place..<(place + 3)].map({ $0 | 0x20 }).elementsEqual("url".utf8)
    else { return false }
    if place > 0, (0x61...0x7A).contains(bytes[place - 1] | 0x20) || bytes[place - 1] == 0x2D {
      return false
    }
    let next = bytes[(place + 4)...].first { !Self.isSpace($0) }
    return next != UInt8(ascii: "\"") && next != UInt8(ascii: "'")
  }

  private mutating func skipAddress() {
    place += 4
    while place < bytes.count {
      switch byte() {
      case UInt8(ascii: ")"):
        place += 1
        return
      case UInt8(ascii: "\\"): place = min(place + 2, bytes.count)
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("):
        isWhole = false
        return
      default: place += 1
      }
    }
    isWhole = false
  }
}
