// SPDX-License-Identifier: MIT

import ChiaroRaster
import ChiaroSwiftUI
import ChiaroViews
import Foundation

/// How a line goes from point to point.
struct ChartCurve {
  private let name: String

  init(_ name: String) { self.name = name }

  /// Adds points to a path.
  ///
  /// - Parameters:
  ///   - points: the points
  ///   - path: what they are added to
  ///   - begins: whether the path begins here, or goes on
  func add(_ points: [CGPoint], to path: inout KernelPath, begins: Bool) {
    guard let first = points.first else { return }
    if begins { path.move(to: Point(first)) } else { path.line(to: Point(first)) }
    for (index, next) in points.enumerated().dropFirst() {
      let last = points[index - 1]
      switch name {
      case "stepStart": path.line(to: Point(CGPoint(x: last.x, y: next.y)))
      case "stepEnd": path.line(to: Point(CGPoint(x: next.x, y: last.y)))
      case "stepCenter":
        let middle = (last.x + next.x) / 2
        path.line(to: Point(CGPoint(x: middle, y: last.y)))
        path.line(to: Point(CGPoint(x: middle, y: next.y)))
      case "catmullRom", "cardinal", "monotone":
        let before = points[max(0, index - 2)]
        let after = points[min(points.count - 1, index + 1)]
        path.curve(
          to: Point(next),
          control1: Point(
            CGPoint(x: last.x + (next.x - before.x) / 6, y: last.y + (next.y - before.y) / 6)),
          control2: Point(
            CGPoint(x: next.x - (after.x - last.x) / 6, y: next.y - (after.y - last.y) / 6)))
        continue
      default: break
      }
      path.line(to: Point(next))
    }
  }
}

/// A part of a circle, or of a ring.
struct ChartSector {
  var from: Double
  var to: Double
  /// The inner radius: a share of the outer one, or a length above 1.
  var inner: CGFloat
  var inset: CGFloat

  func path(in rect: CGRect) -> KernelPath {
    let radius = Double(min(rect.width, rect.height)) / 2
    let hole = inner <= 1 ? radius * Double(inner) : min(radius, Double(inner))
    let gap = radius > 0 ? Double(inset) / radius / 2 : 0
    let (start, end) = (from + gap, max(from + gap, to - gap))
    let count = max(2, Int((end - start) / 0.05) + 1)
    let point = { (share: Int, radius: Double) in
      let angle = start + (end - start) * Double(share) / Double(count)
      return Point(
        CGPoint(
          x: Double(rect.midX) + radius * cos(angle), y: Double(rect.midY) + radius * sin(angle)))
    }
    var path = KernelPath()
    path.move(to: point(0, radius))
    for share in 1...count { path.line(to: point(share, radius)) }
    for share in (0...count).reversed() { path.line(to: point(share, hole)) }
    path.close()
    return path
  }
}

extension KernelPath {
  /// The path moved by the coordinates of a point.
  func moved(by origin: CGPoint) -> KernelPath {
    let move = { (point: Point) in
      Point(x: point.x + Float(origin.x), y: point.y + Float(origin.y))
    }
    var moved = KernelPath()
    for element in elements {
      switch element {
      case .move(let point): moved.move(to: move(point))
      case .line(let point): moved.line(to: move(point))
      case .quadratic(let point, let control):
        moved.curve(to: move(point), control: move(control))
      case .cubic(let point, let control1, let control2):
        moved.curve(to: move(point), control1: move(control1), control2: move(control2))
      case .close: moved.close()
      }
    }
    return moved
  }
}
