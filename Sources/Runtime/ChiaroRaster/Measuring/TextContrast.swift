// SPDX-License-Identifier: MIT

public import ChiaroColor

/// The contrast of a display list's text against its background.
///
/// Source: WCAG 2.2, contrast ratio
public struct TextContrast: Hashable, Sendable {
  /// The text's characters.
  public var text: String
  /// The pixel bounds of the glyphs, limited to the canvas and the clips around the text.
  public var frame: PixelRectangle
  /// The lowest and highest contrast ratio between the glyphs' own pixels and those behind them.
  ///
  /// Nil where no glyph is visible on an opaque background: the text is covered or clipped away,
  /// consists of pictures, or has nothing behind it.
  public var measured: ContrastRange?
  /// The contrast ratio computed from the colors alone, where the background of all glyphs is one
  /// flat color.
  ///
  /// Nil on pictures, gradients and edges, and on materials over these; also where no glyph is
  /// visible.
  public var computed: ContrastRatio?

  /// The accepted relative difference between `measured` and `computed`, 0.035.
  ///
  /// It allows for a rounding error of one 8-bit step in each of the two colors. Such an error
  /// changes a ratio by at most 1.7 percent, against dark gray.
  public static let tolerance = 0.035

  /// Whether `measured` agrees with `computed` within the tolerance; true where either is nil.
  public var isConsistent: Bool {
    guard let measured, let computed else { return true }
    return [measured.lowest, measured.highest].allSatisfy {
      abs($0.value / computed.value - 1) <= Self.tolerance
    }
  }
}
