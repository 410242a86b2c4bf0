// SPDX-License-Identifier: MIT

/// A position in the bytes of a property list in the old style, with the bounds of the parser.
struct PlistScanner {
  let bytes: [UInt8]
  var index: Int
  private var bounds: PlistBounds

  init(_ bytes: [UInt8], from index: Int, _ bounds: PlistBounds) {
    self.bytes = bytes
    self.index = index
    self.bounds = bounds
  }

  /// The byte at the position; nil at the end.
  var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// The error to throw where something else is expected.
  var malformed: PlistFault { PlistFault(kind: .malformed, offset: min(index, bytes.count)) }

  // MARK: Bounds

  /// Counts a value that begins at the position.
  mutating func countValue() throws(PlistFault) { try bounds.countValue(at: index) }

  /// Enters a level of nesting.
  mutating func enter() throws(PlistFault) { try bounds.enter(at: index) }

  /// Leaves a level of nesting.
  mutating func leave() { bounds.leave() }

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
