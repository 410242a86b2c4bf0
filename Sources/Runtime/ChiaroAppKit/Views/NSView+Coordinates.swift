// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

extension NSView {
  /// Converts a point from the coordinates of a view to those of this view.
  ///
  /// Both views must be in the same hierarchy.
  ///
  /// - Parameters:
  ///   - point: the point, in the other view's coordinates
  ///   - view: the other view; nil for the window, or for the outermost view if there is no window
  /// - Returns: the point in this view's coordinates
  ///
  /// Apple counterpart: `convert(_:from:)` · Source: NSView.h · Fidelity: exact
  public final func convert(_ point: NSPoint, from view: NSView?) -> NSPoint {
    convert(point, from: view ?? root)
  }
  /// Converts a point from the coordinates of this view to those of a view in the same hierarchy.
  ///
  /// If `view` is nil, it converts to the window, or to the outermost view if there is no window.
  ///
  /// Apple counterpart: `convert(_:to:)` · Source: NSView.h · Fidelity: exact
  public final func convert(_ point: NSPoint, to view: NSView?) -> NSPoint {
    convert(point, to: view ?? root)
  }
  /// Converts a rectangle from the coordinates of a view in the same hierarchy to those of this
  /// view.
  ///
  /// If `view` is nil, it converts from the window, or from the outermost view if there is no
  /// window. If a transform rotates either view, the result is the bounding box.
  ///
  /// Apple counterpart: `convert(_:from:)` · Source: NSView.h · Fidelity: exact
  public final func convert(_ rect: NSRect, from view: NSView?) -> NSRect {
    convert(rect, from: view ?? root)
  }
  /// Converts a rectangle from the coordinates of this view to those of a view in the same
  /// hierarchy.
  ///
  /// If `view` is nil, it converts to the window, or to the outermost view if there is no window.
  /// If a transform rotates either view, the result is the bounding box.
  ///
  /// Apple counterpart: `convert(_:to:)` · Source: NSView.h · Fidelity: exact
  public final func convert(_ rect: NSRect, to view: NSView?) -> NSRect {
    convert(rect, to: view ?? root)
  }
  /// Converts a size from the coordinates of a view; returns it unchanged, because bounds are not
  /// scaled.
  ///
  /// Apple counterpart: `convert(_:from:)` · Source: NSView.h · Fidelity: approximate, transforms
  /// are ignored
  public final func convert(_ size: NSSize, from view: NSView?) -> NSSize { size }
  /// Converts a size to the coordinates of a view; returns it unchanged, because bounds are not
  /// scaled.
  ///
  /// Apple counterpart: `convert(_:to:)` · Source: NSView.h · Fidelity: approximate, transforms are
  /// ignored
  public final func convert(_ size: NSSize, to view: NSView?) -> NSSize { size }

  /// The window, or else the outermost view.
  private final var root: View {
    var view: View = self
    while let outer = view.outerView { view = outer }
    return view
  }

  /// Returns a rectangle of the view as the kernel has it in the window: from the top left.
  final func placedInWindow(_ rect: NSRect) -> CGRect {
    (self as View).convert(rect, to: nil)
  }
  /// Returns a point of the superview in the view's own coordinates.
  final func pointFromSuperview(_ point: NSPoint) -> NSPoint {
    let outer = outerView?.upended(point) ?? point
    let (frame, start) = (placedFrame, placedBounds)
    return upended(
      NSPoint(x: outer.x - frame.minX + start.minX, y: outer.y - frame.minY + start.minY))
  }
}

// What the kernel asks a view for whose y may grow upwards.
extension NSView {
  package final var isRising: Bool { !isFlipped }
  package final func place(_ frame: CGRect) { self.frame = outerView?.upended(frame) ?? frame }
  package final func subviewsFollow(from former: CGSize) {
    resizeSubviews(withOldSize: former)
    for view in innerViews where !(view is NSView) { view.followMask(from: former) }
  }
}

extension NSRect {
  /// The rectangle of the same size whose origin lies as far on the other side of zero in y.
  var mirrored: NSRect { NSRect(x: origin.x, y: 0 - origin.y, width: width, height: height) }
}

extension NSView {
  /// Scrolls the view's coordinates so that a point is at the lower left corner of the bounds.
  ///
  /// In a flipped view the point is at the upper left corner.
  public final func setBoundsOrigin(_ newOrigin: NSPoint) { bounds.origin = newOrigin }
}

extension NSRect {
  /// The rectangle within margins; one that is smaller than these is empty, in its middle.
  func within(dx: CGFloat, dy: CGFloat) -> NSRect {
    insetBy(dx: min(dx, max(0, width) / 2), dy: min(dy, max(0, height) / 2))
  }
}
