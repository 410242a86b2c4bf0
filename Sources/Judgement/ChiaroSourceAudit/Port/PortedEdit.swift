// SPDX-License-Identifier: MIT

/// A piece of a text and what stands there instead.
struct PortedEdit: Hashable, Comparable {
  /// The bytes that go.
  var range: Range<Int>
  /// What comes; empty for nothing.
  var replacement: String

  /// Edits come in the order of the text.
  static func < (one: PortedEdit, other: PortedEdit) -> Bool {
    (one.range.lowerBound, one.range.upperBound) < (other.range.lowerBound, other.range.upperBound)
  }

  /// Applies edits to a text; of two that overlap, the later one is left out.
  static func apply(_ edits: [PortedEdit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = 0
    for edit in edits.sorted() where edit.range.lowerBound >= place {
      result += bytes[place..<edit.range.lowerBound]
      result += edit.replacement.utf8
      place = edit.range.upperBound
    }
    return result + bytes[place...]
  }
}
