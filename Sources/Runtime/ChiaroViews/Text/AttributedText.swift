// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import Foundation

/// Text divided into runs, each with its own font and colors.
///
/// A run without a foreground color is black in every style where the text is drawn or stands in a
/// text view, as in TextKit; use `.label` for text that adapts. A label and a field draw it in
/// their own color.
///
/// Apple counterpart: `NSAttributedString` · Source: WWDC19 214 (statements S190, S191) · Fidelity:
/// approximate, only fonts and colors
public struct AttributedText: Hashable, Sendable {
  /// A run of characters with the same attributes.
  public struct Run: Hashable, Sendable {
    /// The characters of the run.
    public var string: String
    /// The font; nil draws the system font at 12 points, in place of TextKit's Helvetica 12, or the
    /// font of the label or field.
    public var font: Font?
    /// The color of the text; nil for black, or for the color of the label or field.
    public var foregroundColor: DynamicColor?
    /// The color behind the text; nil for none.
    public var backgroundColor: DynamicColor?
    /// The picture that stands in place of the characters; nil for none.
    package var picture: TextPicture?
    /// The layout of the paragraph and the lines along the text; nil for none.
    package var style: RunStyle?

    /// Creates a run of characters with attributes.
    public init(
      _ string: String, font: Font? = nil, foregroundColor: DynamicColor? = nil,
      backgroundColor: DynamicColor? = nil
    ) {
      self.string = string
      self.font = font
      self.foregroundColor = foregroundColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The runs of the text, in order.
  public var runs: [Run]

  /// Creates a text from runs.
  public init(_ runs: [Run]) { self.runs = runs }

  /// Creates a text of one run.
  public init(
    _ string: String, font: Font? = nil, foregroundColor: DynamicColor? = nil
  ) {
    runs = [Run(string, font: font, foregroundColor: foregroundColor)]
  }

  /// The characters of all runs.
  public var string: String { runs.map(\.string).joined() }

  /// Draws the text in a rectangle of the current graphics context, during `draw(_:)`.
  ///
  /// Outside `draw(_:)` it does nothing.
  ///
  /// Apple counterpart: `draw(in:)` · Source: NSStringDrawing.h (statement S190) · Fidelity:
  /// approximate, the alignment is an argument
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, alignment: TextAlignment = .left) {
    GraphicsContext.current?.draw(self, in: rect, alignment: alignment)
  }
}

extension AttributedText.Run {
  /// The font of a run without one.
  static let defaultFont = Font.systemFont(ofSize: 12)
  /// The color of a run without one.
  static let defaultColor = DynamicColor.black

  /// The font in which the run is drawn.
  package var effectiveFont: Font { font ?? Self.defaultFont }

  /// Returns whether another run has the same attributes.
  func looks(like other: Self) -> Bool {
    font == other.font && foregroundColor == other.foregroundColor
      && backgroundColor == other.backgroundColor && picture == nil && other.picture == nil
      && style == other.style
  }
}
