// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// The graphics context of the `draw(_:)` or `lockFocus()` in progress.
///
/// Apple counterpart: `NSGraphicsContext` · Source: AppKit reference · Fidelity: approximate,
/// drawing is recorded
@preconcurrency @MainActor
public final class NSGraphicsContext {
  /// The underlying graphics context, which records the drawing.
  public let cgContext: GraphicsContext
  private init(_ context: GraphicsContext) { cgContext = context }

  /// The context of the `draw(_:)` or `lockFocus()` in progress; nil outside of drawing.
  public static var current: NSGraphicsContext? {
    GraphicsContext.current.map { NSGraphicsContext($0) }
  }
  /// Saves the current context's colors, line style, clip and transform on a stack.
  public static func saveGraphicsState() { GraphicsContext.current?.saveGState() }
  /// Restores the state that the current context saved last.
  public static func restoreGraphicsState() { GraphicsContext.current?.restoreGState() }
  /// Saves the context's colors, line style, clip and transform on a stack.
  public func saveGraphicsState() { cgContext.saveGState() }
  /// Restores the state that the context saved last.
  public func restoreGraphicsState() { cgContext.restoreGState() }
  /// Whether edges are antialiased; always true, and setting it is ignored.
  public var shouldAntialias: Bool {
    get { true }
    set { cgContext.setShouldAntialias(newValue) }
  }
  /// Whether y grows downwards in the context, as in a flipped view.
  public var isFlipped: Bool { cgContext.risingHeight == nil }
}

/// The way in which new drawing is combined with earlier drawing; here every operation is drawn as
/// `sourceOver`, except as `NSRect.fill(using:)` describes.
///
/// Apple counterpart: `NSCompositingOperation` · Source: NSGraphics.h · Fidelity: exact
public enum NSCompositingOperation: UInt, Sendable {
  case clear = 0
  case copy = 1
  case sourceOver = 2
  case sourceIn = 3
  case sourceOut = 4
  case sourceAtop = 5
  case destinationOver = 6
  case destinationIn = 7
  case destinationOut = 8
  case destinationAtop = 9
  case xor = 10
}

extension NSRect {
  /// Fills the rectangle with the fill color of the current context; has an effect only during
  /// drawing.
  @preconcurrency @MainActor
  public func fill() { NSBezierPath.fill(self) }
  /// Fills the rectangle with the fill color of the current context, over the earlier drawing.
  ///
  /// In an image that had content before `lockFocus()`, `sourceAtop` and `sourceIn` color only that
  /// content. `clear` draws nothing, and every other operation is drawn as `sourceOver`.
  @preconcurrency @MainActor
  public func fill(using operation: NSCompositingOperation) {
    guard let context = GraphicsContext.current, operation != .clear else { return }
    let isAtop = operation == .sourceAtop || operation == .sourceIn
    if !isAtop || !Image.colorFocus(in: self, of: context) { NSBezierPath.fill(self) }
  }
  /// Draws a frame along the inside of the rectangle's edges in the current fill color; has an
  /// effect only during drawing.
  ///
  /// - Parameter width: the width of the frame in points
  @preconcurrency @MainActor
  public func frame(withWidth width: CGFloat = 1) {
    let inner = insetBy(dx: width / 2, dy: width / 2)
    let path = NSBezierPath(rect: inner)
    path.lineWidth = width
    GraphicsContext.current.map { context in
      let stroke = context.strokeColor
      context.strokeColor = context.fillColor
      path.stroke(in: context)
      context.strokeColor = stroke
    }
  }
  /// Intersects the current clip with the rectangle; later drawing is visible only inside the
  /// result.
  @preconcurrency @MainActor
  public func clip() { GraphicsContext.current?.clip(to: self) }
}
