// SPDX-License-Identifier: MIT

/// The cap insets that slice a picture into nine parts, so that its corners keep their size when it
/// is stretched.
///
/// Apple counterpart: `UIImage.resizableImage(withCapInsets:resizingMode:)` · Source: UIImage.h ·
/// Fidelity: approximate, only the numbers, without the image
public struct ImageSlices: Hashable, Sendable {
  /// The picture's intrinsic width in points.
  public var width: Float
  /// The picture's intrinsic height in points.
  public var height: Float
  /// The height of the top row of slices in points; the row is not stretched vertically.
  public var top: Float
  /// The width of the left column of slices in points; the column is not stretched horizontally.
  public var left: Float
  /// The height of the bottom row of slices in points; the row is not stretched vertically.
  public var bottom: Float
  /// The width of the right column of slices in points; the column is not stretched horizontally.
  public var right: Float
  /// Whether the parts between the caps are tiled instead of stretched.
  public var isTiled: Bool

  /// Creates slices from the picture's size and its cap insets.
  public init(
    width: Float, height: Float, top: Float, left: Float, bottom: Float, right: Float,
    isTiled: Bool = false
  ) {
    (self.width, self.height) = (width, height)
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    self.isTiled = isTiled
  }
}
