// SPDX-License-Identifier: MIT

import ChiaroRaster
import ChiaroViews
package import Foundation

/// A shape as a node: its form and its paint.
package struct ShapeValue {
  /// The name of the view.
  package var name: String
  package var form: ShapeForm
  package var paint: ShapePaint
  /// Whether the even-odd rule fills the shape.
  package var isEvenOdd = false

  package init(_ name: String, _ form: ShapeForm, _ paint: ShapePaint) {
    (self.name, self.form, self.paint) = (name, form, paint)
  }
}

/// The painting of a shape: filled or stroked.
package enum ShapePaint {
  case fill(StyleValue)
  case stroke(StyleValue, StrokeStyle)
}

/// The form of a shape in any rectangle.
package indirect enum ShapeForm {
  case rectangle
  case rounded(radius: CGFloat, isContinuous: Bool)
  case capsule(isContinuous: Bool)
  case circle
  case ellipse
  /// A radius for each corner: top leading, bottom leading, bottom trailing, top trailing.
  case uneven([CGFloat])
  case path(@MainActor (CGRect) -> KernelPath)
  case inset(CGFloat, ShapeForm)

  /// A rectangle with round corners; nil for a form that is none.
  func box(in rect: CGRect) -> (rect: CGRect, radius: CGFloat, curve: CornerCurve)? {
    let half = min(rect.width, rect.height) / 2
    switch self {
    case .rectangle: return (rect, 0, .circular)
    case .rounded(let radius, let isContinuous):
      let own = radius.isFinite ? max(0, min(radius, half)) : half
      return (rect, own, isContinuous ? .continuous : .circular)
    case .capsule(let isContinuous):
      return (rect, half, isContinuous ? .continuous : .circular)
    case .circle: return (rect.centered(CGSize(width: half * 2, height: half * 2)), half, .circular)
    case .ellipse: return rect.width == rect.height ? (rect, half, .circular) : nil
    case .inset(let inset, let form):
      guard let outer = form.box(in: rect.insetBy(dx: inset, dy: inset)) else { return nil }
      // A corner that lies further in is smaller (statement SU110).
      if case .rounded(let radius, _) = form {
        return (outer.rect, max(0, min(radius - inset, outer.radius)), outer.curve)
      }
      return outer
    case .uneven, .path: return nil
    }
  }

  /// The path of the form.
  @MainActor
  package func path(in rect: CGRect) -> KernelPath {
    switch self {
    case .path(let make):
      // Code that makes a path gets the room of its view, which begins at zero.
      let path = make(CGRect(origin: .zero, size: rect.size))
      guard rect.minX != 0 || rect.minY != 0 else { return path }
      return path.offsetBy(dx: rect.minX, dy: rect.minY)
    case .inset(let inset, let form):
      let inner = rect.insetBy(dx: inset, dy: inset)
      return inner.isNull ? KernelPath() : form.path(in: inner)
    case .ellipse: return .ellipse(in: rect)
    case .circle: return box(in: rect).map { .ellipse(in: $0.rect) } ?? KernelPath()
    case .uneven(let radii):
      let most = min(rect.width, rect.height) / 2
      return .rounded(
        rect, radii.map { CGSize(width: min(max(0, $0), most), height: min(max(0, $0), most)) })
    default:
      guard let box = box(in: rect) else { return KernelPath() }
      let radius = CGSize(width: box.radius, height: box.radius)
      return .rounded(box.rect, Array(repeating: radius, count: 4))
    }
  }
}

extension KernelPath {
  /// An ellipse from its right end, clockwise.
  static func ellipse(in rect: CGRect) -> KernelPath {
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    let ends = [
      CGPoint(x: rect.maxX, y: middle.y), CGPoint(x: middle.x, y: rect.maxY),
      CGPoint(x: rect.minX, y: middle.y), CGPoint(x: middle.x, y: rect.minY),
    ]
    let corners = [
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
    ]
    var path = KernelPath()
    path.move(to: Point(ends[0]))
    for (index, corner) in corners.enumerated() {
      let curve = ArcCurve(around: corner, from: ends[index], to: ends[(index + 1) % 4])
      path.curve(
        to: Point(curve.end), control1: Point(curve.control1), control2: Point(curve.control2))
    }
    path.close()
    return path
  }

  /// A rectangle with elliptic corners, from the top left one counterclockwise.
  static func rounded(_ rect: CGRect, _ radii: [CGSize]) -> KernelPath {
    var path = KernelPath()
    let corners = [
      (
        CGPoint(x: rect.minX, y: rect.minY), CGSize(width: 1, height: 0),
        CGSize(width: 0, height: 1)
      ),
      (
        CGPoint(x: rect.minX, y: rect.maxY), CGSize(width: 0, height: -1),
        CGSize(width: 1, height: 0)
      ),
      (
        CGPoint(x: rect.maxX, y: rect.maxY), CGSize(width: -1, height: 0),
        CGSize(width: 0, height: -1)
      ),
      (
        CGPoint(x: rect.maxX, y: rect.minY), CGSize(width: 0, height: 1),
        CGSize(width: -1, height: 0)
      ),
    ]
    for (index, (corner, before, after)) in corners.enumerated() {
      let radius = radii[index]
      let start = CGPoint(
        x: corner.x + before.width * radius.width, y: corner.y + before.height * radius.height)
      let end = CGPoint(
        x: corner.x + after.width * radius.width, y: corner.y + after.height * radius.height)
      if index == 0 { path.move(to: Point(start)) } else { path.line(to: Point(start)) }
      let curve = ArcCurve(around: corner, from: start, to: end)
      path.curve(
        to: Point(curve.end), control1: Point(curve.control1), control2: Point(curve.control2))
    }
    path.close()
    return path
  }
}
