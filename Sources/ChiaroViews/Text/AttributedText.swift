// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import Foundation

/// Text whose parts have fonts and colors of their own.
///
/// A part without a color is black in every style, as TextKit has it; give it `.label` to make it
/// adapt.
///
/// Apple counterpart: `NSAttributedString` · Source: WWDC19 214 (S190, S191) ·
/// Fidelity: approximate
public struct AttributedText: Hashable, Sendable {
  /// A part of the text that looks the same throughout.
  public struct Run: Hashable, Sendable {
    /// What it says.
    public var string: String
    /// The font; nil for Helvetica 12, which is the system's font in that size here.
    public var font: Font?
    /// The color of the letters; nil for black.
    public var foregroundColor: DynamicColor?
    /// The color behind the letters, or nil.
    public var backgroundColor: DynamicColor?

    /// Creates a part.
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

  /// The parts, in order.
  public var runs: [Run]

  /// Creates a text of parts.
  public init(_ runs: [Run]) { self.runs = runs }

  /// Creates a text of one part.
  public init(
    _ string: String, font: Font? = nil, foregroundColor: DynamicColor? = nil
  ) {
    runs = [Run(string, font: font, foregroundColor: foregroundColor)]
  }

  /// What all parts say together.
  public var string: String { runs.map(\.string).joined() }

  /// Draws the text into the context of the `draw(_:)` that is running.
  ///
  /// Apple counterpart: `draw(in:)` · Source: NSStringDrawing.h (S190) · Fidelity: approximate
  @MainActor
  public func draw(in rect: CGRect, alignment: TextAlignment = .left) {
    GraphicsContext.current?.draw(self, in: rect, alignment: alignment)
  }
}

extension AttributedText.Run {
  /// The font of a part that names none.
  static let defaultFont = Font.systemFont(ofSize: 12)
  /// The color of a part that names none.
  static let defaultColor = DynamicColor.black

  var effectiveFont: Font { font ?? Self.defaultFont }

  /// Whether another part looks the same, whatever it says.
  func looks(like other: Self) -> Bool {
    font == other.font && foregroundColor == other.foregroundColor
      && backgroundColor == other.backgroundColor
  }
}
