// SPDX-License-Identifier: MIT

/// A change of one file that mends a finding.
package struct SourceFix: Hashable, Sendable {
  /// A stretch of bytes, and what comes in its place.
  package struct Edit: Hashable, Sendable {
    /// The bytes that go.
    package var range: Range<Int>
    /// The text that comes.
    package var text: String

    init(_ range: Range<Int>, _ text: String) {
      self.range = range
      self.text = text
    }
  }

  /// The change in words, such as `use UIColor.label`.
  package var description: String
  /// Whether nothing that anybody sees or has built on changes.
  package var isSafe: Bool
  /// The edits, which do not overlap.
  package var edits: [Edit]
  /// The digest of the bytes to which the edits belong.
  package var digest: UInt64 = 0

  init(_ description: String, isSafe: Bool = false, _ edits: [Edit]) {
    self.description = description
    self.isSafe = isSafe
    self.edits = edits
  }

  /// The bytes of a file with edits applied; nil where they overlap or lie outside.
  static func apply(_ edits: [Edit], to bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard edit.range.lowerBound >= position, edit.range.upperBound <= bytes.count else {
        return nil
      }
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }
}
