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

/// The number and depth of values that a parser of property lists has come to, within its limits.
///
/// Both parsers are recursive, so they count a level of nesting before they parse its content.
struct PlistBounds {
  private let limits: PropertyList.Limits
  private var depth = 0
  private var valueCount = 0

  init(_ limits: PropertyList.Limits) { self.limits = limits }

  /// Counts a value that begins at an offset.
  mutating func countValue(at offset: Int) throws(PlistFault) {
    valueCount += 1
    if valueCount > limits.values { throw PlistFault(kind: .tooManyValues, offset: offset) }
  }

  /// Enters a level of nesting at an offset.
  mutating func enter(at offset: Int) throws(PlistFault) {
    depth += 1
    if depth > limits.depth { throw PlistFault(kind: .tooDeep, offset: offset) }
  }

  /// Leaves a level of nesting.
  mutating func leave() { depth -= 1 }
}
