// SPDX-License-Identifier: MIT

package import ChiaroCatalog
package import ChiaroColor

/// The value of a color in one environment.
package enum TokenValue: Hashable, Sendable {
  /// Components in a color space.
  case color(TokenColor)
  /// The value of another color of the palette, by its name.
  case alias(TokenName)
  /// A system color, which adapts to the appearance by itself.
  case system(SystemReference)
}

/// A color whose components may be missing, as CSS and design tokens write with `none`.
package struct TokenColor: Hashable, Sendable {
  /// The color; a missing component is 0.
  package var color: Color
  /// The missing components, one bit each from the first; bit 3 is alpha.
  package var missing: UInt8
  /// The original notation of the color, if it is in a space that the library lacks; it has the
  /// missing components, except alpha.
  package var written: TokenNotation?

  /// Creates a color; by default no component is missing.
  package init(_ color: Color, missing: UInt8 = 0, written: TokenNotation? = nil) {
    self.color = color
    self.missing = missing
    self.written = written
  }

  /// Whether any component is missing.
  package var hasMissing: Bool { missing != 0 || written.map { $0.missing != 0 } == true }

  /// Returns the color with another opacity, and components that are missing as they were.
  package func withAlpha(_ alpha: Double) -> TokenColor {
    TokenColor(color.withAlpha(alpha), missing: missing & 7, written: written)
  }

  /// Creates a color read from a catalog.
  ///
  /// Catalogs hold single precision; the components become the decimals that the file has, so that
  /// `"0.200"` is 0.2 and not 0.20000000298.
  package init(catalog color: Color) {
    var components = color.components
    for index in 0..<3 { components[index] = Self.decimal(components[index]) }
    self.init(Color(color.space, components, alpha: Self.decimal(color.alpha)))
  }

  /// Returns the shortest decimal of a number that single precision holds, else the number.
  private static func decimal(_ value: Double) -> Double {
    let single = Float(value)
    return Double(single) == value ? Double("\(single)") ?? value : value
  }
}
