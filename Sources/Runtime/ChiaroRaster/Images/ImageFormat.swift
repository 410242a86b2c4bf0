// SPDX-License-Identifier: MIT

/// A picture format that can be recognized by a file's first bytes.
///
/// Apple counterpart: `UTType` · Source: each format's specification · Fidelity: exact
public enum ImageFormat: String, Hashable, Sendable, CaseIterable {
  /// Portable Network Graphics.
  case png
  /// JPEG, in any container.
  case jpeg
  /// Graphics Interchange Format.
  case gif
  /// WebP.
  case webp
  /// HEIF pictures coded as HEVC.
  case heic
  /// HEIF pictures coded as AV1.
  case avif
  /// Tag Image File Format, also its 64-bit form.
  case tiff
  /// Windows bitmap.
  case bmp
  /// Portable Document Format.
  case pdf
  /// Scalable Vector Graphics, not compressed.
  case svg
  /// No recognized format.
  case unknown

  /// Whether the format is made of shapes, with a size in points instead of pixels.
  public var isVector: Bool { self == .pdf || self == .svg }
}
