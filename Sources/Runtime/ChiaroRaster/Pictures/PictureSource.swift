// SPDX-License-Identifier: MIT

/// A source that supplies the pictures of a display list.
public protocol PictureSource: Sendable {
  /// Returns the picture for a reference that best suits a size in pixels; nil if there is none.
  ///
  /// A bitmap of another size is resampled when it is drawn.
  func picture(_ reference: PictureReference, size: PixelSize) -> Picture?

  /// Returns the size in points at which a picture is shown if no other size is given.
  ///
  /// It is nil if the size is not known; for example, a symbol takes the size of the text beside
  /// it. The default is nil.
  func naturalSize(of reference: PictureReference) -> PointSize?
}

extension PictureSource {
  /// Returns the size in points at which a picture is shown if no other size is given.
  ///
  /// The default is nil, which means that the size is not known.
  public func naturalSize(of reference: PictureReference) -> PointSize? { nil }
}

/// A picture to be drawn either in its own colors or as a template.
///
/// Apple counterpart: `UIImage.RenderingMode` · Source: UIImage.h · Fidelity: approximate, contains
/// the pixels too
public enum Picture: Hashable, Sendable {
  /// Pixels that are drawn in their own colors.
  case bitmap(Bitmap)
  /// A shape that is filled with a color, like a symbol or template image.
  case mask(CoverageMask)
}
