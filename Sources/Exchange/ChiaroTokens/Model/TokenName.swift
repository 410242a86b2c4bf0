// SPDX-License-Identifier: MIT

import ChiaroSource

/// The name of a color with its groups: `Brand/Primary`.
///
/// A slash divides the parts, as in asset catalogs; no part is empty.
package struct TokenName: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The names of the groups, outermost first, and last the color's own.
  package let parts: [String]

  /// Creates a name from text; empty parts are left out, and a text without any is `unnamed`.
  package init(_ text: String) { self.init(parts: [text]) }

  /// Creates a name from parts; what has slashes is divided there.
  package init(parts: [String]) {
    let all = parts.flatMap { $0.utf8.split(separator: UInt8(ascii: "/")).map { String($0) ?? "" } }
    self.parts = all.isEmpty ? ["unnamed"] : all
  }

  /// The parts, joined by slashes.
  package var description: String { parts.count == 1 ? parts[0] : parts.joined(separator: "/") }

  /// Whether a part has a character that cannot be seen (`VisibleText`).
  package var hidesCharacters: Bool { parts.contains { VisibleText.hidesAny(in: $0) } }

  /// The name with such characters written out.
  package var visible: TokenName {
    hidesCharacters ? TokenName(parts: parts.map(VisibleText.reveal)) : self
  }

  /// Returns whether a name sorts before another, by Unicode scalars.
  package static func < (lhs: TokenName, rhs: TokenName) -> Bool {
    lhs.description.unicodeScalars.lexicographicallyPrecedes(rhs.description.unicodeScalars)
  }
}
