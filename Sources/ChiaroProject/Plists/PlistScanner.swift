// SPDX-License-Identifier: MIT

/// Why a property list cannot be read, and at which byte.
struct PlistFault: Error, Equatable {
  /// What is wrong.
  enum Kind: Equatable {
    case malformed
    case tooDeep
    case tooManyValues
  }

  var kind: Kind
  var offset: Int
}

/// A place in a property list's bytes, and how much may still be read there.
///
/// Both notations are read by functions that call themselves for each level of nesting, so that a
/// level is counted before anything of it is read.
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

  /// The byte at the place, or nil at the end.
  var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// What is thrown where something else is expected.
  var malformed: PlistFault { PlistFault(kind: .malformed, offset: min(index, bytes.count)) }

  // MARK: Bounds

  /// Counts a value that begins here.
  mutating func countValue() throws(PlistFault) {
    valueCount += 1
    if valueCount > limits.values { throw PlistFault(kind: .tooManyValues, offset: index) }
  }

  /// Goes a level down.
  mutating func enter() throws(PlistFault) {
    depth += 1
    if depth > limits.depth { throw PlistFault(kind: .tooDeep, offset: index) }
  }

  /// Comes a level up.
  mutating func leave() { depth -= 1 }

  // MARK: Bytes

  /// Whether `text` stands at the place.
  func isAt(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
  }

  /// Goes behind `text` when it stands at the place.
  mutating func take(_ text: StaticString) -> Bool {
    guard isAt(text) else { return false }
    index += text.utf8CodeUnitCount
    return true
  }

  /// Goes behind `text`, which must stand at the place.
  mutating func expect(_ text: StaticString) throws(PlistFault) {
    if !take(text) { throw malformed }
  }

  /// Goes behind the next place where `end` stands, and gives what is before it.
  mutating func take(until end: StaticString) throws(PlistFault) -> Range<Int> {
    let start = index
    while byte != nil {
      let inside = start..<index
      if take(end) { return inside }
      index += 1
    }
    throw malformed
  }

  /// Goes over bytes for as long as they are wanted, and gives their range.
  @discardableResult
  mutating func take(while isWanted: (UInt8) -> Bool) -> Range<Int> {
    let start = index
    while index < bytes.count && isWanted(bytes[index]) { index += 1 }
    return start..<index
  }

  /// The text of some bytes, which are known to be UTF-8.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Whether a byte is white space: a space, or one of the controls from tab to carriage return.
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
