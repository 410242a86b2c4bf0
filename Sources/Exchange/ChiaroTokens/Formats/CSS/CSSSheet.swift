// SPDX-License-Identifier: MIT

import ChiaroSource

/// The declarations of a stylesheet with the blocks around them, without any more of its meaning.
struct CSSSheet {
  /// A declaration of a custom property.
  struct Declaration {
    /// The property's name, without the two hyphens.
    var name: String
    /// The value, without comments and white space around it.
    var value: String
    /// The preludes of the blocks around it, outermost first.
    var blocks: [String]
    /// The comment behind the declaration on the same line.
    var comment: String?
    /// Where the declaration begins, in bytes.
    var offset: Int
    /// Whether `!important` stands behind the value.
    var isImportant = false
    /// Whether `@property` says the value, which any declaration replaces.
    var isInitial = false
  }

  private(set) var declarations: [Declaration] = []
  /// The layers that are named before their blocks, as `@layer base, theme;` does.
  private(set) var layers: [String] = []
  /// The selectors that `@custom-variant` gives names.
  private(set) var variants: [String: String] = [:]
  /// Where a block, a comment or a string begins that never ends, or marks of a merge stand; nil
  /// for a whole sheet.
  private(set) var failure: Int?
  /// Where the open blocks begin, as many as are read.
  private var starts: [Int] = []
  private let bytes: [UInt8]
  private var position = 0
  /// The preludes of the blocks around a place, as many as are read.
  private var blocks: [String] = []
  private var depth = 0

  /// The deepest nesting that is read; what stands deeper is left out.
  private static let deepest = 64

  /// Reads a stylesheet; it never fails, as in CSS.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    read()
  }

  private mutating func read() {
    var start = position
    var text: [UInt8] = []
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""), UInt8(ascii: "'"): text += takeString()
      case UInt8(ascii: "("): text += takeParentheses()
      case UInt8(ascii: "{"):
        position += 1
        open(text)
        (text, start) = ([], position)
      case UInt8(ascii: "}"):
        declare(text, start)
        position += 1
        close()
        (text, start) = ([], position)
      case UInt8(ascii: ";"):
        position += 1
        declare(text, start)
        (text, start) = ([], position)
      default:
        if text.isEmpty { start = position }
        text.append(bytes[position])
        position += 1
      }
    }
    declare(text, start)
    failure = [failure, starts.first, Self.mergeMark(in: bytes)].compactMap { $0 }.min()
  }

  /// Returns where the mark of a merge that failed stands on a line of its own.
  private static func mergeMark(in bytes: [UInt8]) -> Int? {
    let mark = Array("<<<<<<< ".utf8)
    return bytes.indices.first { index in
      bytes[index] == mark[0] && (index == 0 || bytes[index - 1] == 0x0A)
        && bytes[index...].starts(with: mark)
    }
  }

  private func peek(_ distance: Int) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  private mutating func open(_ prelude: [UInt8]) {
    depth += 1
    if depth <= Self.deepest {
      starts.append(position - 1)
      blocks.append(Self.trimmed(String(decoding: prelude, as: UTF8.self)))
    }
  }

  private mutating func close() {
    guard depth > 0 else { return }
    if depth <= Self.deepest {
      blocks.removeLast()
      starts.removeLast()
    }
    depth -= 1
  }

  private mutating func declare(_ text: [UInt8], _ offset: Int) {
    guard depth <= Self.deepest else { return }
    if text.first(where: { $0 > 0x20 }) == UInt8(ascii: "@"), declareVariant(text) { return }
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return declareLayers(text) }
    var name = Self.trimmed(String(decoding: text[..<colon], as: UTF8.self))
    let property = name.lowercased() == "initial-value" ? registered : nil
    name = property ?? name
    guard name.hasPrefix("--"), name.utf8.count > 2 else { return }
    var value = Self.trimmed(String(decoding: text[(colon + 1)...], as: UTF8.self))
    // There may be spaces around the exclamation mark.
    let isImportant = value.lowercased().filter { !$0.isWhitespace }.hasSuffix("!important")
    if isImportant, let sign = value.lastIndex(of: "!") {
      value = Self.trimmed(String(value[..<sign]))
    }
    declarations.append(
      Declaration(
        name: NameComment.name(String(name.dropFirst(2))), value: value,
        blocks: property == nil ? blocks : [":root"], comment: comment(),
        offset: offset + text.prefix { $0 <= 0x20 }.count, isImportant: isImportant,
        isInitial: property != nil))
  }

  /// The property that the innermost block registers.
  private var registered: String? {
    guard let block = blocks.last, block.lowercased().hasPrefix("@property") else { return nil }
    return Self.trimmed(String(block.dropFirst("@property".count)))
  }

  /// Takes `@custom-variant midnight (&:where(.dark, .dark *))`; returns false for other rules.
  private mutating func declareVariant(_ text: [UInt8]) -> Bool {
    let rule = Self.trimmed(String(decoding: text.prefix(1000), as: UTF8.self))
    guard rule.hasPrefix("@custom-variant"), variants.count < 1000 else { return false }
    let rest = Self.trimmed(String(rule.dropFirst("@custom-variant".count)))
    let name = rest.prefix { !$0.isWhitespace && $0 != "(" }
    let selector = Self.trimmed(String(rest.dropFirst(name.count)))
    if selector.hasPrefix("("), selector.hasSuffix(")") {
      variants[String(name)] = String(selector.dropFirst().dropLast())
    }
    return true
  }

  private mutating func declareLayers(_ text: [UInt8]) {
    let words = Self.trimmed(String(decoding: text.prefix(10_000), as: UTF8.self))
    guard words.lowercased().hasPrefix("@layer"), layers.count < 1000 else { return }
    layers += words.dropFirst("@layer".count).split(separator: ",").map { Self.trimmed(String($0)) }
  }

  /// The comment on the rest of the line; the place does not move.
  private func comment() -> String? {
    var index = position
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "/"),
      bytes[index + 1] == UInt8(ascii: "*")
    else { return nil }
    let rest = bytes[(index + 2)...].prefix(1000)
    guard
      let star = rest.indices.first(where: {
        rest[$0] == 0x2A && $0 + 1 < bytes.count
          && bytes[$0 + 1] == UInt8(ascii: "/")
      })
    else { return nil }
    let text = String(decoding: rest[..<star], as: UTF8.self)
    return text.contains("\n") ? nil : Self.trimmed(text)
  }

  private mutating func skipComment() {
    let start = position
    position += 2
    while position < bytes.count {
      if bytes[position] == 0x2A, peek(1) == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
    }
    failure = failure ?? start
  }

  private mutating func takeString() -> ArraySlice<UInt8> {
    let (start, quote) = (position, bytes[position])
    position += 1
    while position < bytes.count, bytes[position] != quote, bytes[position] != 0x0A {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    position = min(position + 1, bytes.count)
    return bytes[start..<position]
  }

  /// What stands in parentheses, to the end of the outermost pair; comments become spaces.
  private mutating func takeParentheses() -> [UInt8] {
    var (text, depth) = ([UInt8](), 0)
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "/"), peek(1) == 0x2A {
        skipComment()
        text.append(0x20)
        continue
      }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        text += takeString()
        continue
      }
      // Without its parenthesis a value ends where the declaration does.
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: ";") {
        break
      }
      text.append(byte)
      position += 1
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0 { break }
      }
    }
    return text
  }

  static func trimmed(_ text: String) -> String {
    let isSpace: (Character) -> Bool = { $0.isWhitespace }
    return String(text.drop(while: isSpace).reversed().drop(while: isSpace).reversed())
  }
}
