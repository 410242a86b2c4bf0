// SPDX-License-Identifier: MIT

package import ChiaroColor

/// The contrast of a picture that a display list draws in one color, such as a symbol, against what
/// lies behind it.
package struct MarkContrast: Hashable, Sendable {
  /// The bounds of its pixels, limited to the canvas and the clips around it.
  package var frame: PixelRectangle
  /// The lowest and highest contrast ratio between its own pixels and those behind them.
  ///
  /// Nil where it is covered or clipped away, or has nothing opaque behind it.
  package var measured: ContrastRange?
  /// The colors where the contrast is lowest; nil if `measured` is.
  package var closest: InkColors?
}
