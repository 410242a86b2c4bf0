// SPDX-License-Identifier: MIT

/// A scanner from the bytes of a text in XML to its tokens, in one pass without recursion.
///
/// It never gives up: behind malformed markup it continues where the next markup may begin. It
/// keeps no tokens, expands no entities, reads no other file and knows no elements. So its memory
/// is constant, and its time grows with the text alone. Clients decide whether tags match, which
/// declarations they allow, and whether a fault ends the reading.
///
/// Source: XML 1.0, Fifth Edition, §2 to §4; in names any character beyond ASCII is allowed
package struct XMLScanner: Sendable {
  /// The bytes of the whole text; `range` of the initializer selects the scanned ones.
  package let bytes: [UInt8]
  /// The offset behind the bytes to scan.
  let end: Int
  /// The offset of the last token; for attributes, the offset of their tag.
  package internal(set) var start: Int
  /// The offset behind the last token, at which the next begins.
  package internal(set) var position: Int

  /// The last attribute; after a fault in its value, the part before the fault.
  package internal(set) var attribute = XMLAttribute(name: 0..<0, value: 0..<0, isEncoded: false)

  /// The position between two calls to `next()`.
  enum State {
    case content
    case text
    case tag
    /// In a tag, before an attribute whose white space was checked.
    case attribute
    case value
    /// Behind a fault, before `following`.
    case token
  }

  var state = State.content
  /// The token that follows a fault.
  var following: XMLToken?
  /// The ends of markup that do not occur in the rest of the bytes.
  var missing: Set<End> = []
  /// Whether an ampersand was in the text that is being read.
  private var isEncoded = false

  /// Creates a scanner of a text, or of a part of it that begins between tags.
  ///
  /// The scanner skips a byte order mark at the beginning of the text.
  package init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
    self.bytes = bytes
    start = range?.lowerBound ?? 0
    end = range?.upperBound ?? bytes.count
    position = start
    if start == 0, end >= 3, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// The bytes of the last token; for a tag, those that were read so far.
  package var range: Range<Int> { start..<position }

  /// Returns the next token or fault; nil at the end.
  package mutating func next() -> XMLToken? {
    if state == .tag { return readInTag() }
    if state == .content {
      guard position < end else { return nil }
      start = position
      if bytes[position] == UInt8(ascii: "<") { return readMarkup() }
      isEncoded = false
      return readText()
    }
    return goOn()
  }

  /// Goes on behind a fault.
  @inline(never)
  private mutating func goOn() -> XMLToken? {
    switch state {
    case .text: return readText()
    case .attribute: return readAttribute()
    case .value: return readValue()
    case .content, .tag, .token:
      state = .content
      return following
    }
  }

  @inline(__always)
  private mutating func readText() -> XMLToken? {
    let (bytes, end) = (bytes, end)
    var index = position
    while index < end {
      let byte = bytes[index]
      index += 1
      // Blanks and letters, of which texts consist, stand before and behind all that counts.
      if !(UInt8(ascii: "&")...UInt8(ascii: "<")).contains(byte) { continue }
      if byte == UInt8(ascii: "<") {
        index -= 1
        break
      }
      if byte == UInt8(ascii: "&") {
        isEncoded = true
        if isUnknownEntity(at: index - 1) {
          position = index
          state = .text
          return .fault(XMLFault(.unknownEntity, (index - 1)..<index))
        }
      }
    }
    position = index
    state = .content
    return .text(start..<index, isEncoded: isEncoded)
  }

  func isUnknownEntity(at index: Int) -> Bool {
    XMLEntity(in: bytes[..<end], at: index) == nil
  }

  // MARK: Bytes

  /// The byte at the position; 0 at the end.
  var byte: UInt8 { position < end ? bytes[position] : 0 }

  /// Returns whether a text begins at an offset.
  func stands(_ text: StaticString, at offset: Int) -> Bool {
    text.withUTF8Buffer { bytes[offset..<end].starts(with: $0) }
  }

  /// Passes over white space.
  @inline(__always)
  mutating func skipSpace() {
    while position < end, Self.isSpace(bytes[position]) { position += 1 }
  }

  /// Returns whether a byte is white space.
  package static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  /// Returns whether a byte may begin a name.
  package static func beginsName(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
      || byte >= 0x80
  }

  /// Returns whether a byte may stand in a name.
  package static func continuesName(_ byte: UInt8) -> Bool {
    // A bit for each of 64 characters: digits and `-.:`, or letters and `_`. Names are half of a
    // file, and comparisons take longer.
    let signs: UInt64 = byte < 0x40 ? 0x07FF_6000_0000_0000 : 0x07FF_FFFE_87FF_FFFE
    return byte >= 0x80 || signs &>> UInt64(byte) & 1 == 1
  }
}
