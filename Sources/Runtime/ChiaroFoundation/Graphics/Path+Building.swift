// SPDX-License-Identifier: MIT

public import ChiaroRaster
import ChiaroViews
public import Foundation

// On Apple's own systems Core Graphics itself has these.
#if !canImport(CoreGraphics)
  extension Path {
    /// Creates a path that is a rectangle.
    public init(rect: CGRect) {
      self.init()
      addRect(rect)
    }
    /// Creates a path that is the ellipse inscribed in a rectangle.
    public init(ellipseIn rect: CGRect) {
      self.init()
      addEllipse(in: rect)
    }
    /// Creates a path that is a transformed rectangle; a nil transform changes nothing.
    public init(rect: CGRect, transform: UnsafePointer<Transform>?) {
      self.init(rect: rect)
      if let transform { self = transformed(by: transform.pointee) }
    }
    /// Creates a path that is the transformed ellipse inscribed in a rectangle; a nil transform
    /// changes nothing.
    public init(ellipseIn rect: CGRect, transform: UnsafePointer<Transform>?) {
      self.init(ellipseIn: rect)
      if let transform { self = transformed(by: transform.pointee) }
    }
    /// Creates a path that is a rectangle with elliptical corners; their radii are in points.
    ///
    /// The radii are limited to half of the sides; a nil transform changes nothing.
    public init(
      roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: UnsafePointer<Transform>? = nil
    ) {
      self.init()
      addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
      if let transform { self = transformed(by: transform.pointee) }
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// Begins a new subpath at a point.
    @_disfavoredOverload
    public mutating func move(to point: CGPoint) { move(to: Point(point)) }
    /// Adds a line from the current point to another.
    public mutating func addLine(to point: CGPoint) { line(to: Point(point)) }
    /// Adds a new subpath of lines that connect points.
    public mutating func addLines(between points: [CGPoint]) {
      for (index, point) in points.enumerated() {
        if index == 0 { move(to: point) } else { addLine(to: point) }
      }
    }
    /// Adds a cubic Bézier curve from the current point.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
      curve(to: Point(end), control1: Point(control1), control2: Point(control2))
    }
    /// Adds a quadratic Bézier curve from the current point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
      curve(to: Point(end), control: Point(control))
    }
    /// Adds the elements of another path.
    public mutating func addPath(_ path: Path) { elements += path.elements }
    /// Closes the current subpath.
    public mutating func closeSubpath() { close() }

    /// Adds a rectangle as a closed subpath.
    public mutating func addRect(_ rect: CGRect) {
      addLines(between: [
        rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
        CGPoint(x: rect.minX, y: rect.maxY),
      ])
      close()
    }
    /// Adds the ellipse inscribed in a rectangle.
    public mutating func addEllipse(in rect: CGRect) {
      addRoundedRect(in: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2)
    }
    /// Adds a rectangle with elliptical corners; their radii are in points.
    ///
    /// The radii are limited to half of the sides.
    public mutating func addRoundedRect(
      in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat
    ) {
      let (wide, high) = (min(cornerWidth, rect.width / 2), min(cornerHeight, rect.height / 2))
      let corners = [
        (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -wide, y: 0), CGPoint(x: 0, y: high)),
        (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: -high), CGPoint(x: -wide, y: 0)),
        (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: wide, y: 0), CGPoint(x: 0, y: -high)),
        (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 0, y: high), CGPoint(x: wide, y: 0)),
      ]
      move(to: CGPoint(x: rect.minX + wide, y: rect.minY))
      for (corner, before, after) in corners { turn(at: corner, before, after) }
      close()
    }

    /// Adds a line to where a corner begins, and a quarter of an ellipse to where it ends.
    private mutating func turn(at corner: CGPoint, _ before: CGPoint, _ after: CGPoint) {
      func place(_ way: CGPoint) -> CGPoint {
        CGPoint(x: corner.x + way.x, y: corner.y + way.y)
      }
      let (start, end) = (place(before), place(after))
      addLine(to: start)
      add(ArcCurve(around: corner, from: start, to: end))
    }

    private mutating func add(_ curve: ArcCurve) {
      addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
    }

    /// Adds an arc of a circle, preceded by a line from the current point to its start.
    ///
    /// The angles are in radians. `clockwise` refers to a y axis that points up, as in Core
    /// Graphics. If y grows downward, the arc runs in the opposite direction on the screen. Nothing
    /// is added if a number is not finite.
    public mutating func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      guard
        let arc = ArcCurve.arc(
          center: center, radius: radius, from: startAngle, to: endAngle, isGrowing: !clockwise)
      else { return }
      if isEmpty { move(to: arc.start) } else { addLine(to: arc.start) }
      for curve in arc.curves { add(curve) }
    }

    /// Adds an arc that rounds the corner between two lines, preceded by a line from the current
    /// point to its start.
    ///
    /// The first line runs from the current point to `tangent1End`, and the second one from there
    /// to `tangent2End`. If the three points lie on a straight line, or the radius is 0, only a
    /// line to `tangent1End` is added.
    ///
    /// Apple counterpart: `addArc(tangent1End:tangent2End:radius:)` · Source: CGPath.h · Fidelity:
    /// exact
    public mutating func addArc(
      tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat
    ) {
      let start = isEmpty ? corner : currentPoint
      let (before, after) = (Way(from: corner, to: start), Way(from: corner, to: end))
      let cosine = before.x * after.x + before.y * after.y
      guard radius > 0, before.length > 0, after.length > 0, abs(cosine) < 1 - 1e-9 else {
        return addLine(to: corner)
      }
      let half = acos(cosine) / 2
      let (reach, middle) = (radius / tan(half), radius / sin(half))
      let (x, y) = (before.x + after.x, before.y + after.y)
      let length = (x * x + y * y).squareRoot()
      let center = CGPoint(x: corner.x + x / length * middle, y: corner.y + y / length * middle)
      func angle(_ way: Way) -> CGFloat {
        atan2(corner.y + way.y * reach - center.y, corner.x + way.x * reach - center.x)
      }
      let isGrowing = before.x * after.y - before.y * after.x < 0
      addArc(
        center: center, radius: radius, startAngle: angle(before), endAngle: angle(after),
        clockwise: !isGrowing)
    }

    private struct Way {
      let x: CGFloat
      let y: CGFloat
      let length: CGFloat

      init(from start: CGPoint, to end: CGPoint) {
        let (x, y) = (end.x - start.x, end.y - start.y)
        length = (x * x + y * y).squareRoot()
        (self.x, self.y) = length > 0 ? (x / length, y / length) : (0, 0)
      }
    }
  }
#endif
