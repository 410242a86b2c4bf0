// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// The graphics context of the running `draw(_:)` or `lockFocus()`.
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
  /// Saves the current context's state on a stack: colors, line style, clip and transform.
  public static func saveGraphicsState() { GraphicsContext.current?.saveGState() }
  /// Restores the state that the current context saved last.
  public static func restoreGraphicsState() { GraphicsContext.current?.restoreGState() }
  /// Saves the context's state on a stack: colors, line style, clip and transform.
  public func saveGraphicsState() { cgContext.saveGState() }
  /// Restores the state that the context saved last.
  public func restoreGraphicsState() { cgContext.restoreGState() }
  /// Whether edges are antialiased; always true, setting it has no effect.
  public var shouldAntialias: Bool {
    get { true }
    set { cgContext.setShouldAntialias(newValue) }
  }
  /// Whether y grows downwards in the context, as in a flipped view.
  public var isFlipped: Bool { cgContext.risingHeight == nil }
}

/// The way in which new drawing is combined with earlier drawing; here every operation is drawn as
/// `sourceOver`, except those that `NSRect.fill(using:)` describes.
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
  /// Fills the rectangle with the fill color of the current context, during `draw(_:)`.
  @preconcurrency @MainActor
  public func fill() { NSBezierPath.fill(self) }
  /// Fills the rectangle with the fill color of the current context, over what was drawn before.
  ///
  /// In an image that already had content at `lockFocus()`, `sourceAtop` and `sourceIn` color that
  /// content only. `clear` draws nothing, and every other operation is drawn as `sourceOver`.
  @preconcurrency @MainActor
  public func fill(using operation: NSCompositingOperation) {
    guard let context = GraphicsContext.current, operation != .clear else { return }
    let isAtop = operation == .sourceAtop || operation == .sourceIn
    if !isAtop || !Image.colorFocus(in: self, of: context) { NSBezierPath.fill(self) }
  }
  /// Draws a frame inside the rectangle's edges in the current fill color, during `draw(_:)`.
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
  /// Intersects the current clip with the rectangle: further drawing is visible inside it only.
  @preconcurrency @MainActor
  public func clip() { GraphicsContext.current?.clip(to: self) }
}
