// SPDX-License-Identifier: MIT

/// A change of a file's bytes; whatever it does not name stays as it is.
///
/// Apple counterpart: none · Source: SARIF 2.1.0 §3.57 (replacement) · Fidelity: exact
public enum SourceEdit: Hashable, Sendable {
  /// Puts bytes in the place of others; an empty range inserts.
  case replace(Range<Int>, with: [UInt8])
  /// Takes out the element of a JSON list, or the member of a JSON object, whose value begins at a
  /// byte, with the comma that belonged to it.
  case removeJSON(at: Int)
}
