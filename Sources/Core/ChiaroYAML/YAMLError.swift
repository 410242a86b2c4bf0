// SPDX-License-Identifier: MIT

/// The reason why a YAML text cannot be read, with its place.
package struct YAMLError: Error, Equatable, Sendable {
  /// The reason, on one line.
  package let reason: String
  /// The line, from 1; nil when the error concerns the whole text.
  package let line: Int?
  /// The column, in characters from 1; nil when the error concerns the whole text.
  package let column: Int?
}
