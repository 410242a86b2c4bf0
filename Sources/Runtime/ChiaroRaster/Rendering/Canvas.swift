// SPDX-License-Identifier: MIT

public import ChiaroColor

/// The size, scale, color space and depth of the pixels that a renderer draws.
///
/// Apple counterpart: `UIGraphicsImageRendererFormat` · Source: UIGraphicsImageRenderer.h ·
/// Fidelity: approximate, contains the size too
public struct Canvas: Hashable, Sendable {
  /// The precision of a pixel's channels.
  ///
  /// Apple counterpart: `UIGraphicsImageRendererFormat.Range` · Source: this project · Fidelity:
  /// approximate, precision only
  public enum Depth: UInt8, Sendable, CaseIterable {
    /// 8 bits per channel, rounded after every drawing command.
    case eightBit
    /// Floating point while drawing, rounded to 16 bits per channel at the end.
    case sixteenBit
  }

  /// The size of the canvas in pixels.
  public let size: PixelSize
  /// The number of pixels per point.
  public let scale: Float
  /// The color space in which encoded colors are blended: `sRGB` or `displayP3`.
  public let colorSpace: ColorSpace
  /// The precision of a pixel's channels.
  public let depth: Depth

  /// The largest allowed side of a canvas in pixels, 32,000.
  public static let longestSide = 32_000

  /// Creates a canvas of a size in pixels, with `scale` pixels per point.
  ///
  /// - Precondition: no side is longer than `longestSide`, and the scale is finite and above 0
  public init(
    size: PixelSize, scale: Float = 1, colorSpace: ColorSpace = .sRGB, depth: Depth = .eightBit
  ) {
    precondition(
      size.width <= Self.longestSide && size.height <= Self.longestSide,
      "a canvas of \(size) has a side above \(Self.longestSide)")
    precondition(scale > 0 && scale.isFinite, "a scale must be above 0")
    precondition(
      colorSpace == .sRGB || colorSpace == .displayP3, "a canvas cannot be in \(colorSpace)")
    self.size = size
    self.scale = scale
    self.colorSpace = colorSpace
    self.depth = depth
  }

  /// The rectangle of all pixels.
  var bounds: PixelBounds { PixelBounds(PixelRectangle(size)) }
}
