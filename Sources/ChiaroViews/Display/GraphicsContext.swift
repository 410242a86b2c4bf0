// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroRaster
public import Foundation

/// Where `draw(_:)` draws: notes what is drawn, with colors as they were declared.
///
/// Apple counterpart: `CGContext`, `UIGraphicsGetCurrentContext()` · Source: UIKit reference (S132)
/// · Fidelity: approximate
@MainActor
public final class GraphicsContext {
  /// The context of the `draw(_:)` that is running.
  public internal(set) static var current: GraphicsContext?

  /// The color of fills.
  public var fillColor = DynamicColor.black
  /// The color of strokes.
  public var strokeColor = DynamicColor.black
  var drawing = ViewDrawing()

  /// Fills a rectangle, with round corners where a radius is given.
  public func fill(_ rect: CGRect, cornerRadius: CGFloat = 0) {
    let slot = drawing.slot(fillColor)
    add(
      cornerRadius > 0
        ? .fillRounded(Rectangle(rect), radius: Float(cornerRadius), slot)
        : .fill(Rectangle(rect), slot))
  }

  /// Strokes inside the edges of a rectangle.
  public func stroke(_ rect: CGRect, width: CGFloat = 1, cornerRadius: CGFloat = 0) {
    add(
      .stroke(
        Rectangle(rect), radius: Float(cornerRadius), width: Float(width),
        drawing.slot(strokeColor)))
  }

  /// Sets text in a rectangle.
  public func draw(_ text: DisplayList.Text, in rect: CGRect, color: DynamicColor) {
    drawing.texts.append(text)
    add(.text(Rectangle(rect), Int32(drawing.texts.count - 1), drawing.slot(color)))
  }

  private func add(_ command: DisplayCommand) { drawing.commands.append(command) }
}

extension DynamicColor {
  /// Makes this the color of fills and strokes.
  @MainActor
  public func set() {
    setFill()
    setStroke()
  }
  /// Makes this the color of fills.
  @MainActor
  public func setFill() { GraphicsContext.current?.fillColor = self }
  /// Makes this the color of strokes.
  @MainActor
  public func setStroke() { GraphicsContext.current?.strokeColor = self }
}

/// What a view drew, in its own coordinates and with colors of its own.
struct ViewDrawing {
  var commands: [DisplayCommand] = []
  var colors: [DynamicColor] = []
  var texts: [DisplayList.Text] = []

  mutating func slot(_ color: DynamicColor) -> ColorSlot {
    if colors.last != color { colors.append(color) }
    return ColorSlot(colors.count - 1)
  }
}

extension Rectangle {
  init(_ rect: CGRect) {
    self.init(
      x: Float(rect.origin.x), y: Float(rect.origin.y), width: Float(rect.width),
      height: Float(rect.height))
  }
}
