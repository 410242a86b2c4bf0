// SPDX-License-Identifier: MIT

/// A color as it was written in a space that the library converts at once, such as `hsl`.
package struct TokenNotation: Hashable, Sendable {
  /// A space of CSS and of design tokens that is no space of the library.
  package enum Space: String, Sendable, CaseIterable {
    case hsl
    case hwb
    case a98RGB = "a98-rgb"
    case proPhotoRGB = "prophoto-rgb"
    case rec2020

    /// Whether the space has a function of its own in CSS, whose parts are an angle and two
    /// percentages.
    var isPolar: Bool { self == .hsl || self == .hwb }
  }

  /// The space.
  package var space: Space
  /// The components, three: degrees and percent in `hsl` and `hwb`, else 0 to 1; 0 for a missing
  /// one.
  package var components: [Double]
  /// The missing components, one bit each from the first.
  package var missing: UInt8

  /// Creates a notation.
  package init(_ space: Space, _ components: [Double], missing: UInt8 = 0) {
    self.space = space
    self.components = components
    self.missing = missing & 7
  }

  /// Whether the schema of design tokens admits the components.
  var fitsDesignTokens: Bool {
    guard space.isPolar else { return components.allSatisfy { (0...1).contains($0) } }
    return (0..<360).contains(components[0])
      && components.dropFirst().allSatisfy { (0...100).contains($0) }
  }
}
