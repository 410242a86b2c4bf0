// SPDX-License-Identifier: MIT

public import ChiaroColor

/// A list of drawing commands in painter's order, which are plain values and refer to colors by
/// slot.
///
/// If a change of appearance affects only colors, it changes `colors` and leaves the commands as
/// they are.
public struct DisplayList: Hashable, Sendable {
  /// A text to draw, with its font size, weight and alignment.
  ///
  /// Apple counterpart: `CTLine` · Source: this project · Fidelity: approximate, one size and
  /// weight
  public struct Text: Hashable, Sendable {
    /// The base writing direction of a paragraph.
    ///
    /// Apple counterpart: `NSWritingDirection` · Source: NSText.h · Fidelity: exact
    public enum Direction: Int8, Sendable, CaseIterable {
      /// The direction of the first character with a direction.
      case natural = -1
      case leftToRight = 0
      case rightToLeft = 1
    }

    /// The place where a line that does not fit is shortened with an ellipsis.
    ///
    /// Apple counterpart: `NSLineBreakMode` · Source: NSParagraphStyle.h · Fidelity: exact
    public enum Truncation: UInt8, Sendable, CaseIterable {
      case head = 3
      case tail = 4
      case middle = 5
    }

    /// The traits of the letters other than size and weight, such as italic.
    ///
    /// Apple counterpart: `UIFontDescriptor.SymbolicTraits` · Source: UIFontDescriptor.h ·
    /// Fidelity: approximate, only two traits and a font feature
    public struct Face: OptionSet, Hashable, Sendable {
      /// The bits of the set.
      public let rawValue: UInt8

      /// Creates a set from its bits.
      public init(rawValue: UInt8) { self.rawValue = rawValue }

      /// Slanted letters.
      public static let italic = Face(rawValue: 1)
      /// Letters of equal width.
      public static let monospaced = Face(rawValue: 2)
      /// Digits of equal width.
      public static let tabularDigits = Face(rawValue: 4)
    }

    /// The characters to draw.
    public var string: String
    /// The font size in points.
    public var size: Float
    /// The font weight, from 100 to 900.
    public var weight: Int16
    /// The traits of the letters, such as italic; the default is none.
    public var face = Face()
    /// The name of the font or its family, as the font file gives it; nil for the default font.
    ///
    /// If the shaper has no such font, it uses the default one.
    public var fontName: String?
    /// The horizontal alignment of lines: 0 is left, 0.5 is centered, and 1 is right.
    public var alignment: Float
    /// The base writing direction.
    public var direction = Direction.natural
    /// The place where the last line is truncated if the text does not fit.
    public var truncation = Truncation.tail

    /// Creates a text with natural direction; if it does not fit, its end is truncated.
    public init(_ string: String, size: Float, weight: Int16 = 400, alignment: Float = 0) {
      self.string = string
      self.size = size
      self.weight = weight
      self.alignment = alignment
    }
  }

  /// The drawing commands, in painter's order.
  public var commands: [DisplayCommand] = []
  /// The colors, indexed by `ColorSlot`.
  public var colors: [Color] = []
  /// The texts that commands refer to by index.
  public var texts: [Text] = []
  /// The picture references that commands refer to by index.
  public var images: [PictureReference] = []
  /// The materials that commands refer to by index.
  public var materials: [Material] = []
  /// The paths that commands refer to by index.
  public var paths: [Path] = []
  /// The stroke styles that commands refer to by index.
  public var strokes: [StrokeStyle] = []
  /// The gradients that commands refer to by index.
  public var gradients: [Gradient] = []
  /// The slicings into nine parts that commands refer to by index.
  public var slices: [ImageSlices] = []

  /// Creates an empty display list.
  public init() {}
}
