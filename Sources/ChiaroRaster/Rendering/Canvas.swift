// SPDX-License-Identifier: MIT

public import ChiaroColor

/// What is drawn on: how large, how fine, and in which colors.
///
/// Apple counterpart: `UIGraphicsImageRendererFormat` · Source: UIGraphicsImageRenderer.h ·
/// Fidelity: approximate
public struct Canvas: Hashable, Sendable {
  /// How finely a pixel's channels are kept.
  ///
  /// Apple counterpart: `UIGraphicsImageRendererFormat.Range` · Source: this project · Fidelity:
  /// approximate
  public enum Depth: UInt8, Sendable, CaseIterable {
    /// In 8 bits, after every step of drawing.
    case eightBit
    /// As floating-point numbers while drawing, in 16 bits at the end.
    case sixteenBit
  }

  /// The pixels in a row and the rows.
  public let size: PixelSize
  /// The pixels of a point.
  public let scale: Float
  /// The space in which colors are blended, as encoded: `sRGB` or `displayP3`.
  public let colorSpace: ColorSpace
  /// How finely a pixel's channels are kept.
  public let depth: Depth

  /// The most pixels that a side may have: with a margin for what is blurred, it fits 16 bits.
  public static let longestSide = 32_000

  /// A canvas of so many pixels, of which a point has `scale` in each direction.
  public init(
    size: PixelSize, scale: Float = 1, colorSpace: ColorSpace = .sRGB, depth: Depth = .eightBit
  ) {
    precondition(
      size.width <= Self.longestSide && size.height <= Self.longestSide,
      "a canvas of \(size) has a side over \(Self.longestSide)")
    precondition(scale > 0 && scale.isFinite, "a scale is above 0")
    precondition(
      colorSpace == .sRGB || colorSpace == .displayP3, "no canvas can be in \(colorSpace)")
    self.size = size
    self.scale = scale
    self.colorSpace = colorSpace
    self.depth = depth
  }

  /// All its pixels.
  var bounds: PixelBounds { PixelBounds(PixelRectangle(size)) }
}
