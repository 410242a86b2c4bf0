// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
public import Foundation

extension NSView {
  /// The part of the bounds that no view around it cuts off; nothing where the view is hidden.
  public final var visibleRect: NSRect { visibleBounds }

  /// Gives the rectangles that `draw(_:)` is to fill, which do not overlap.
  ///
  /// Inside of `draw(_:)` only; elsewhere there are none. The list stays valid until `draw(_:)`
  /// returns.
  ///
  /// - Parameters:
  ///   - rects: where to put the address of the first rectangle, or nil
  ///   - count: where to put how many there are, or nil
  public final func getRectsBeingDrawn(
    _ rects: UnsafeMutablePointer<UnsafePointer<NSRect>?>?, count: UnsafeMutablePointer<Int>?
  ) {
    let list = NSView.drawnRects
    let isOwn = NSView.inDrawing === self
    rects?.pointee = isOwn ? list.flatMap { UnsafePointer($0.baseAddress) } : nil
    count?.pointee = isOwn ? list?.count ?? 0 : 0
  }

  /// Whether `draw(_:)` has to draw anything in a rectangle; false outside of it.
  public final func needsToDraw(_ rect: NSRect) -> Bool {
    NSView.inDrawing === self && rectsBeingDrawn.contains { $0.overlaps(rect) }
  }

  /// Whether the view is drawn vibrantly: it stands over a material, and it or a view around it
  /// allows that.
  public final var isDrawnVibrantly: Bool {
    // The appearance comes last: reading it while drawing makes the drawing depend on it.
    superviews.contains { ($0 as? NSView)?.allowsVibrancy == true }
      && effectiveAppearance.allowsVibrancy
  }

  /// Makes the content in one of the two ways.
  final func makeContent(in context: GraphicsContext) {
    drawBackdrop(in: context)
    let start = context.colorCount
    if updatesLayer { updateLayer() } else { drawDirtyRects(in: context) }
    if isDrawnVibrantly { context.makeVibrant(from: start) }
  }

  private final var updatesLayer: Bool {
    wantsUpdateLayer
      && !superviews.contains { ($0 as? NSView)?.canDrawSubviewsIntoLayer == true }
  }

  /// The view and those around it.
  private final var superviews: some Sequence<View> {
    sequence(first: self as View, next: \.superview)
  }

  private final func drawDirtyRects(in context: GraphicsContext) {
    let (outer, outerRects) = (NSView.inDrawing, NSView.drawnRects)
    let rects = UnsafeMutableBufferPointer<NSRect>.allocate(capacity: rectsBeingDrawn.count)
    _ = rects.initialize(from: rectsBeingDrawn)
    NSView.inDrawing = self
    NSView.drawnRects = rects
    draw(boundsOfDrawnRects)
    NSView.inDrawing = outer
    NSView.drawnRects = outerRects
    rects.deallocate()
    checkOpacity(of: context)
  }

  /// Notes a view that says it is opaque and is not.
  private final func checkOpacity(of context: GraphicsContext) {
    guard isOpaque, (backdrop.backgroundColor?.resolved.alpha ?? 0) < 1,
      !context.covers(rectsBeingDrawn, with: .current)
    else { return }
    NSApplication.shared.note(.opaqueViewWithGaps(pathText))
  }

  /// The view whose `draw(_:)` is running.
  private static weak var inDrawing: NSView?
  /// What it was asked for.
  private static var drawnRects: UnsafeMutableBufferPointer<NSRect>?
}
