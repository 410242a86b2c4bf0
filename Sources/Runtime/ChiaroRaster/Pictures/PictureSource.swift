// SPDX-License-Identifier: MIT

/// A source of the pictures of a display list.
public protocol PictureSource: Sendable {
  /// Returns the picture for a reference that best suits a size in pixels; nil if there is none.
  ///
  /// A bitmap of another size is resampled when it is drawn.
  func picture(_ reference: PictureReference, size: PixelSize) -> Picture?

  /// Returns the size in points at which a picture is shown where no other is given.
  ///
  /// It is nil if unknown, as for symbols, whose size is that of the text beside them. The default
  /// is nil.
  func naturalSize(of reference: PictureReference) -> PointSize?
}

extension PictureSource {
  /// Returns the size in points at which a picture is shown where no other is given.
  ///
  /// The default is nil: the size is unknown.
  public func naturalSize(of reference: PictureReference) -> PointSize? { nil }
}

/// A picture to be drawn, either in its own colors or as a template.
///
/// Apple counterpart: `UIImage.RenderingMode` · Source: UIImage.h · Fidelity: approximate, contains
/// the pixels too
public enum Picture: Hashable, Sendable {
  /// Pixels that are drawn in their own colors.
  case bitmap(Bitmap)
  /// A shape that takes a color, as a symbol or template image does.
  case mask(CoverageMask)
}
