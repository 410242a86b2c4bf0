// SPDX-License-Identifier: MIT

/// How a picture is cut in nine, so that its corners keep their size when it is stretched.
///
/// Apple counterpart: `UIImage.resizableImage(withCapInsets:resizingMode:)` · Source: UIImage.h ·
/// Fidelity: approximate
public struct ImageSlices: Hashable, Sendable {
  /// The picture's own width in points.
  public var width: Float
  /// The picture's own height in points.
  public var height: Float
  /// What stays at the top, in points.
  public var top: Float
  /// What stays at the left, in points.
  public var left: Float
  /// What stays at the bottom, in points.
  public var bottom: Float
  /// What stays at the right, in points.
  public var right: Float
  /// Whether the middle is repeated instead of stretched.
  public var isTiled: Bool

  /// Creates slices.
  public init(
    width: Float, height: Float, top: Float, left: Float, bottom: Float, right: Float,
    isTiled: Bool = false
  ) {
    (self.width, self.height) = (width, height)
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    self.isTiled = isTiled
  }
}
