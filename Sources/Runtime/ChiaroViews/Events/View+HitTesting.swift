// SPDX-License-Identifier: MIT

import ChiaroRaster
public import Foundation

extension View {
  /// Converts a point in this view to the coordinates of another view in the same hierarchy.
  ///
  /// With nil it converts to the coordinates of the root view, usually the window.
  public final func convert(_ point: CGPoint, to view: View?) -> CGPoint {
    let outer = convertToRoot(upended(point))
    return view.map { $0.upended($0.convertFromRoot(outer)) } ?? outer
  }

  /// Converts a point in another view to this view's coordinates; nil stands for the root view.
  public final func convert(_ point: CGPoint, from view: View?) -> CGPoint {
    upended(convertFromRoot(view.map { $0.convertToRoot($0.upended(point)) } ?? point))
  }

  /// Converts a rectangle from another view's coordinates to this view's; nil stands for the root
  /// view.
  ///
  /// Both views are in the same hierarchy.
  public final func convert(_ rect: CGRect, from view: View?) -> CGRect {
    if let view { return view.convert(rect, to: self) }
    return box(around: rect) { convert($0, from: nil) }
  }

  /// Converts a rectangle from this view's coordinates to another view's; nil stands for the root
  /// view.
  ///
  /// Both views are in the same hierarchy. If a transform rotates either view, the result is the
  /// bounding box.
  public final func convert(_ rect: CGRect, to view: View?) -> CGRect {
    box(around: rect) { convert($0, to: view) }
  }

  /// Returns the bounding box of a rectangle's corners after they were converted.
  private final func box(around rect: CGRect, _ converted: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [rect.minX, rect.maxX].flatMap { x in
      [rect.minY, rect.maxY].map { converted(CGPoint(x: x, y: $0)) }
    }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let origin = CGPoint(x: xs.min() ?? 0, y: ys.min() ?? 0)
    return CGRect(
      x: origin.x, y: origin.y, width: (xs.max() ?? 0) - origin.x,
      height: (ys.max() ?? 0) - origin.y)
  }

  private final func convertToRoot(_ point: CGPoint) -> CGPoint {
    var point = point
    var view: View = self
    while let parent = view.parent {
      point = view.pointInParent(point)
      view = parent
    }
    return point
  }

  private final func convertFromRoot(_ point: CGPoint) -> CGPoint {
    guard let parent else { return point }
    let outer = parent.convertFromRoot(point)
    return pointFromParent(outer) ?? outer
  }

  /// Converts a point of this view to its superview's coordinates.
  private final func pointInParent(_ point: CGPoint) -> CGPoint {
    let placed = CGPoint(
      x: point.x + storedFrame.minX - boundsOrigin.x,
      y: point.y + storedFrame.minY - boundsOrigin.y)
    return transform(about: Rectangle(storedFrame)).map { $0.applied(to: placed) } ?? placed
  }

  /// Converts a point of the superview to this view's coordinates; nil if a transform is singular.
  final func pointFromParent(_ point: CGPoint) -> CGPoint? {
    var placed = point
    if let transform = transform(about: Rectangle(storedFrame)) {
      guard let inverse = transform.inverse else { return nil }
      placed = inverse.applied(to: point)
    }
    return CGPoint(
      x: placed.x - storedFrame.minX + boundsOrigin.x,
      y: placed.y - storedFrame.minY + boundsOrigin.y)
  }

  /// Returns the nearest view of a type, starting with this view and going up.
  package final func enclosing<Kind>(_ kind: Kind.Type) -> Kind? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0 as? Kind }.first
  }

  /// Returns the frontmost descendant that contains a point, or this view.
  final func frontmost(at point: CGPoint, _ event: InputEvent?) -> View {
    for child in children.reversed() {
      guard let inner = child.pointFromParent(point) else { continue }
      if let hit = child.hitTest(inner, with: event) { return hit }
    }
    return self
  }

  /// Whether this view itself is visible and accepts user interaction.
  final var takesInput: Bool { isUserInteractionEnabled && !isOutOfSight && storedAlpha >= 0.01 }
}

extension Transform {
  /// Returns the transformed point.
  fileprivate func applied(to point: CGPoint) -> CGPoint {
    let moved = self(Point(point))
    return CGPoint(x: CGFloat(moved.x), y: CGFloat(moved.y))
  }
}
