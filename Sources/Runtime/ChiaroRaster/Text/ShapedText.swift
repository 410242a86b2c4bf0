// SPDX-License-Identifier: MIT

/// Text laid out as pixels: coverage masks that take a color, and pictures with their own colors.
///
/// Positions are relative to the top left pixel of the text's box.
///
/// Apple counterpart: `CTFrame` · Source: this project · Fidelity: approximate, pixels only
public struct ShapedText: Hashable, Sendable {
  /// A picture among the glyphs, such as an emoji.
  public struct Picture: Hashable, Sendable {
    /// The pixels, at the size at which they are drawn.
    public var bitmap: Bitmap
    /// The position of the top left pixel, relative to the top left pixel of the text's box.
    public var origin: PixelPoint

    /// Creates a picture at a position.
    public init(_ bitmap: Bitmap, at origin: PixelPoint) {
      self.bitmap = bitmap
      self.origin = origin
    }
  }

  /// The masks of the glyphs; the shaper decides whether a mask is a line, a word or a glyph.
  public var masks: [PlacedMask]
  /// The pictures among the glyphs, such as emoji.
  public var pictures: [Picture]
  /// The number of characters for which no font has a glyph.
  public var unknownGlyphs: Int
  /// Whether the text did not fit and was truncated.
  public var isTruncated: Bool

  /// Creates a shaped text.
  public init(
    masks: [PlacedMask] = [], pictures: [Picture] = [], unknownGlyphs: Int = 0,
    isTruncated: Bool = false
  ) {
    self.masks = masks
    self.pictures = pictures
    self.unknownGlyphs = unknownGlyphs
    self.isTruncated = isTruncated
  }
}
