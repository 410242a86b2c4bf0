// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

extension NSView {
  /// What the running `hitTest(_:)` found of its own accord, also a view that is not AppKit's.
  private static var found: View?
  /// How the running `hitTest(_:)` looks into the view.
  private static var search: ((CGPoint) -> View?)?

  /// Returns what `hitTest(_:)` finds, or what stands behind it.
  final func hit(at point: CGPoint, _ search: @escaping (CGPoint) -> View?) -> View? {
    let outer = (Self.found, Self.search)
    (Self.found, Self.search) = (nil, search)
    let (frame, start) = (placedFrame, placedBounds)
    let place = NSPoint(x: point.x - start.minX + frame.minX, y: point.y - start.minY + frame.minY)
    let answer = hitTest(outerView?.upended(place) ?? place)
    let found = Self.found
    (Self.found, Self.search) = outer
    guard let answer else { return nil }
    // A part of a control that is not AppKit's, such as an editor, is hit itself.
    return found.map { $0 is NSView ? answer : $0 } ?? answer
  }

  /// What `hitTest(_:)` finds where nobody overrides it.
  final func standardHit(_ point: NSPoint) -> NSView? {
    let inner = upended(pointFromSuperview(point))
    let search = Self.search
    Self.search = nil
    guard let search else { return hitTest(inner, with: nil) as? NSView }
    Self.found = search(inner)
    return Self.found.map { $0 as? NSView ?? self }
  }

  /// Returns whether a point is inside a rectangle; both are in the same coordinates.
  public final func mouse(_ point: NSPoint, in rect: NSRect) -> Bool { rect.contains(point) }
}
