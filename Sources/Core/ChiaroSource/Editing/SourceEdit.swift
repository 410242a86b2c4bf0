// SPDX-License-Identifier: MIT

/// A change of a part of a file's bytes.
///
/// Source: SARIF 2.1.0 §3.57 (replacement)
public enum SourceEdit: Hashable, Sendable {
  /// Replaces a range of bytes; an empty range inserts.
  case replace(Range<Int>, with: [UInt8])
  /// Removes the element of a JSON array, or the member of a JSON object, whose value begins at a
  /// byte offset, together with its comma.
  case removeJSON(at: Int)
}
