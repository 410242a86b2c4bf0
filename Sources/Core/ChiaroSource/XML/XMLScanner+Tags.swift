// SPDX-License-Identifier: MIT

extension XMLScanner {
  /// Reads the name of a tag that opens an element.
  mutating func readTag() -> XMLToken? {
    position += 1
    state = .tag
    return .tag(takeName())
  }

  @inline(__always)
  private mutating func takeName() -> Range<Int> {
    let (bytes, end, first) = (bytes, end, position)
    var index = first
    while index < end, Self.continuesName(bytes[index]) { index += 1 }
    position = index
    return first..<index
  }

  /// Reads a closing tag, up to its `>` or the next `<`.
  mutating func readClosingTag() -> XMLToken? {
    position += 2
    let name = takeName()
    let isName = !name.isEmpty && Self.beginsName(bytes[name.lowerBound])
    skipSpace()
    if isName && byte == UInt8(ascii: ">") {
      position += 1
      return .closingTag(name)
    }
    following = .closingTag(name)
    state = .token
    let fault = XMLFault(.closingTag, start..<(isName ? position : name.lowerBound))
    while position < end, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "<") { position += 1 }
    if byte == UInt8(ascii: ">") { position += 1 }
    return .fault(fault)
  }

  // MARK: Attributes

  /// Reads an attribute or the end of a tag.
  @inline(__always)
  mutating func readInTag() -> XMLToken? {
    skipSpace()
    switch byte {
    case let byte where Self.beginsName(byte):
      return Self.isSpace(bytes[position - 1]) ? readAttribute() : missingSpace()
    case UInt8(ascii: ">"): return endTag(.open, 1)
    case UInt8(ascii: "/") where isAtEmptyEnd: return endTag(.empty, 2)
    case UInt8(ascii: "<"),
      0 where position == end:
      following = .tagEnd(.missing)
      state = .token
      return .fault(XMLFault(.tagNotClosed, position..<position))
    default:
      let fault = XMLFault(.noAttribute, position..<position)
      position += 1
      skipToEndOfAttribute()
      return .fault(fault)
    }
  }

  /// Tells that white space is missing before an attribute, which is read next.
  private mutating func missingSpace() -> XMLToken? {
    state = .attribute
    let name = takeName()
    position = name.lowerBound
    return .fault(XMLFault(.attributeWithoutSpace, name))
  }

  private mutating func endTag(_ tagEnd: XMLTagEnd, _ length: Int) -> XMLToken? {
    position += length
    state = .content
    return .tagEnd(tagEnd)
  }

  private var isAtEmptyEnd: Bool {
    byte == UInt8(ascii: "/") && position + 1 < end && bytes[position + 1] == UInt8(ascii: ">")
  }

  /// Reads `name="value"`.
  @inline(__always)
  mutating func readAttribute() -> XMLToken? {
    state = .tag
    let name = takeName()
    skipSpace()
    guard byte == UInt8(ascii: "=") else {
      return .fault(XMLFault(.attributeWithoutValue, name.lowerBound..<position))
    }
    position += 1
    skipSpace()
    guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") else {
      let fault = XMLFault(.valueWithoutQuotes, name.lowerBound..<position)
      skipToEndOfAttribute()
      return .fault(fault)
    }
    position += 1
    attribute = XMLAttribute(name: name, value: position..<position, isEncoded: false)
    return readValue()
  }

  /// Reads the rest of a value, and its quote.
  @inline(__always)
  mutating func readValue() -> XMLToken? {
    let (bytes, end) = (bytes, end)
    let first = attribute.value.lowerBound
    let quote = bytes[first - 1]
    var index = position
    while index < end {
      let byte = bytes[index]
      // Letters, of which most values consist, stand behind all that counts.
      if byte > UInt8(ascii: "<") {
        index += 1
        continue
      }
      if byte == quote || byte == UInt8(ascii: "<") { break }
      if byte == UInt8(ascii: "&") {
        attribute.isEncoded = true
        if isUnknownEntity(at: index) {
          position = index + 1
          state = .value
          return .fault(XMLFault(.unknownEntity, index..<position))
        }
      } else if byte < 0x20 {
        attribute.isEncoded = true
      }
      index += 1
    }
    state = .tag
    position = index
    guard index < end, bytes[index] == quote else {
      return .fault(XMLFault(.valueNotClosed, attribute.name.lowerBound..<index))
    }
    position += 1
    attribute.value = first..<index
    return .attribute
  }

  private mutating func skipToEndOfAttribute() {
    while position < end {
      let byte = bytes[position]
      if Self.isSpace(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "<") { return }
      if isAtEmptyEnd { return }
      position += 1
    }
  }
}
