// SPDX-License-Identifier: MIT

/// A parser of property lists in the old style of Xcode projects and `.strings` files.
struct OldStylePlistReader {
  var scanner: PlistScanner

  init(_ scanner: PlistScanner) { self.scanner = scanner }

  /// Parses the whole text: one value, or the members of a dictionary without brackets.
  mutating func read() throws(PlistFault) -> PropertyList {
    try skipBlanks()
    let start = scanner
    let value = try value()
    try skipBlanks()
    if scanner.byte == nil { return value }
    guard case .text = value else { throw scanner.malformed }
    scanner = start
    return .dictionary(try members(until: nil))
  }

  private mutating func value() throws(PlistFault) -> PropertyList {
    try scanner.countValue()
    switch scanner.byte {
    case UInt8(ascii: "{"):
      try open()
      defer { scanner.leave() }
      return .dictionary(try members(until: UInt8(ascii: "}")))
    case UInt8(ascii: "("):
      try open()
      defer { scanner.leave() }
      return .list(try items())
    case UInt8(ascii: "<"): return try data()
    default: return .text(try text())
    }
  }

  private mutating func open() throws(PlistFault) {
    try scanner.enter()
    scanner.index += 1
  }

  /// Parses members `key = value;`; `key;` alone is its own value, as in old `.strings` files.
  ///
  /// If a key repeats, its last value counts.
  private mutating func members(
    until end: UInt8?
  ) throws(PlistFault) -> [String: PropertyList] {
    var members: [String: PropertyList] = [:]
    while true {
      try skipBlanks()
      if scanner.byte == end {
        if end != nil { scanner.index += 1 }
        return members
      }
      let key = try text()
      try skipBlanks()
      if scanner.take("=") {
        try skipBlanks()
        members[key] = try value()
        try skipBlanks()
      } else {
        try scanner.countValue()
        members[key] = .text(key)
      }
      try scanner.expect(";")
    }
  }

  /// Parses the elements of an array, separated by commas; a trailing comma is allowed.
  private mutating func items() throws(PlistFault) -> [PropertyList] {
    var items: [PropertyList] = []
    try skipBlanks()
    while !scanner.take(")") {
      items.append(try value())
      try skipBlanks()
      if scanner.take(",") {
        try skipBlanks()
      } else if !scanner.isAt(")") {
        throw scanner.malformed
      }
    }
    return items
  }

  /// Parses data: pairs of hexadecimal digits in angle brackets.
  private mutating func data() throws(PlistFault) -> PropertyList {
    try scanner.expect("<")
    var digits = 0
    while let byte = scanner.byte, byte != UInt8(ascii: ">") {
      if OldStyleText.digit(byte, radix: 16) != nil {
        digits += 1
      } else if !PlistScanner.isSpace(byte) {
        throw scanner.malformed
      }
      scanner.index += 1
    }
    if digits % 2 == 1 { throw scanner.malformed }
    try scanner.expect(">")
    return .other
  }

  // MARK: Texts

  private mutating func text() throws(PlistFault) -> String {
    if scanner.take("\"") { return try quoted(by: "\"") }
    if scanner.take("'") { return try quoted(by: "'") }
    let bare = scanner.take(while: OldStyleText.isBare)
    if bare.isEmpty { throw scanner.malformed }
    return scanner.text(bare)
  }

  private mutating func quoted(by quote: StaticString) throws(PlistFault) -> String {
    let end = quote.utf8Start.pointee
    var text: [UInt8] = []
    while true {
      let plain = scanner.take { $0 != end && $0 != UInt8(ascii: "\\") }
      text += scanner.bytes[plain]
      if scanner.take(quote) { return String(decoding: text, as: UTF8.self) }
      try scanner.expect("\\")
      guard scanner.byte != nil else { throw scanner.malformed }
      text += OldStyleText.takeEscape(&scanner)
    }
  }

  // MARK: Blanks

  /// Skips white space and comments.
  private mutating func skipBlanks() throws(PlistFault) {
    while true {
      scanner.take(while: PlistScanner.isSpace)
      if scanner.take("//") {
        while scanner.byte != nil && !endsLine { scanner.index += 1 }
      } else if scanner.take("/*") {
        _ = try scanner.take(until: "*/")
      } else if !(scanner.take("\u{2028}") || scanner.take("\u{2029}")) {
        return
      }
    }
  }

  /// Whether a line comment ends here: at a line break or Unicode's line or paragraph separator.
  private var endsLine: Bool {
    switch scanner.byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
    case 0xE2: scanner.isAt("\u{2028}") || scanner.isAt("\u{2029}")
    default: false
    }
  }
}
