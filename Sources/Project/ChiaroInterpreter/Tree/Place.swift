// SPDX-License-Identifier: MIT

/// A place in a project's source: the number of the file, and the byte where something begins.
package struct Place: Hashable, Sendable {
  /// The number of the file in its program; −1 for no file.
  package var file: Int32
  /// The offset in bytes.
  package var offset: Int32

  /// A place in no file.
  package static let none = Place(file: -1, offset: 0)
}
