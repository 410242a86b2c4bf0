// SPDX-License-Identifier: MIT

/// A method to bring an out-of-gamut color into the gamut of a color space.
///
/// Apple counterpart: `CGColorRenderingIntent` · Source: CSS Color 4 §13 · Fidelity: exact
public enum GamutMapping: String, Sendable, CaseIterable {
  /// Clips each channel separately, as Core Graphics and browsers do when they draw.
  ///
  /// This is fast, but shifts hue and lightness.
  case clip
  /// Reduces chroma at constant lightness and hue until clipping is not noticeable (CSS Color 4).
  case css
}

extension Color {
  /// Returns the color converted to a color space and mapped into its gamut.
  ///
  /// A color that is already in gamut is only converted, as is every color if the space is
  /// unbounded. Alpha is kept. For a gray space, either method keeps the clipped luminance.
  ///
  /// ```swift
  /// let lime = Color(.displayP3, 0, 1, 0)
  /// lime.mapped(into: .sRGB, by: .clip).hexText  // "#00FF00"
  /// lime.mapped(into: .sRGB, by: .css).hexText   // "#00FB29"
  /// ```
  ///
  /// Apple counterpart: `CGColor.converted(to:intent:options:)` · Source: CSS Color 4 §13.2 ·
  /// Fidelity: exact
  public func mapped(into space: ColorSpace, by mapping: GamutMapping) -> Color {
    let plain = converted(to: space)
    if plain.isInGamut(of: space, tolerance: 0) { return plain }
    let isReduced = mapping == .css && space.isRGB
    let inside =
      isReduced
      ? ChromaReduction.map(converted(to: .oklch).components, into: space)
      : space.clip(plain.components)
    return Color(space, inside, alpha: alpha)
  }
}
