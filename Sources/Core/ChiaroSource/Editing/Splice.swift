// SPDX-License-Identifier: MIT

/// A range of bytes with its replacement.
struct Splice: Hashable {
  var range: Range<Int>
  var replacement: [UInt8]

  init(_ range: Range<Int>, _ replacement: [UInt8] = []) {
    self.range = range
    self.replacement = replacement
  }

  /// Returns splices by their places; insertions at the same place keep their order.
  static func ordered(_ splices: [Splice]) -> [Splice] {
    splices.enumerated().sorted { first, second in
      (first.element.range.lowerBound, first.element.range.upperBound, first.offset)
        < (second.element.range.lowerBound, second.element.range.upperBound, second.offset)
    }.map(\.element)
  }

  /// Returns the bytes with all splices applied; insertions at the same place keep their order.
  static func apply(_ splices: [Splice], to bytes: [UInt8]) throws(PatchError) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for splice in ordered(splices) {
      guard splice.range.lowerBound >= position, splice.range.upperBound <= bytes.count else {
        throw .overlapping
      }
      result += bytes[position..<splice.range.lowerBound]
      result += splice.replacement
      position = splice.range.upperBound
    }
    return result + bytes[position...]
  }
}
