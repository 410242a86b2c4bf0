// SPDX-License-Identifier: MIT

/// Something that a format cannot say of a color.
package struct TokenLoss: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// What is lost.
  package enum Kind: String, Sendable, CaseIterable {
    /// Values for some devices.
    case idiom
    /// Values for some languages.
    case locale
    /// Values for increased contrast.
    case contrast
    /// Values for the dark style.
    case scheme
    /// Values for elevated content.
    case level
    /// Values for screens with another gamut.
    case gamut
    /// That one color is another.
    case alias
    /// That a color is the system's.
    case system
    /// Components that the format's spaces cannot hold.
    case range
    /// The space in which components are given, or components that are missing.
    case notation
    /// A name.
    case name
    /// What is said about a color: description, deprecation, extensions of other tools.
    case annotation
    /// The color itself, in a scheme that has a fixed set of places.
    case place
    /// A color without any value.
    case value
  }

  /// The color's name.
  package var name: TokenName
  /// What is lost.
  package var kind: Kind
  /// Why, and what is written in its place.
  package var reason: String

  /// Creates a loss.
  package init(_ name: TokenName, _ kind: Kind, _ reason: String) {
    self.name = name
    self.kind = kind
    self.reason = reason
  }

  /// The name and the reason.
  package var description: String { "\(name): \(reason) [\(kind.rawValue)]" }

  /// Returns whether a loss sorts before another: by name, then kind.
  package static func < (lhs: TokenLoss, rhs: TokenLoss) -> Bool {
    (lhs.name, lhs.kind.rawValue, lhs.reason) < (rhs.name, rhs.kind.rawValue, rhs.reason)
  }
}
