// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// The destination of drawing during `draw(_:)`.
///
/// Apple counterpart: `NSGraphicsContext` · Source: AppKit reference · Fidelity: approximate, of
/// the two colors
@MainActor
public final class NSGraphicsContext {
  /// The graphics context that records the drawing.
  public let cgContext: GraphicsContext
  private static var saved: [(fill: NSColor, stroke: NSColor)] = []

  private init(_ context: GraphicsContext) { cgContext = context }

  /// The context of the `draw(_:)` that is running; nil outside of drawing.
  public static var current: NSGraphicsContext? {
    GraphicsContext.current.map { NSGraphicsContext($0) }
  }
  /// Saves the current fill and stroke colors.
  public static func saveGraphicsState() {
    guard let context = GraphicsContext.current else { return }
    saved.append((context.fillColor, context.strokeColor))
  }
  /// Restores the fill and stroke colors that were saved last.
  public static func restoreGraphicsState() {
    guard let context = GraphicsContext.current, let colors = saved.popLast() else { return }
    (context.fillColor, context.strokeColor) = colors
  }
  /// Saves the current fill and stroke colors.
  public func saveGraphicsState() { Self.saveGraphicsState() }
  /// Restores the fill and stroke colors that were saved last.
  public func restoreGraphicsState() { Self.restoreGraphicsState() }
}

extension NSRect {
  /// Fills the rectangle with the fill color of the current context, during `draw(_:)`.
  @MainActor
  public func fill() { NSBezierPath.fill(self) }
}
