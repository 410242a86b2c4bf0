// SPDX-License-Identifier: MIT

/// A property of a color that a format cannot express.
package struct TokenLoss: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The kind of property that is lost.
  package enum Kind: String, Sendable, CaseIterable {
    /// Values for particular kinds of device, such as an iPad.
    case idiom
    /// Values for particular languages.
    case locale
    /// Values for increased contrast.
    case contrast
    /// Values for the dark style.
    case scheme
    /// Values for elevated content.
    case level
    /// Values for screens with another gamut.
    case gamut
    /// The fact that a color is an alias of another.
    case alias
    /// The fact that a color is a system color.
    case system
    /// Components that the format cannot express, such as those outside its color spaces.
    case range
    /// The fact that a component is missing, `none` in CSS; it is written as 0.
    case notation
    /// The color's name.
    case name
    /// The color's description, its deprecation, or data that other tools added to it.
    case annotation
    /// The color itself, because the format has fixed roles and none for this color.
    case place
    /// The color's value, because the color has none or the value cannot be written.
    case value
  }

  /// The color's name.
  package var name: TokenName
  /// The kind of property that is lost.
  package var kind: Kind
  /// The reason, or the replacement that is written.
  package var reason: String

  /// Creates a loss.
  package init(_ name: TokenName, _ kind: Kind, _ reason: String) {
    self.name = name
    self.kind = kind
    self.reason = reason
  }

  /// Returns the loss of a color's description, deprecation and data of other tools; none where it
  /// has none of them.
  package static func annotations(of token: ColorToken) -> [TokenLoss] {
    let lost = [
      token.description.map { _ in "its description" },
      token.deprecation.map { _ in "its deprecation" },
      token.extensions.isEmpty ? nil : "data of other tools",
    ].compactMap(\.self)
    guard !lost.isEmpty else { return [] }
    let isOne = lost.count == 1 && token.extensions.isEmpty
    let reason = "\(lost.joined(separator: " and ")) \(isOne ? "is" : "are") not written"
    return [TokenLoss(token.name, .annotation, reason)]
  }

  /// The name and the reason.
  package var description: String { "\(name): \(reason) [\(kind.rawValue)]" }

  /// Returns whether a loss sorts before another: by name, then kind.
  package static func < (lhs: TokenLoss, rhs: TokenLoss) -> Bool {
    (lhs.name, lhs.kind.rawValue, lhs.reason) < (rhs.name, rhs.kind.rawValue, rhs.reason)
  }
}
