// SPDX-License-Identifier: MIT

/// Text as pixels: masks to be colored, and pictures that bring their own colors.
///
/// Places count from the top left pixel of the text's box.
///
/// Apple counterpart: `CTFrame` · Source: this project · Fidelity: approximate
public struct ShapedText: Hashable, Sendable {
  /// A picture among the letters, as an emoji is.
  ///
  /// Apple counterpart: none · Source: this project · Fidelity: exact
  public struct Picture: Hashable, Sendable {
    /// Its pixels, at the size in which they are drawn.
    public var bitmap: Bitmap
    /// Where its first pixel goes.
    public var origin: PixelPoint

    /// Places a picture.
    public init(_ bitmap: Bitmap, at origin: PixelPoint) {
      self.bitmap = bitmap
      self.origin = origin
    }
  }

  /// The letters, as few masks as suit the shaper: a line, a word or a glyph each.
  public var masks: [PlacedMask]
  /// The pictures.
  public var pictures: [Picture]
  /// How many characters no font had.
  public var unknownGlyphs: Int
  /// Whether something was cut.
  public var isTruncated: Bool

  /// Creates a text.
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
