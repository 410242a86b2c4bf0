// SPDX-License-Identifier: MIT

public import ChiaroRaster
public import Foundation

// On Apple's own systems Core Graphics itself has these.
#if !canImport(CoreGraphics)
  extension Path {
    /// How far the control points of a quarter of a circle stand from its ends, in radii.
    ///
    /// Source: Riškus, Approximation of a cubic Bézier curve by circular arcs (2006)
    private static let quarter: CGFloat = 0.5522847498

    /// Creates a path of a rectangle.
    public init(rect: CGRect) {
      self.init()
      addRect(rect)
    }
    /// Creates a path of the ellipse that fills a rectangle.
    public init(ellipseIn rect: CGRect) {
      self.init()
      addEllipse(in: rect)
    }
    /// Creates a path of a rectangle with elliptic corners.
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

    /// Begins a new part of the path at a point.
    @_disfavoredOverload
    public mutating func move(to point: CGPoint) { move(to: Point(point)) }
    /// Adds a line.
    public mutating func addLine(to point: CGPoint) { line(to: Point(point)) }
    /// Adds lines through points, from the first on.
    public mutating func addLines(between points: [CGPoint]) {
      for (index, point) in points.enumerated() {
        if index == 0 { move(to: point) } else { addLine(to: point) }
      }
    }
    /// Adds a curve.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
      curve(to: Point(end), control1: Point(control1), control2: Point(control2))
    }
    /// Adds a curve with one control point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
      curve(to: Point(end), control: Point(control))
    }
    /// Adds a path.
    public mutating func addPath(_ path: Path) { elements += path.elements }
    /// Closes the last part of the path.
    public mutating func closeSubpath() { close() }

    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect) {
      addLines(between: [
        rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
        CGPoint(x: rect.minX, y: rect.maxY),
      ])
      close()
    }
    /// Adds an ellipse that fills a rectangle.
    public mutating func addEllipse(in rect: CGRect) {
      addRoundedRect(in: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2)
    }
    /// Adds a rectangle with elliptic corners.
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
      func place(_ way: CGPoint, _ share: CGFloat) -> CGPoint {
        CGPoint(x: corner.x + way.x * share, y: corner.y + way.y * share)
      }
      let reach = 1 - Self.quarter
      addLine(to: place(before, 1))
      addCurve(to: place(after, 1), control1: place(before, reach), control2: place(after, reach))
    }

    /// Adds a part of a circle, and a line to where it begins.
    ///
    /// The angles are in radians; `clockwise` is as in Core Graphics, whose axis points up, so that
    /// where y grows downwards it is the other way.
    public mutating func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      let sweep = Self.sweep(from: startAngle, to: endAngle, isGrowing: !clockwise)
      func point(_ angle: CGFloat) -> CGPoint {
        CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      }
      if isEmpty { move(to: point(startAngle)) } else { addLine(to: point(startAngle)) }
      let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
      let step = sweep / CGFloat(count)
      // The control points of an arc stand on its tangents, this far from its ends.
      let reach = 4 / 3 * tan(step / 4) * radius
      for index in 0..<count {
        let from = startAngle + CGFloat(index) * step
        let to = from + step
        let (first, last) = (point(from), point(to))
        addCurve(
          to: last,
          control1: CGPoint(x: first.x - reach * sin(from), y: first.y + reach * cos(from)),
          control2: CGPoint(x: last.x + reach * sin(to), y: last.y - reach * cos(to)))
      }
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

  extension Point {
    fileprivate init(_ point: CGPoint) { self.init(x: Float(point.x), y: Float(point.y)) }
  }
#endif
