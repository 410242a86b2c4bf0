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
  /// Why the change cannot be made; nil where it can.
  ///
  /// Such a fix is told, and not offered.
  var obstacle: String?

  init(_ description: String, isSafe: Bool = false, _ edits: [Edit]) {
    self.description = description
    self.isSafe = isSafe
    self.edits = edits
  }

  /// A change that cannot be made.
  init(_ description: String, obstacle: String) {
    self.init(description, [])
    self.obstacle = obstacle
  }
}
