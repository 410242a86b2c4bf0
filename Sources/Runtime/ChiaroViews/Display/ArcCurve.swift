// SPDX-License-Identifier: MIT

package import Foundation

/// A cubic curve that follows a part of a circle or an ellipse.
package struct ArcCurve: Equatable {
  package let end: CGPoint
  package let control1: CGPoint
  package let control2: CGPoint

  /// How far the control points of a quarter of a circle stand from its ends, in radii.
  ///
  /// Source: Riškus, Approximation of a cubic Bézier curve by circular arcs (2006)
  private static let quarter: CGFloat = 0.5522847498

  /// Creates the quarter of an ellipse that rounds a corner.
  ///
  /// - Parameters:
  ///   - corner: the corner, which the curve does not reach
  ///   - start: where the curve begins, on one side of the corner
  ///   - end: where it ends, on the other side
  package init(around corner: CGPoint, from start: CGPoint, to end: CGPoint) {
    func toward(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (corner.x - point.x) * Self.quarter,
        y: point.y + (corner.y - point.y) * Self.quarter)
    }
    (self.end, control1, control2) = (end, toward(start), toward(end))
  }

  /// Creates a part of a circle of at most a quarter.
  private init(_ circle: Circle, from: CGFloat, step: CGFloat) {
    let to = from + step
    let (first, last) = (circle.point(from), circle.point(to))
    // The control points stand on the tangents, this far from the ends.
    let reach = 4 / 3 * tan(step / 4) * circle.radius
    end = last
    control1 = CGPoint(x: first.x - reach * sin(from), y: first.y + reach * cos(from))
    control2 = CGPoint(x: last.x + reach * sin(to), y: last.y - reach * cos(to))
  }

  private struct Circle {
    let center: CGPoint
    let radius: CGFloat

    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
  }

  /// The curves of a part of a circle, each of a quarter at most, and the point where they begin.
  ///
  /// - Parameters:
  ///   - center: the middle of the circle
  ///   - radius: its radius
  ///   - startAngle: where it begins, in radians from the right
  ///   - endAngle: where it ends; one full turn is drawn where it is a turn or more away
  ///   - isGrowing: whether the angle grows on the way
  /// - Returns: nil where a number is not finite
  package static func arc(
    center: CGPoint, radius: CGFloat, from startAngle: CGFloat, to endAngle: CGFloat,
    isGrowing: Bool
  ) -> (start: CGPoint, curves: [ArcCurve])? {
    let sweep = sweep(from: startAngle, to: endAngle, isGrowing: isGrowing)
    let circle = Circle(center: center, radius: radius)
    let start = circle.point(startAngle)
    guard endAngle.isFinite, start.x.isFinite, start.y.isFinite else { return nil }
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(count)
    let curves = (0..<count).map {
      ArcCurve(circle, from: startAngle + CGFloat($0) * step, step: step)
    }
    return (start, curves)
  }

  private static func sweep(
    from start: CGFloat, to end: CGFloat, isGrowing: Bool
  ) -> CGFloat {
    let (whole, turn) = (2 * CGFloat.pi, end - start)
    if abs(turn) >= whole { return isGrowing ? whole : -whole }
    if isGrowing { return turn < 0 ? turn + whole : turn }
    return turn > 0 ? turn - whole : turn
  }
}
