// SPDX-License-Identifier: MIT

package import ChiaroRaster
package import Foundation

extension Path {
  /// The end point of the path; after a closed subpath, its start; nil for none.
  package var end: Point? {
    var (start, end): (Point?, Point?)
    for element in elements {
      switch element {
      case .move(let point): (start, end) = (point, point)
      case .line(let point), .quadratic(let point, _), .cubic(let point, _, _): end = point
      case .close: end = start
      }
    }
    return end
  }

  /// The rectangle around the points and control points; zero for a path without points.
  package var controlBounds: CGRect {
    let points = elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .quadratic(let point, let control): [point, control]
      case .cubic(let point, let one, let two): [point, one, two]
      case .close: []
      }
    }
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return .zero }
    return CGRect(
      x: CGFloat(left), y: CGFloat(top), width: CGFloat(right - left), height: CGFloat(bottom - top)
    )
  }
}

extension Path {
  /// The smallest rectangle around the path itself; zero for a path without points.
  package var tightBounds: CGRect {
    var (points, last, start) = ([Point](), Point(.zero), Point(.zero))
    for element in elements {
      switch element {
      case .move(let point): (start, last) = (point, point)
      case .line(let point): last = point
      case .quadratic(let point, let control):
        points += Self.turns([last, control, point])
        last = point
      case .cubic(let point, let one, let two):
        points += Self.turns([last, one, two, point])
        last = point
      case .close: last = start
      }
      points.append(last)
    }
    var path = Path()
    path.elements = points.map { .line($0) }
    return path.controlBounds
  }

  /// The points at which a curve turns back to the left, the right, up or down.
  private static func turns(_ curve: [Point]) -> [Point] {
    let roots = [\Point.x, \Point.y].flatMap { side -> [Double] in
      let places = curve.map { Double($0[keyPath: side]) }
      return Self.zeros(zip(places, places.dropFirst()).map { $1 - $0 })
    }
    return roots.filter { $0 > 0 && $0 < 1 }.map { share in
      var points = curve
      while points.count > 1 {
        points = zip(points, points.dropFirst()).map { one, two in
          Point(
            x: one.x + (two.x - one.x) * Float(share), y: one.y + (two.y - one.y) * Float(share))
        }
      }
      return points[0]
    }
  }

  /// The zeros of a Bézier polynomial of degree 1 or 2.
  private static func zeros(_ values: [Double]) -> [Double] {
    guard values.count == 3 else {
      let slope = values[0] - values[1]
      return slope == 0 ? [] : [values[0] / slope]
    }
    let square = values[0] - 2 * values[1] + values[2]
    let half = values[0] - values[1]
    guard abs(square) > 1e-9 else { return half == 0 ? [] : [values[0] / (2 * half)] }
    let inner = half * half - square * values[0]
    guard inner >= 0 else { return [] }
    return [(half + inner.squareRoot()) / square, (half - inner.squareRoot()) / square]
  }
}

extension Point {
  package init(_ point: CGPoint) { self.init(x: Float(point.x), y: Float(point.y)) }
}
