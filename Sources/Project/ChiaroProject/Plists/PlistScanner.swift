// SPDX-License-Identifier: MIT

/// An error of parsing a property list, with the offset of the byte.
struct PlistFault: Error, Equatable {
  /// The kind of error.
  enum Kind: Equatable {
    case malformed
    case tooDeep
    case tooManyValues
  }

  var kind: Kind
  var offset: Int
}

/// A position in a property list's bytes, with the limits of the parser.
///
/// Both parsers are recursive, so they count a level of nesting before they parse its content.
struct PlistScanner {
  let bytes: [UInt8]
  var index: Int
  private let limits: PropertyList.Limits
  private var depth = 0
  private var valueCount = 0

  init(_ bytes: [UInt8], from index: Int, _ limits: PropertyList.Limits) {
    self.bytes = bytes
    self.index = index
    self.limits = limits
  }

  /// The byte at the position; nil at the end.
  var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// The error to throw where something else is expected.
  var malformed: PlistFault { PlistFault(kind: .malformed, offset: min(index, bytes.count)) }

  // MARK: Bounds

  /// Counts a value that begins at the position.
  mutating func countValue() throws(PlistFault) {
    valueCount += 1
    if valueCount > limits.values { throw PlistFault(kind: .tooManyValues, offset: index) }
  }

  /// Enters a level of nesting.
  mutating func enter() throws(PlistFault) {
    depth += 1
    if depth > limits.depth { throw PlistFault(kind: .tooDeep, offset: index) }
  }

  /// Leaves a level of nesting.
  mutating func leave() { depth -= 1 }

  // MARK: Bytes

  /// Returns whether a text begins at the position.
  func isAt(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
  }

  /// Skips a text if it begins at the position, and returns whether it did.
  mutating func take(_ text: StaticString) -> Bool {
    guard isAt(text) else { return false }
    index += text.utf8CodeUnitCount
    return true
  }

  /// Skips a text, which must begin at the position.
  mutating func expect(_ text: StaticString) throws(PlistFault) {
    if !take(text) { throw malformed }
  }

  /// Skips past the next occurrence of a text, and returns the range before it.
  mutating func take(until end: StaticString) throws(PlistFault) -> Range<Int> {
    let start = index
    while byte != nil {
      let inside = start..<index
      if take(end) { return inside }
      index += 1
    }
    throw malformed
  }

  /// Skips bytes while a condition holds, and returns their range.
  @discardableResult
  mutating func take(while isWanted: (UInt8) -> Bool) -> Range<Int> {
    let start = index
    while index < bytes.count && isWanted(bytes[index]) { index += 1 }
    return start..<index
  }

  /// Returns the text of a range of bytes, which are known to be UTF-8.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns whether a byte is white space: a space, or a control from tab to carriage return.
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
