// SPDX-License-Identifier: MIT

/// What knows the pictures of a display list.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public protocol PictureSource: Sendable {
  /// The picture that a reference stands for, best for `size` pixels; nil where there is none.
  ///
  /// A bitmap may have another size than asked for: it is resampled.
  func picture(_ reference: PictureReference, size: PixelSize) -> Picture?
}

/// A picture to be drawn, either in its own colors or as a template.
///
/// Apple counterpart: `UIImage.RenderingMode` · Source: UIImage.h · Fidelity: approximate
public enum Picture: Hashable, Sendable {
  /// Pixels with colors of their own.
  case bitmap(Bitmap)
  /// A shape that takes a color, as a symbol or template image does.
  case mask(CoverageMask)
}
