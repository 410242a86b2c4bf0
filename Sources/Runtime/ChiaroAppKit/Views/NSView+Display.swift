// SPDX-License-Identifier: MIT

import ChiaroRaster
import ChiaroViews
public import Foundation

extension NSView {
  /// The rule for when the contents of a view's layer are redrawn; has no effect here.
  ///
  /// Apple counterpart: `NSView.LayerContentsRedrawPolicy` · Source: NSView.h · Fidelity: inert
  public enum LayerContentsRedrawPolicy: Int, Sendable {
    case never = 0
    case onSetNeedsDisplay = 1
    case duringViewResize = 2
    case beforeViewResize = 3
    case crossfade = 4
  }
  /// The rule for when the contents of the view's layer are redrawn; stored, but without effect.
  ///
  /// Fidelity: inert
  public final var layerContentsRedrawPolicy: LayerContentsRedrawPolicy {
    get { sparseValues?.redrawPolicy ?? .duringViewResize }
    set { ensuredSparseValues.redrawPolicy = newValue }
  }
  /// Whether the user is resizing the window; always false here.
  public final var inLiveResize: Bool { false }
  /// Marks the view and its subviews for redrawing and updates all of the app's windows
  /// immediately.
  public final func display() {
    setNeedsDisplayBelow()
    displayIfNeeded()
  }
  /// Updates all of the app's windows immediately, redrawing what changed.
  public final func displayIfNeeded() { NSApplication.shared.updateWindows() }
  /// Converts a rectangle from points to pixels, for the window's screen or, without a window, the
  /// app's screen.
  public final func convertToBacking(_ rect: NSRect) -> NSRect {
    screenOfApp.convertRectToBacking(rect)
  }
  /// Returns a rectangle in points with each edge moved to the nearest pixel boundary.
  ///
  /// - Parameters:
  ///   - rect: the rectangle
  ///   - options: not used
  /// - Returns: the rectangle with its edges moved
  public final func backingAlignedRect(
    _ rect: NSRect, options: AlignmentOptions = .alignAllEdgesNearest
  ) -> NSRect {
    let scale = screenOfApp.backingScaleFactor
    func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (left, top) = (round(rect.minX), round(rect.minY))
    return NSRect(
      x: left, y: top, width: round(rect.maxX) - left, height: round(rect.maxY) - top)
  }
  private final var screenOfApp: NSScreen { window?.screen ?? NSApplication.shared.screen }

  /// Returns a rectangle in points with each edge moved to the nearest pixel boundary.
  public final func centerScanRect(_ rect: NSRect) -> NSRect { backingAlignedRect(rect) }

  /// Returns an empty bitmap of a rectangle's size, for `cacheDisplay(in:to:)`.
  ///
  /// It returns nil if the rectangle's width or height is not greater than 0.
  ///
  /// Apple counterpart: `bitmapImageRepForCachingDisplay(in:)` · Source: NSView.h · Fidelity:
  /// approximate, it has no pixels until `cacheDisplay(in:to:)` was called
  public final func bitmapImageRepForCachingDisplay(in rect: NSRect) -> NSBitmapImageRep? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    return NSBitmapImageRep(size: rect.size)
  }
  /// Draws a rectangle of the view, with its visible subviews, into a bitmap.
  ///
  /// The rectangle is in the view's coordinates. The bitmap's previous pixels are replaced.
  public final func cacheDisplay(in rect: NSRect, to bitmapImageRep: NSBitmapImageRep) {
    let scale = screenOfApp.backingScaleFactor
    let part = upended(rect)
    let picture = GraphicsContext.picture(size: rect.size, scale: scale) { context in
      context.transform(by: .translation(x: Float(-part.minX), y: Float(-part.minY))) {
        drawTree(in: context)
      }
    }
    bitmapImageRep.picture = picture
  }
  private final func drawTree(in context: GraphicsContext) {
    context.risingHeight = risingHeight
    drawContent(in: context)
    draw(bounds)
    context.risingHeight = nil
    for view in subviews where !view.isHidden {
      let (frame, start) = (view.placedFrame, view.placedBounds)
      let place = Transform.translation(
        x: Float(frame.minX - start.minX), y: Float(frame.minY - start.minY))
      context.transform(by: place) { view.drawTree(in: context) }
    }
  }
}

extension View {
  /// Marks the view and all views in it as needing to be redrawn.
  final func setNeedsDisplayBelow() {
    setNeedsDisplay()
    for view in subviews { view.setNeedsDisplayBelow() }
  }
}
