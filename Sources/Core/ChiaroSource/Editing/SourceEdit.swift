// SPDX-License-Identifier: MIT

/// A change to a part of a file's bytes.
///
/// Source: SARIF 2.1.0 §3.57 (replacement)
public enum SourceEdit: Hashable, Sendable {
  /// Replaces a range of bytes; if the range is empty, inserts bytes.
  case replace(Range<Int>, with: [UInt8])
  /// Removes a JSON array element or object member, together with its comma; the offset is that of
  /// the value's first byte.
  case removeJSON(at: Int)
}
