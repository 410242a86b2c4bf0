// SPDX-License-Identifier: MIT

/// A reader of git's configuration syntax, byte by byte, which never goes back.
struct GitConfigurationScanner {
  typealias SyntaxError = GitConfiguration.SyntaxError

  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  /// The section that settings stand in; before the first, git takes them as they are.
  private var section: (name: String, subsection: [UInt8]?) = ("", nil)

  private static let newline = UInt8(ascii: "\n")
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  /// Returns all settings.
  mutating func settings() throws(SyntaxError) -> [GitConfiguration.Setting] {
    if let nul = bytes.firstIndex(of: 0) {
      throw SyntaxError(line: 1 + bytes[..<nul].count { $0 == Self.newline })
    }
    var settings: [GitConfiguration.Setting] = []
    while let byte = next() {
      if Self.isSpace(byte) { continue }
      switch byte {
      case UInt8(ascii: "#"), UInt8(ascii: ";"): skipLine()
      case UInt8(ascii: "["): try readSection()
      case _ where Self.isLetter(byte): settings.append(try setting(byte))
      default: throw error
      }
    }
    return settings
  }

  // MARK: Bytes

  /// The error about the byte that was taken last, which may end its line.
  private var error: SyntaxError {
    let endsLine = place > 0 && bytes[place - 1] == Self.newline
    return SyntaxError(line: endsLine ? line - 1 : line)
  }

  /// Takes a byte; a carriage return before a line feed is left out, as git does.
  private mutating func next() -> UInt8? {
    guard place < bytes.count else { return nil }
    if bytes[place] == 0x0D, place + 1 < bytes.count, bytes[place + 1] == Self.newline {
      place += 1
    }
    defer { place += 1 }
    if bytes[place] == Self.newline { line += 1 }
    return bytes[place]
  }

  private mutating func skipLine() {
    while let byte = next(), byte != Self.newline {}
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte == UInt8(ascii: "-")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// The lowercase of a byte of a name.
  private static func lowered(_ byte: UInt8) -> UInt8 { isLetter(byte) ? byte | 0x20 : byte }

  // MARK: Sections

  private mutating func readSection() throws(SyntaxError) {
    var name: [UInt8] = []
    while let byte = next() {
      if byte == UInt8(ascii: "]") {
        if name.isEmpty { throw error }
        section = (String(decoding: name, as: UTF8.self), nil)
        return
      }
      if Self.isSpace(byte) {
        if name.isEmpty { throw error }
        let subsection = try self.subsection(after: byte)
        section = (String(decoding: name, as: UTF8.self), subsection)
        return
      }
      guard Self.isPartOfName(byte) || byte == UInt8(ascii: ".") else { throw error }
      name.append(Self.lowered(byte))
    }
    throw error
  }

  private mutating func subsection(after byte: UInt8) throws(SyntaxError) -> [UInt8] {
    var byte = byte
    while Self.isSpace(byte) {
      guard byte != Self.newline, let following = next() else { throw error }
      byte = following
    }
    guard byte == Self.quote else { throw error }
    var text: [UInt8] = []
    while let byte = next(), byte != Self.newline {
      if byte == Self.quote {
        guard next() == UInt8(ascii: "]") else { throw error }
        return text
      }
      guard byte == Self.backslash else {
        text.append(byte)
        continue
      }
      guard let escaped = next(), escaped != Self.newline else { throw error }
      text.append(escaped)
    }
    throw error
  }

  // MARK: Settings

  private mutating func setting(_ first: UInt8) throws(SyntaxError) -> GitConfiguration.Setting {
    var name = [Self.lowered(first)]
    var byte = next()
    while let part = byte, Self.isPartOfName(part) {
      name.append(Self.lowered(part))
      byte = next()
    }
    while byte == 0x20 || byte == 0x09 { byte = next() }
    var value: [UInt8]?
    if let byte, byte != Self.newline {
      guard byte == UInt8(ascii: "=") else { throw error }
      value = try self.value()
    }
    return GitConfiguration.Setting(
      section.name, subsection: section.subsection, String(decoding: name, as: UTF8.self), value)
  }

  private mutating func value() throws(SyntaxError) -> [UInt8] {
    var text: [UInt8] = []
    var isQuoted = false
    // Where white space at the end begins that belongs to nothing.
    var end: Int?
    while let byte = next(), byte != Self.newline {
      if Self.isSpace(byte) && !isQuoted {
        if end == nil { end = text.count }
        if !text.isEmpty { text.append(byte) }
        continue
      }
      if !isQuoted && (byte == UInt8(ascii: ";") || byte == UInt8(ascii: "#")) {
        skipLine()
        break
      }
      end = nil
      if byte == Self.quote {
        isQuoted.toggle()
      } else if byte == Self.backslash {
        if let escaped = try escapedByte() { text.append(escaped) }
      } else {
        text.append(byte)
      }
    }
    if isQuoted { throw error }
    return Array(text.prefix(end ?? text.count))
  }

  /// The byte that stands behind a backslash; nil for the end of a line, which goes on.
  private mutating func escapedByte() throws(SyntaxError) -> UInt8? {
    switch next() {
    case Self.newline, nil: return nil
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "n"): return Self.newline
    case Self.quote: return Self.quote
    case Self.backslash: return Self.backslash
    default: throw error
    }
  }
}
