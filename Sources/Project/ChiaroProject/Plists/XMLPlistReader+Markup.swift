// SPDX-License-Identifier: MIT

extension XMLPlistReader {
  /// The names of the elements of property lists.
  enum Name: String {
    case plist, dict, array, key, string, integer, real, date, data, `true`, `false`
  }

  /// A tag.
  struct Tag {
    /// The form of a tag: opening, closing, or an empty element.
    enum Form {
      case opening
      case closing
      case empty
    }

    var name: Name
    var form: Form
  }

  // MARK: Between elements

  /// Skips white space, comments and processing instructions.
  mutating func skipMisc() throws(PlistFault) {
    repeat { scanner.take(while: PlistScanner.isSpace) } while try skipCommentOrInstruction()
  }

  /// Skips everything before the first element, including a document type.
  mutating func skipProlog() throws(PlistFault) {
    try skipMisc()
    guard scanner.take("<!DOCTYPE") else { return }
    // Behind a bracket entities could be declared.
    while let byte = scanner.byte, byte != UInt8(ascii: "["), byte != UInt8(ascii: "<") {
      scanner.index += 1
      switch byte {
      case UInt8(ascii: ">"): return try skipMisc()
      case UInt8(ascii: "\""): _ = try scanner.take(until: "\"")
      case UInt8(ascii: "'"): _ = try scanner.take(until: "'")
      default: break
      }
    }
    throw scanner.malformed
  }

  /// Skips a comment or processing instruction; returns false when there is none.
  private mutating func skipCommentOrInstruction() throws(PlistFault) -> Bool {
    if scanner.take("<!--") {
      _ = try scanner.take(until: "-->")
    } else if scanner.take("<?") {
      _ = try scanner.take(until: "?>")
    } else {
      return false
    }
    return true
  }

  // MARK: Tags

  /// Parses a tag.
  mutating func tag() throws(PlistFault) -> Tag {
    try scanner.expect("<")
    let isClosing = scanner.take("/")
    let start = scanner.index
    let letters = scanner.take { (0x61...0x7A).contains($0) }
    guard letters.count < 8, let name = Name(rawValue: scanner.text(letters)) else {
      scanner.index = start
      throw scanner.malformed
    }
    if isClosing {
      scanner.take(while: PlistScanner.isSpace)
      try scanner.expect(">")
      return Tag(name: name, form: .closing)
    }
    return Tag(name: name, form: try skipAttributes() ? .empty : .opening)
  }

  /// Skips the closing tag of an element, which must begin at the position.
  mutating func close(_ name: Name) throws(PlistFault) {
    let place = scanner
    let tag = try tag()
    if tag.form != .closing || tag.name != name { throw place.malformed }
  }

  /// Skips the rest of a tag; returns whether the tag also closes its element.
  private mutating func skipAttributes() throws(PlistFault) -> Bool {
    while true {
      let space = scanner.take(while: PlistScanner.isSpace)
      if scanner.take(">") { return false }
      if scanner.take("/>") { return true }
      let name = scanner.take { !PlistScanner.isSpace($0) && !"<>/='\"&".utf8.contains($0) }
      guard !space.isEmpty, !name.isEmpty else { throw scanner.malformed }
      scanner.take(while: PlistScanner.isSpace)
      try scanner.expect("=")
      scanner.take(while: PlistScanner.isSpace)
      let value: Range<Int>
      if scanner.take("\"") {
        value = try scanner.take(until: "\"")
      } else {
        try scanner.expect("'")
        value = try scanner.take(until: "'")
      }
      if scanner.bytes[value].contains(UInt8(ascii: "<")) { throw scanner.malformed }
    }
  }

  // MARK: Text

  /// Parses the text of an element, and skips its closing tag.
  mutating func text(until name: Name) throws(PlistFault) -> String {
    var text: [UInt8] = []
    while true {
      let plain = scanner.take { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "&") }
      text += scanner.bytes[plain]
      if scanner.take("&") {
        text += try entity()
      } else if scanner.take("<![CDATA[") {
        text += scanner.bytes[try scanner.take(until: "]]>")]
      } else if try !skipCommentOrInstruction() {
        try close(name)
        return String(decoding: text, as: UTF8.self)
      }
    }
  }

  /// Parses an entity, and returns its bytes; only the predefined ones of XML are supported.
  private mutating func entity() throws(PlistFault) -> [UInt8] {
    let start = scanner.index
    let name = scanner.take { $0 == UInt8(ascii: "#") || Self.isLetterOrDigit($0) }
    if name.count <= 10 && scanner.take(";") {
      let text = scanner.text(name)
      if let meant = Self.entities[text] ?? Self.number(text) { return meant }
    }
    scanner.index = start
    throw scanner.malformed
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }

  private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    .mapValues { Array($0.utf8) }

  /// Returns the character of a numeric entity such as `#233` or `#xE9`; nil for others.
  private static func number(_ name: String) -> [UInt8]? {
    guard name.utf8.first == UInt8(ascii: "#") else { return nil }
    let isHexadecimal = name.utf8.dropFirst().first == UInt8(ascii: "x")
    let digits = name.utf8.dropFirst(isHexadecimal ? 2 : 1)
    guard digits.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let code = UInt32(String(Substring(digits)), radix: isHexadecimal ? 16 : 10), code > 0
    else { return nil }
    return Unicode.Scalar(code).map { Array(String($0).utf8) }
  }
}
