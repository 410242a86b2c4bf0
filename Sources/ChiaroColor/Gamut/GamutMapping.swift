// SPDX-License-Identifier: MIT

/// How a color that a space cannot show is brought into it.
///
/// Apple counterpart: `CGColorRenderingIntent` · Source: CSS Color 4 §13 · Fidelity: exact
public enum GamutMapping: String, Sendable, CaseIterable {
  /// Each channel is clipped by itself: what Core Graphics and browsers do when they draw. Quick;
  /// hue and lightness shift.
  case clip
  /// Chroma is reduced at constant lightness and hue until a clip is no longer noticed: CSS Color
  /// 4.
  case css
}

extension Color {
  /// The color in `space`, and in its gamut.
  ///
  /// A color that the space can show is only converted, and so is every color when the space has no
  /// bounds. Alpha is kept. Gray spaces keep the luminance, clipped, whichever way is asked for.
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
