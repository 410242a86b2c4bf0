// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

extension NSView {
  /// Returns a point of a view in this view's coordinates.
  ///
  /// Both views have to be in one hierarchy.
  ///
  /// - Parameters:
  ///   - point: the point
  ///   - view: the view in whose coordinates it is; nil for the window, from its lower left corner
  /// - Returns: the point, in this view's coordinates
  ///
  /// Apple counterpart: `convert(_:from:)` · Source: NSView.h · Fidelity: exact
  public final func convert(_ point: NSPoint, from view: NSView?) -> NSPoint {
    convert(point, from: view ?? root)
  }
  /// Returns a point of this view in a view's coordinates; nil stands for the window, from its
  /// lower left corner.
  ///
  /// Apple counterpart: `convert(_:to:)` · Source: NSView.h · Fidelity: exact
  public final func convert(_ point: NSPoint, to view: NSView?) -> NSPoint {
    convert(point, to: view ?? root)
  }
  /// Returns a rectangle of a view in this view's coordinates; nil stands for the window, from its
  /// lower left corner.
  ///
  /// If a transform rotates either view, the result is the bounding box.
  ///
  /// Apple counterpart: `convert(_:from:)` · Source: NSView.h · Fidelity: exact
  public final func convert(_ rect: NSRect, from view: NSView?) -> NSRect {
    convert(rect, from: view ?? root)
  }
  /// Returns a rectangle of this view in a view's coordinates; nil stands for the window, from its
  /// lower left corner.
  ///
  /// If a transform rotates either view, the result is the bounding box.
  ///
  /// Apple counterpart: `convert(_:to:)` · Source: NSView.h · Fidelity: exact
  public final func convert(_ rect: NSRect, to view: NSView?) -> NSRect {
    convert(rect, to: view ?? root)
  }
  /// Returns a size of a view in this view's coordinates, which is the same size: nothing scales.
  ///
  /// Apple counterpart: `convert(_:from:)` · Source: NSView.h · Fidelity: approximate
  public final func convert(_ size: NSSize, from view: NSView?) -> NSSize { size }
  /// Returns a size of this view in a view's coordinates, which is the same size: nothing scales.
  ///
  /// Apple counterpart: `convert(_:to:)` · Source: NSView.h · Fidelity: approximate
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
