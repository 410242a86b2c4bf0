// SPDX-License-Identifier: MIT

/// What a picture's file is, apart from its pixels.
///
/// Apple counterpart: `CGImageSourceCopyPropertiesAtIndex` · Source: this project ·
/// Fidelity: approximate
public struct ImageFacts: Hashable, Sendable {
  /// The format that was read, by content.
  public var format: ImageFormat
  /// The bits of a channel in the file: 1, 2, 4, 8 or 16; 8 for a palette's entries and for
  /// vectors.
  public var bitsPerChannel: Int
  /// Whether the file can say "transparent" at all: an alpha channel, a transparent palette entry
  /// or color; always true for vectors.
  public var hasAlphaChannel: Bool
  /// Whether every pixel is in fact fully opaque.
  public var isFullyOpaque: Bool
  /// The profile that the file carries.
  public var profile: ImageProfile
  /// The size that a vector picture gives itself; nil for pictures made of pixels.
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

  /// Whether the pixels were drawn from shapes and could be had in any other size.
  public var isVector: Bool { format.isVector }
}
