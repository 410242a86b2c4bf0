// SPDX-License-Identifier: MIT

/// The properties of a picture file, apart from its pixels.
///
/// Apple counterpart: `CGImageSourceCopyPropertiesAtIndex` · Source: this project · Fidelity:
/// approximate, these properties only
public struct ImageFacts: Hashable, Sendable {
  /// The file format, recognized by content.
  public var format: ImageFormat
  /// The bits per channel in the file: 1, 2, 4, 8 or 16.
  ///
  /// For vectors and for pictures with a palette, it is 8.
  public var bitsPerChannel: Int
  /// Whether the file can express transparency, by an alpha channel or by a transparent color or
  /// palette entry; always true for vectors.
  public var hasAlphaChannel: Bool
  /// Whether every pixel is fully opaque.
  public var isFullyOpaque: Bool
  /// The color profile embedded in the file.
  public var profile: ImageProfile
  /// The intrinsic size of a vector picture in points; nil for bitmaps.
  public var pointSize: PointSize?

  /// Creates the facts of a picture.
  public init(
    format: ImageFormat, bitsPerChannel: Int, hasAlphaChannel: Bool, isFullyOpaque: Bool,
    profile: ImageProfile, pointSize: PointSize? = nil
  ) {
    self.format = format
    self.bitsPerChannel = bitsPerChannel
    self.hasAlphaChannel = hasAlphaChannel
    self.isFullyOpaque = isFullyOpaque
    self.profile = profile
    self.pointSize = pointSize
  }

  /// Whether the picture is made of shapes and can be drawn at any size.
  public var isVector: Bool { format.isVector }
}
