// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroFoundation
import ChiaroViews
public import Foundation

extension NSView {
  /// The view's own layer; nil if the view is outside of a window and both `wantsLayer` and
  /// `wantsUpdateLayer` are false.
  ///
  /// Setting a layer replaces the view's own layer, and the view shows its properties, such as the
  /// background color. The layer must not belong to another view. Setting nil is ignored.
  public final var layer: CALayer? {
    get { wantsLayer || wantsUpdateLayer || window != nil ? snapshotLayer : nil }
    set { if let newValue, newValue !== layer { adopt(newValue) } }
  }

  /// The part of the view's bounds that no ancestor clips; zero if the view is hidden.
  public final var visibleRect: NSRect {
    let placed = visibleBounds
    return placed.isEmpty ? .zero : upended(placed)
  }

  /// Returns, through its parameters, the disjoint rectangles that `draw(_:)` has to fill, in the
  /// view's coordinates.
  ///
  /// Outside of the view's `draw(_:)` the count is 0. The pointer is valid until `draw(_:)`
  /// returns.
  ///
  /// - Parameters:
  ///   - rects: receives a pointer to the first rectangle, or nil; pass nil to ignore it
  ///   - count: receives the number of rectangles; pass nil to ignore it
  public final func getRectsBeingDrawn(
    _ rects: UnsafeMutablePointer<UnsafePointer<NSRect>?>?, count: UnsafeMutablePointer<Int>?
  ) {
    let list = NSView.drawnRects
    let isOwn = NSView.inDrawing === self
    rects?.pointee = isOwn ? list.flatMap { UnsafePointer($0.baseAddress) } : nil
    count?.pointee = isOwn ? list?.count ?? 0 : 0
  }

  /// Returns whether `draw(_:)` needs to draw in a rectangle; false outside of `draw(_:)`.
  public final func needsToDraw(_ rect: NSRect) -> Bool {
    let placed = upended(rect)
    return NSView.inDrawing === self && dirtyRects.contains { $0.overlaps(placed) }
  }

  /// Whether the view is drawn with vibrancy.
  ///
  /// It is true if the effective appearance is vibrant and `allowsVibrancy` is true for the view or
  /// an ancestor.
  public final var isDrawnVibrantly: Bool {
    // The appearance comes last: reading it while drawing makes the drawing depend on it.
    superviews.contains { ($0 as? NSView)?.allowsVibrancy == true }
      && effectiveAppearance.allowsVibrancy
  }

  /// Produces the content by `updateLayer()` or `draw(_:)`.
  final func makeContent(in context: GraphicsContext) {
    context.upright { drawBackdrop(in: context) }
    let start = context.colorCount
    if updatesLayer { updateLayer() } else { drawDirtyRects(in: context) }
    if isDrawnVibrantly { context.makeVibrant(from: start) }
  }

  private final var updatesLayer: Bool {
    wantsUpdateLayer
      && !superviews.contains { ($0 as? NSView)?.canDrawSubviewsIntoLayer == true }
  }

  /// The view and its ancestors.
  private final var superviews: some Sequence<View> {
    sequence(first: self as View, next: \.superview)
  }

  private final func drawDirtyRects(in context: GraphicsContext) {
    let (outer, outerRects) = (NSView.inDrawing, NSView.drawnRects)
    let rects = UnsafeMutableBufferPointer<NSRect>.allocate(capacity: dirtyRects.count)
    _ = rects.initialize(from: dirtyRects.map(upended))
    NSView.inDrawing = self
    NSView.drawnRects = rects
    draw(upended(boundsOfDrawnRects))
    NSView.inDrawing = outer
    NSView.drawnRects = outerRects
    rects.deallocate()
    checkOpacity(of: context)
  }

  /// Reports a view that claims to be opaque but leaves gaps.
  private final func checkOpacity(of context: GraphicsContext) {
    guard isOpaque, (backdrop.backgroundColor?.resolved.alpha ?? 0) < 1,
      !context.covers(dirtyRects, with: .current)
    else { return }
    NSApplication.shared.note(.opaqueViewWithGaps(pathText))
  }

  /// The view whose `draw(_:)` is running.
  private static weak var inDrawing: NSView?
  /// The rectangles that the running `draw(_:)` is to fill.
  private static var drawnRects: UnsafeMutableBufferPointer<NSRect>?
}
