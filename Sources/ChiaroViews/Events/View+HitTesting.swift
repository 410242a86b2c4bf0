// SPDX-License-Identifier: MIT

public import Foundation

extension View {
  /// A point of this view, in the points of another that stands in the same window; of the
  /// outermost view where that is nil.
  public final func convert(_ point: CGPoint, to view: View?) -> CGPoint {
    let outer = convertToRoot(point)
    return view.map { $0.convertFromRoot(outer) } ?? outer
  }

  /// A point of another view, in this one's points; of the outermost view where that is nil.
  public final func convert(_ point: CGPoint, from view: View?) -> CGPoint {
    convertFromRoot(view.map { $0.convertToRoot(point) } ?? point)
  }

  /// A rectangle of this view, in the points of another that stands in the same window.
  public final func convert(_ rect: CGRect, to view: View?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  private final func convertToRoot(_ point: CGPoint) -> CGPoint {
    let offset = offsetInRoot
    return CGPoint(x: point.x + offset.x, y: point.y + offset.y)
  }

  private final func convertFromRoot(_ point: CGPoint) -> CGPoint {
    let offset = offsetInRoot
    return CGPoint(x: point.x - offset.x, y: point.y - offset.y)
  }

  /// Where the zero of this view's points lies in the outermost view's.
  private final var offsetInRoot: CGPoint {
    var offset = CGPoint.zero
    var view: View = self
    while let parent = view.parent {
      offset.x += view.frame.minX - view.bounds.minX
      offset.y += view.frame.minY - view.bounds.minY
      view = parent
    }
    return offset
  }

  /// The view around this one, or this one itself, that is of a kind.
  final func enclosing<Kind>(_ kind: Kind.Type) -> Kind? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0 as? Kind }.first
  }

  /// Whether a person could use it where it stands: it and all around it is shown and takes input.
  final var isReachable: Bool {
    sequence(first: self, next: \.parent).allSatisfy { $0.takesInput }
  }

  /// Whether it is shown and takes input, itself.
  final var takesInput: Bool { isUserInteractionEnabled && !isHidden && alpha >= 0.01 }
}
