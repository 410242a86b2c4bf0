// SPDX-License-Identifier: MIT

/// A picture format that can be recognized by the first bytes of a file.
///
/// Apple counterpart: `UTType` · Source: each format's specification · Fidelity: exact
public enum ImageFormat: String, Hashable, Sendable, CaseIterable {
  /// Portable Network Graphics.
  case png
  /// JPEG, in any container.
  case jpeg
  /// Graphics Interchange Format.
  case gif
  /// The WebP format.
  case webp
  /// HEIF pictures encoded as HEVC.
  case heic
  /// HEIF pictures encoded as AV1.
  case avif
  /// Tag Image File Format, including its 64-bit form.
  case tiff
  /// Windows bitmap.
  case bmp
  /// Portable Document Format.
  case pdf
  /// Scalable Vector Graphics, uncompressed.
  case svg
  /// An unrecognized format.
  case unknown

  /// Whether the format consists of shapes and has a size in points instead of pixels.
  public var isVector: Bool { self == .pdf || self == .svg }
}
