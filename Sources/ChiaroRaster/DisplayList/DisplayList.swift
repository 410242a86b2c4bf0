// SPDX-License-Identifier: MIT

public import ChiaroColor

/// What is to be drawn, as plain values in painter's order, with colors by slot.
///
/// When only colors change, only `colors` does: the commands stay as they are.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct DisplayList: Hashable, Sendable {
  /// Text to be set: what it says, and in which font.
  ///
  /// Apple counterpart: `CTLine` · Source: this project · Fidelity: approximate
  public struct Text: Hashable, Sendable {
    /// In which direction the parts of a line follow each other.
    ///
    /// Apple counterpart: `NSWritingDirection` · Source: NSText.h · Fidelity: exact
    public enum Direction: Int8, Sendable, CaseIterable {
      /// As the first letter that has a direction says.
      case natural = -1
      case leftToRight = 0
      case rightToLeft = 1
    }

    /// Where a line that has no room is cut, with an ellipsis.
    ///
    /// Apple counterpart: `NSLineBreakMode` · Source: NSParagraphStyle.h · Fidelity: exact
    public enum Truncation: UInt8, Sendable, CaseIterable {
      case head = 3
      case tail = 4
      case middle = 5
    }

    /// What it says.
    public var string: String
    /// The size of the letters in points.
    public var size: Float
    /// The weight, from 100 to 900.
    public var weight: Int16
    /// Where a line stands: 0 at the left, 0.5 in the middle, 1 at the right.
    public var alignment: Float
    /// In which direction the parts of a line follow each other.
    public var direction = Direction.natural
    /// Where the last line is cut when there is more text than room.
    public var truncation = Truncation.tail

    /// Creates a text.
    public init(_ string: String, size: Float, weight: Int16 = 400, alignment: Float = 0) {
      self.string = string
      self.size = size
      self.weight = weight
      self.alignment = alignment
    }
  }

  /// The steps.
  public var commands: [DisplayCommand] = []
  /// The colors of the slots.
  public var colors: [Color] = []
  /// The texts.
  public var texts: [Text] = []
  /// Which pictures there are.
  public var images: [PictureReference] = []
  /// What the materials do.
  public var materials: [Material] = []
  /// The outlines.
  public var paths: [Path] = []
  /// How lines along paths look.
  public var strokes: [StrokeStyle] = []
  /// The gradients.
  public var gradients: [Gradient] = []
  /// How pictures are cut.
  public var slices: [ImageSlices] = []

  /// An empty list.
  public init() {}
}
