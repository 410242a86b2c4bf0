// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// The destination of drawing during `draw(_:)`.
///
/// Apple counterpart: `NSGraphicsContext` · Source: AppKit reference · Fidelity: approximate
@preconcurrency @MainActor
public final class NSGraphicsContext {
  /// The graphics context that records the drawing.
  public let cgContext: GraphicsContext
  private init(_ context: GraphicsContext) { cgContext = context }

  /// The context of the `draw(_:)` that is running; nil outside of drawing.
  public static var current: NSGraphicsContext? {
    GraphicsContext.current.map { NSGraphicsContext($0) }
  }
  /// Keeps colors, the style of lines, clips and transforms.
  public static func saveGraphicsState() { GraphicsContext.current?.saveGState() }
  /// Takes back what changed since `saveGraphicsState()`.
  public static func restoreGraphicsState() { GraphicsContext.current?.restoreGState() }
  /// Keeps colors, the style of lines, clips and transforms.
  public func saveGraphicsState() { cgContext.saveGState() }
  /// Takes back what changed since `saveGraphicsState()`.
  public func restoreGraphicsState() { cgContext.restoreGState() }
  /// Whether edges are smooth; stored, without effect: they always are.
  public var shouldAntialias: Bool {
    get { true }
    set { cgContext.setShouldAntialias(newValue) }
  }
  /// Whether y grows downwards, as in a flipped view.
  public var isFlipped: Bool { cgContext.risingHeight == nil }
}

/// How drawing is mixed with what is there; other than `sourceOver` is drawn as that.
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
  /// Fills the rectangle with the fill color, over what is there.
  ///
  /// In an image that had a picture when it was locked, `sourceAtop` and `sourceIn` color that
  /// picture alone. Elsewhere every operation is `sourceOver`, but `clear`, which draws nothing.
  @preconcurrency @MainActor
  public func fill(using operation: NSCompositingOperation) {
    guard let context = GraphicsContext.current, operation != .clear else { return }
    let isAtop = operation == .sourceAtop || operation == .sourceIn
    if !isAtop || !Image.colorFocus(in: self, of: context) { NSBezierPath.fill(self) }
  }
  /// Draws a frame of a point within the rectangle's edges.
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
  /// Clips what is drawn from here on to the rectangle.
  @preconcurrency @MainActor
  public func clip() { GraphicsContext.current?.clip(to: self) }
}
