// SPDX-License-Identifier: MIT

public import ChiaroColor

/// How a text of a display list stands out from what lies behind it.
///
/// Apple counterpart: none · Source: WCAG 2.2, contrast ratio · Fidelity: exact
public struct TextContrast: Hashable, Sendable {
  /// What the text says.
  public var text: String
  /// The pixels around its letters, as far as they lie on the canvas and in their clips.
  public var frame: PixelRectangle
  /// The lowest and the highest ratio of the letters' own pixels and the pixels behind them.
  ///
  /// Nil where no letter is seen on an opaque ground: it is covered or cut off, is all pictures, or
  /// lies on nothing.
  public var measured: ContrastRange?
  /// The ratio by the colors alone, where what lies behind all of the letters is one flat color.
  ///
  /// Nil where it is not, on pictures, gradients and edges, and on materials over those; and where
  /// no letter is seen.
  public var computed: ContrastRatio?

  /// How far `measured` may be from `computed`: a step of 8 bits of either color, which moves a
  /// ratio most where the other is dark gray, by 1.7 percent each.
  public static let tolerance = 0.035

  /// Whether the pixels show what the colors promise; true where nothing can be compared.
  public var isConsistent: Bool {
    guard let measured, let computed else { return true }
    return [measured.lowest, measured.highest].allSatisfy {
      abs($0.value / computed.value - 1) <= Self.tolerance
    }
  }
}
