// SPDX-License-Identifier: MIT

package import ChiaroRaster
package import Foundation

extension Path {
  /// The point where the path ends; after a closed part that with which it begins; nil for none.
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

extension Point {
  package init(_ point: CGPoint) { self.init(x: Float(point.x), y: Float(point.y)) }
}
