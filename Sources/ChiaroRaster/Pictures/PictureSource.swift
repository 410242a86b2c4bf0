// SPDX-License-Identifier: MIT

/// A source of the pictures of a display list.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public protocol PictureSource: Sendable {
  /// Returns the picture for a reference that suits a size in pixels best; nil if there is none.
  ///
  /// A bitmap of another size is resampled.
  func picture(_ reference: PictureReference, size: PixelSize) -> Picture?

  /// Returns the size in points in which a picture is shown unless another is asked for; nil if
  /// there is none, as for symbols, which have that of the text beside them.
  ///
  /// The default is nil.
  func naturalSize(of reference: PictureReference) -> PointSize?
}

extension PictureSource {
  /// Returns nil.
  public func naturalSize(of reference: PictureReference) -> PointSize? { nil }
}

/// A picture to be drawn, either in its own colors or as a template.
///
/// Apple counterpart: `UIImage.RenderingMode` · Source: UIImage.h · Fidelity: approximate
public enum Picture: Hashable, Sendable {
  /// Pixels that are drawn in their own colors.
  case bitmap(Bitmap)
  /// A shape that takes a color, as a symbol or template image does.
  case mask(CoverageMask)
}
