// SPDX-License-Identifier: MIT

/// Numbers with their nouns, for messages.
package enum Count {
  /// Returns a number with its noun, such as `1 catalog` or `2 catalogs`.
  ///
  /// - Parameters:
  ///   - number: the number of items
  ///   - one: the words for one item
  ///   - several: the words for several items and for none; nil for `one` with an s
  /// - Returns: the number and the words
  package static func text(_ number: Int, _ one: String, _ several: String? = nil) -> String {
    "\(number) \(number == 1 ? one : several ?? "\(one)s")"
  }
}
