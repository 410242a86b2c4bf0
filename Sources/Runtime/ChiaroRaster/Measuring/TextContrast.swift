// SPDX-License-Identifier: MIT

public import ChiaroColor

/// The contrast between a text in a display list and its background.
///
/// Source: WCAG 2.2, contrast ratio
public struct TextContrast: Hashable, Sendable {
  /// The characters of the text.
  public var text: String
  /// The bounds of the glyphs in pixels, limited to the canvas and to the clips around the text.
  public var frame: PixelRectangle
  /// The lowest and highest contrast ratio between the glyphs' own pixels and those behind them.
  ///
  /// It is nil if no glyph is visible on an opaque background: the text is covered or clipped,
  /// consists of pictures, or has nothing behind it.
  public var measured: ContrastRange?
  /// The colors where the contrast is lowest; nil if `measured` is.
  package var closest: InkColors?
  /// The contrast ratio computed from the colors alone, if the background of all glyphs is one flat
  /// color.
  ///
  /// It is nil if the background contains a picture, a gradient or an edge, even behind a material,
  /// and if no glyph is visible.
  public var computed: ContrastRatio?

  /// The accepted relative difference between `measured` and `computed`: 0.035.
  ///
  /// It allows for a rounding error of one 8-bit step in each of the two colors. The effect of such
  /// an error is greatest against dark gray, where it changes a ratio by 1.7 percent.
  public static let tolerance = 0.035

  /// Whether `measured` agrees with `computed` within the tolerance; true if either is nil.
  public var isConsistent: Bool {
    guard let measured, let computed else { return true }
    return [measured.lowest, measured.highest].allSatisfy {
      abs($0.value / computed.value - 1) <= Self.tolerance
    }
  }
}
