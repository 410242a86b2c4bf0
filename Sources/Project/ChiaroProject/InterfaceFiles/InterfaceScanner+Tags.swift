// SPDX-License-Identifier: MIT

import ChiaroSource

extension InterfaceScanner {
  // MARK: Opening tags

  /// Reads a tag that opens an element, with its attributes.
  mutating func readTag() {
    let start = position
    position += 1
    let name = takeName()
    let first = attributes.count
    let end = readAttributes()
    guard levelsLeftOut == 0, open.count < limits.depth else {
      attributes.removeSubrange(first...)
      return leaveOut(start, isEmpty: end == .empty)
    }
    guard nodes.count < limits.elements, attributes.count <= limits.elements * 4 else {
      report(
        .error, "interface-too-many-elements", at: start,
        "more than \(limits.elements) elements; the rest of the file is not read")
      isFull = true
      return
    }
    var node = InterfaceTree.Node(
      name: UInt32(name.lowerBound),
      nameLength: UInt16(name.count), firstAttribute: UInt32(first),
      parent: Int32(open.last ?? -1))
    node.attributeCount = UInt16(attributes.count - first)
    node.contentStart = UInt32(position)
    nodes.append(node)
    open.append(nodes.count - 1)
    if end == .empty || end == .broken && !opens(start) {
      close(nodes.count - 1, contentEnd: position, end: position)
    }
  }

  /// Passes over an element that is nested too deeply.
  private mutating func leaveOut(_ start: Int, isEmpty: Bool) {
    if levelsLeftOut == 0 {
      report(
        .error, "interface-too-deep", at: start,
        "nested deeper than \(limits.depth) levels; the contents are not read")
    }
    if !isEmpty { levelsLeftOut += 1 }
  }

  private mutating func takeName() -> Range<Int> {
    let start = position
    while position < bytes.count, Self.continuesName(bytes[position]) { position += 1 }
    // No name of Interface Builder's is longer than 60 bytes.
    return start..<min(position, start + Int(UInt16.max))
  }

  /// Returns whether an element whose tag is broken has others inside: the next tag is indented
  /// further.
  private func opens(_ start: Int) -> Bool {
    guard let own = indentation(of: start), let next = indentation(of: position) else {
      return false
    }
    return next > own
  }

  // MARK: Attributes

  /// The end of a tag.
  enum TagEnd {
    case open
    case empty
    /// Another tag begins before this one has ended.
    case broken
  }

  private mutating func readAttributes() -> TagEnd {
    let first = attributes.count
    while position < bytes.count {
      let byte = bytes[position]
      if Self.isSpace(byte) {
        position += 1
      } else if byte == UInt8(ascii: ">") {
        position += 1
        return .open
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: ">")
      {
        position += 2
        return .empty
      } else if byte == UInt8(ascii: "<") {
        break
      } else if Self.beginsName(byte) {
        readAttribute(first)
      } else {
        report(.warning, "interface-syntax", at: position, "expected an attribute or '>'")
        position += 1
        skipToEndOfAttribute()
      }
    }
    report(.warning, "interface-syntax", at: position, "a tag is not closed")
    return .broken
  }

  /// Reads `name="value"`; leaves out what is none.
  private mutating func readAttribute(_ first: Int) {
    let start = position
    let name = takeName()
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
      return report(.warning, "interface-syntax", at: start, "an attribute without a value")
    }
    position += 1
    skipSpace()
    guard position < bytes.count,
      bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'")
    else {
      report(.warning, "interface-syntax", at: start, "a value without quotes")
      return skipToEndOfAttribute()
    }
    let quote = bytes[position]
    position += 1
    readValue(of: name, endingAt: quote, first)
  }

  /// Reads a value up to its quote.
  private mutating func readValue(of name: Range<Int>, endingAt quote: UInt8, _ first: Int) {
    let value = position
    var isEncoded = false
    while position < bytes.count, bytes[position] != quote, bytes[position] != UInt8(ascii: "<") {
      let byte = bytes[position]
      if byte == UInt8(ascii: "&") {
        checkEntity(at: position)
        isEncoded = true
      } else if byte < 0x20 {
        isEncoded = true
      }
      position += 1
    }
    guard position < bytes.count, bytes[position] == quote else {
      return report(
        .warning, "interface-syntax", at: name.lowerBound, "an attribute's value is not closed")
    }
    let length = position - value
    position += 1
    keep(name, value, length, isEncoded: isEncoded, after: first)
  }

  /// Keeps an attribute of the tag whose attributes begin at `first`.
  private mutating func keep(
    _ name: Range<Int>, _ value: Int, _ length: Int, isEncoded: Bool, after first: Int
  ) {
    guard length <= limits.attributeBytes else {
      return report(
        .warning, "interface-attribute-too-long", at: name.lowerBound,
        "an attribute of more than \(limits.attributeBytes) bytes is left out")
    }
    guard attributes.count - first < limits.attributes else {
      return report(
        .warning, "interface-too-many-attributes", at: name.lowerBound,
        "more than \(limits.attributes) attributes; this one is left out")
    }
    attributes.append(
      InterfaceTree.Attribute(
        name: UInt32(name.lowerBound),
        nameLength: UInt16(name.count), isEncoded: isEncoded, value: UInt32(value),
        valueLength: UInt32(length)))
  }

  private mutating func skipSpace() {
    while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
  }

  private mutating func skipToEndOfAttribute() {
    while position < bytes.count {
      let byte = bytes[position]
      if Self.isSpace(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "<") { return }
      if byte == UInt8(ascii: "/"), position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: ">")
      {
        return
      }
      position += 1
    }
  }
}
