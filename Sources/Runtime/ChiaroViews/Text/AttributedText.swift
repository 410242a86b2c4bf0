// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import Foundation

/// Text divided into runs, each with its own font and colors.
///
/// If a run has no foreground color, drawn text and text views show it in black in every style, as
/// in TextKit; use `.label` for text that adapts. Labels and text fields show it in their own text
/// color.
///
/// Apple counterpart: `NSAttributedString` · Source: WWDC19 214 (statements S190, S191) · Fidelity:
/// approximate, only fonts and colors
public struct AttributedText: Hashable, Sendable {
  /// A run of characters with the same attributes.
  public struct Run: Hashable, Sendable {
    /// The characters of the run.
    public var string: String
    /// The font; nil uses the font of the label or text field, or else the system font at 12
    /// points, in place of TextKit's Helvetica 12.
    public var font: Font?
    /// The color of the text; nil uses the color of the label or text field, or else black.
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

  /// Creates text from runs.
  public init(_ runs: [Run]) { self.runs = runs }

  /// Creates text with a single run.
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
