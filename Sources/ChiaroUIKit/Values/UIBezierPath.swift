// SPDX-License-Identifier: MIT

public import ChiaroRaster
import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// A path that is drawn by the current graphics context.
  ///
  /// Apple counterpart: `UIBezierPath` · Source: UIBezierPath.h · Fidelity: approximate
  @preconcurrency @MainActor
  open class UIBezierPath {
    /// Whether the inside is found by the even-odd rule; the default is false.
    public final var usesEvenOddFillRule = false
    /// The shape of the outline's ends; the default is `butt`.
    public final var lineCapStyle = StrokeStyle.Cap.butt
    /// The shape of the outline's corners; the default is `miter`.
    public final var lineJoinStyle = StrokeStyle.Join.miter
    /// The greatest length of a mitered corner, in line widths; the default is 10.
    public final var miterLimit: CGFloat = 10
    /// Returns a path of the same parts, lines and rule.
    ///
    /// Apple counterpart: `copy()` · Source: NSObject.h · Fidelity: exact
    open func copy() -> Any {
      let path = UIBezierPath(cgPath: cgPath)
      path.usesEvenOddFillRule = usesEvenOddFillRule
      (path.lineWidth, path.miterLimit) = (lineWidth, miterLimit)
      (path.lineCapStyle, path.lineJoinStyle) = (lineCapStyle, lineJoinStyle)
      return path
    }

    /// Whether the path has no parts.
    public final var isEmpty: Bool { cgPath.elements.isEmpty }
    /// The rectangle around the path's points.
    public final var bounds: CGRect {
      let points = cgPath.elements.flatMap { element -> [Point] in
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
        x: CGFloat(left), y: CGFloat(top), width: CGFloat(right - left),
        height: CGFloat(bottom - top))
    }
    /// Removes all elements.
    public final func removeAllPoints() { cgPath = Path() }
    /// The path itself.
    public final var cgPath = Path()
    /// The width of its outline, in points.
    public final var lineWidth: CGFloat = 1
    /// The end of the path, where the next line begins.
    public private(set) final var currentPoint = CGPoint.zero

    /// Creates an empty path.
    public init() {}

    /// Creates a path from another.
    public convenience init(cgPath: Path) {
      self.init()
      self.cgPath = cgPath
    }

    /// Creates a rectangle.
    public convenience init(rect: CGRect) {
      self.init()
      move(to: rect.origin)
      addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      close()
    }

    /// Creates a rectangle with circular corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
      self.init(
        roundedRect: rect, byRoundingCorners: .allCorners,
        cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Creates a rectangle, some of whose corners are circular.
    ///
    /// - Parameters:
    ///   - rect: the rectangle
    ///   - corners: the corners
    ///   - radii: their radius is its width, at most half of the shorter side
    public convenience init(
      roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii radii: CGSize
    ) {
      self.init()
      let radius = max(0, min(radii.width, rect.width / 2, rect.height / 2))
      func part(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
      func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
      let (first, second) = (part(.topLeft), part(.topRight))
      let (third, fourth) = (part(.bottomRight), part(.bottomLeft))
      move(to: CGPoint(x: rect.minX + first, y: rect.minY))
      addLine(to: CGPoint(x: rect.maxX - second, y: rect.minY))
      turn(to: place(rect.maxX, rect.minY + second), by: place(rect.maxX, rect.minY))
      addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - third))
      turn(to: place(rect.maxX - third, rect.maxY), by: place(rect.maxX, rect.maxY))
      addLine(to: CGPoint(x: rect.minX + fourth, y: rect.maxY))
      turn(to: place(rect.minX, rect.maxY - fourth), by: place(rect.minX, rect.maxY))
      addLine(to: CGPoint(x: rect.minX, y: rect.minY + first))
      turn(to: place(rect.minX + first, rect.minY), by: place(rect.minX, rect.minY))
      close()
    }

    /// Creates an ellipse that fills a rectangle.
    public convenience init(ovalIn rect: CGRect) {
      self.init()
      let (wide, high) = (rect.width / 2 * Self.quarter, rect.height / 2 * Self.quarter)
      move(to: CGPoint(x: rect.maxX, y: rect.midY))
      addCurve(
        to: CGPoint(x: rect.midX, y: rect.maxY),
        controlPoint1: CGPoint(x: rect.maxX, y: rect.midY + high),
        controlPoint2: CGPoint(x: rect.midX + wide, y: rect.maxY))
      addCurve(
        to: CGPoint(x: rect.minX, y: rect.midY),
        controlPoint1: CGPoint(x: rect.midX - wide, y: rect.maxY),
        controlPoint2: CGPoint(x: rect.minX, y: rect.midY + high))
      addCurve(
        to: CGPoint(x: rect.midX, y: rect.minY),
        controlPoint1: CGPoint(x: rect.minX, y: rect.midY - high),
        controlPoint2: CGPoint(x: rect.midX - wide, y: rect.minY))
      addCurve(
        to: CGPoint(x: rect.maxX, y: rect.midY),
        controlPoint1: CGPoint(x: rect.midX + wide, y: rect.minY),
        controlPoint2: CGPoint(x: rect.maxX, y: rect.midY - high))
      close()
    }

    /// Creates an arc of a circle.
    public convenience init(
      arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
      clockwise: Bool
    ) {
      self.init()
      addArc(
        withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise)
    }

    /// How far the control points of a quarter of a circle stand from its ends, in radii.
    ///
    /// Source: Riškus, Approximation of a cubic Bézier curve by circular arcs (2006)
    private static let quarter: CGFloat = 0.5522847498

    private func turn(to end: CGPoint, by corner: CGPoint) {
      let start = currentPoint
      guard start != end else { return }
      func toward(_ point: CGPoint) -> CGPoint {
        CGPoint(
          x: point.x + (corner.x - point.x) * Self.quarter,
          y: point.y + (corner.y - point.y) * Self.quarter)
      }
      addCurve(to: end, controlPoint1: toward(start), controlPoint2: toward(end))
    }

    // MARK: Building

    /// Begins a subpath at a point.
    open func move(to point: CGPoint) {
      cgPath.move(to: Point(point))
      currentPoint = point
    }

    /// Adds a line.
    open func addLine(to point: CGPoint) {
      cgPath.line(to: Point(point))
      currentPoint = point
    }

    /// Adds a curve with two control points.
    open func addCurve(to end: CGPoint, controlPoint1 one: CGPoint, controlPoint2 two: CGPoint) {
      cgPath.curve(to: Point(end), control1: Point(one), control2: Point(two))
      currentPoint = end
    }

    /// Adds a curve with one control point.
    open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
      cgPath.curve(to: Point(end), control: Point(controlPoint))
      currentPoint = end
    }

    /// Adds an arc of a circle, and a line to its start unless the path is empty.
    ///
    /// Nothing is added if an angle is no number.
    open func addArc(
      withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
      clockwise: Bool
    ) {
      func point(_ angle: CGFloat, _ radius: CGFloat) -> CGPoint {
        CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      }
      let sweep = Self.sweep(from: startAngle, to: endAngle, clockwise)
      guard startAngle.isFinite, sweep.isFinite else { return }
      let start = point(startAngle, radius)
      if cgPath.elements.isEmpty { move(to: start) } else { addLine(to: start) }
      let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
      let step = sweep / CGFloat(count)
      // The control points of an arc stand on its tangents, this far from its ends.
      let reach = 4 / 3 * tan(step / 4) * radius
      for index in 0..<count {
        let from = startAngle + CGFloat(index) * step
        let to = from + step
        let (first, last) = (point(from, radius), point(to, radius))
        addCurve(
          to: last,
          controlPoint1: CGPoint(x: first.x - reach * sin(from), y: first.y + reach * cos(from)),
          controlPoint2: CGPoint(x: last.x + reach * sin(to), y: last.y - reach * cos(to)))
      }
    }

    private static func sweep(from start: CGFloat, to end: CGFloat, _ clockwise: Bool) -> CGFloat {
      let (whole, turn) = (2 * CGFloat.pi, end - start)
      if abs(turn) >= whole { return clockwise ? whole : -whole }
      if clockwise { return turn < 0 ? turn + whole : turn }
      return turn > 0 ? turn - whole : turn
    }

    /// Closes the current subpath by a line to its start.
    open func close() { cgPath.close() }

    /// Adds the elements of another path.
    open func append(_ path: UIBezierPath) { cgPath.elements += path.cgPath.elements }

    /// Transforms the path.
    open func apply(_ transform: Transform) { cgPath = cgPath.transformed(by: transform) }

    // MARK: Drawing

    /// Fills the path with the fill color of the current context, during `draw(_:)`.
    open func fill() {
      GraphicsContext.current?.fill(cgPath, rule: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Draws the outline in the stroke color of the current context, during `draw(_:)`.
    open func stroke() {
      var style = StrokeStyle(width: Float(lineWidth))
      (style.cap, style.join) = (lineCapStyle, lineJoinStyle)
      style.miterLimit = Float(miterLimit)
      GraphicsContext.current?.stroke(cgPath, style: style)
    }
  }

  extension Point {
    fileprivate init(_ point: CGPoint) { self.init(x: Float(point.x), y: Float(point.y)) }
  }
#endif
