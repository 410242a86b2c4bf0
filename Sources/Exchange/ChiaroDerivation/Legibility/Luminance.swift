// SPDX-License-Identifier: MIT

package import ChiaroColor

/// Luminances on the scale on which a contrast ratio is a distance.
///
/// A ratio of 4.5:1 is a difference of ln 4.5 anywhere on it, so that "this must stay legible on
/// that" is a linear inequality for all colors.
package enum Luminance {
  /// The ambient light of WCAG 2.2.
  private static let flare = 0.05

  /// The scale from black to white.
  package static let range = Math.logarithm(flare)...Math.logarithm(1 + flare)

  /// Returns the place of a color; its alpha is ignored.
  package static func place(of color: Color) -> Double {
    Math.logarithm(min(color.relativeLuminance, 1) + flare)
  }

  /// Returns the distance of two colors with a contrast ratio.
  package static func distance(ratio: Double) -> Double { Math.logarithm(ratio) }
}

/// A hue and chroma whose lightness is free, in the gamut of the color that it comes from.
package struct Tone: Sendable {
  private let origin: ColorComponents
  private let alpha: Double
  private let space: ColorSpace
  private let gamut: ColorSpace

  /// Creates the tone of components in OKLCH, written and bounded as a color is.
  ///
  /// - Parameters:
  ///   - components: lightness, chroma and hue
  ///   - source: the color whose space, gamut and alpha are kept
  package init(_ components: ColorComponents, like source: Color) {
    origin = components
    alpha = source.alpha
    space = source.space
    gamut = source.isInGamut(of: .sRGB, tolerance: 1e-4) ? .sRGB : .displayP3
  }

  /// The color at its own lightness.
  package var color: Color { color(lightness: origin.x) }

  /// Returns the color at a lightness, in gamut, with as many digits as a catalog has.
  package func color(lightness: Double) -> Color {
    var components = origin
    components.x = lightness
    let inside = Color(.oklch, components, alpha: alpha).mapped(into: gamut, by: .css)
    let isBytes = space == .sRGB || space == .extendedSRGB
    let written = isBytes ? Color(SRGB8(inside.converted(to: .sRGB))).components : nil
    if let written { return Color(space, written, alpha: alpha) }
    var thousandths = inside.converted(to: space).components * 1000
    for index in 0..<3 { thousandths[index] = thousandths[index].rounded() }
    return Color(space, thousandths / 1000, alpha: alpha)
  }

  /// Returns the color whose luminance is nearest to a place on the scale of `Luminance`.
  package func color(at place: Double) -> Color {
    var (low, high) = (0.0, 1.0)
    // 2⁻¹² of the lightness axis is an eighth of an 8-bit step of gray.
    for _ in 0..<12 {
      let middle = (low + high) / 2
      let isBelow = Luminance.place(of: color(lightness: middle)) < place
      (low, high) = isBelow ? (middle, high) : (low, middle)
    }
    let (dark, light) = (color(lightness: low), color(lightness: high))
    let isDarkNearer =
      (Luminance.place(of: dark) - place).magnitude < (Luminance.place(of: light) - place).magnitude
    return isDarkNearer ? dark : light
  }
}
