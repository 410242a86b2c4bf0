// SPDX-License-Identifier: MIT

import ChiaroFoundation
public import ChiaroRaster
import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// A path with a line style and a fill rule, which draws itself in the current graphics context.
  ///
  /// Apple counterpart: `UIBezierPath` · Source: UIBezierPath.h · Fidelity: approximate, without
  /// dashes
  @preconcurrency @MainActor
  open class UIBezierPath {
    /// Whether the path is filled with the even-odd rule instead of the winding rule.
    ///
    /// The default is false.
    public final var usesEvenOddFillRule = false
    /// The shape of the ends of stroked lines; the default is `butt`.
    public final var lineCapStyle = StrokeStyle.Cap.butt
    /// The shape of the corners of stroked lines; the default is `miter`.
    public final var lineJoinStyle = StrokeStyle.Join.miter
    /// The limit for mitered corners: a corner whose length is greater, in line widths, is beveled.
    ///
    /// The default is 10.
    public final var miterLimit: CGFloat = 10
    /// Returns a copy of the path, with its line style and fill rule.
    ///
    /// Apple counterpart: `copy()` · Source: NSObject.h · Fidelity: exact
    open func copy() -> Any {
      let path = UIBezierPath(cgPath: cgPath)
      path.usesEvenOddFillRule = usesEvenOddFillRule
      (path.lineWidth, path.miterLimit) = (lineWidth, miterLimit)
      (path.lineCapStyle, path.lineJoinStyle) = (lineCapStyle, lineJoinStyle)
      return path
    }

    /// Returns a copy of the path that runs from its end to its start; the last subpath comes
    /// first.
    ///
    /// Apple counterpart: `reversing()` · Source: UIBezierPath.h · Fidelity: exact
    open func reversing() -> UIBezierPath {
      guard let path = copy() as? UIBezierPath else { return UIBezierPath() }
      path.cgPath = cgPath.reversed
      return path
    }

    /// Whether the path has no elements.
    public final var isEmpty: Bool { cgPath.elements.isEmpty }
    /// The smallest rectangle that contains all points of the path, including its control points.
    public final var bounds: CGRect { cgPath.controlBounds }
    /// Removes all elements of the path.
    public final func removeAllPoints() { cgPath = Path() }
    /// The elements of the path.
    public final var cgPath = Path()
    /// The width of stroked lines, in points; the default is 1.
    public final var lineWidth: CGFloat = 1
    /// The point at which the next element starts; zero for an empty path.
    ///
    /// It is the end of the last element, or the start of the last subpath if that was closed.
    ///
    /// Apple counterpart: `currentPoint` · Source: UIBezierPath.h · Fidelity: exact
    public final var currentPoint: CGPoint { cgPath.currentPoint }

    /// Returns whether a point is inside the path according to its fill rule; open subpaths count
    /// as closed.
    ///
    /// Apple counterpart: `contains(_:)` · Source: UIBezierPath.h · Fidelity: exact
    public final func contains(_ point: CGPoint) -> Bool {
      cgPath.contains(Point(point), rule: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Creates an empty path.
    public init() {}

    /// Creates a path with the elements of another.
    public convenience init(cgPath: Path) {
      self.init()
      self.cgPath = cgPath
    }

    /// Creates a rectangular path.
    public convenience init(rect: CGRect) {
      self.init()
      move(to: rect.origin)
      addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      close()
    }

    /// Creates a rectangular path with rounded corners, which are circular arcs.
    ///
    /// The corner radius is limited to half of the rectangle's shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
      self.init(
        roundedRect: rect, byRoundingCorners: .allCorners,
        cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Creates a rectangular path whose chosen corners are rounded.
    ///
    /// - Parameters:
    ///   - rect: the rectangle
    ///   - corners: the corners to round
    ///   - radii: its width is the corner radius, limited to half of the shorter side; its height
    ///     is ignored
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

    /// Clips later drawing in the current graphics context to the path.
    ///
    /// Without a context, nothing happens.
    ///
    /// Apple counterpart: `addClip()` · Source: UIBezierPath.h · Fidelity: exact
    public final func addClip() {
      GraphicsContext.current?.beginClip(
        to: cgPath, rule: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Creates a path that is an ellipse filling a rectangle.
    public convenience init(ovalIn rect: CGRect) {
      self.init()
      func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
      move(to: place(rect.maxX, rect.midY))
      turn(to: place(rect.midX, rect.maxY), by: place(rect.maxX, rect.maxY))
      turn(to: place(rect.minX, rect.midY), by: place(rect.minX, rect.maxY))
      turn(to: place(rect.midX, rect.minY), by: place(rect.minX, rect.minY))
      turn(to: place(rect.maxX, rect.midY), by: place(rect.maxX, rect.minY))
      close()
    }

    /// Creates a path that is an arc of a circle; the path is empty if a number is not finite.
    ///
    /// Angles are in radians, measured from the positive x axis.
    public convenience init(
      arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
      clockwise: Bool
    ) {
      self.init()
      addArc(
        withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise)
    }

    private func turn(to end: CGPoint, by corner: CGPoint) {
      let start = currentPoint
      guard Point(start) != Point(end) else { return }
      add(ArcCurve(around: corner, from: start, to: end))
    }

    private func add(_ curve: ArcCurve) {
      addCurve(to: curve.end, controlPoint1: curve.control1, controlPoint2: curve.control2)
    }

    // MARK: Building

    /// Begins a subpath at a point.
    open func move(to point: CGPoint) {
      cgPath.move(to: Point(point))
    }

    /// Adds a line from the current point.
    open func addLine(to point: CGPoint) {
      cgPath.line(to: Point(point))
    }

    /// Adds a cubic Bézier curve from the current point.
    open func addCurve(to end: CGPoint, controlPoint1 one: CGPoint, controlPoint2 two: CGPoint) {
      cgPath.curve(to: Point(end), control1: Point(one), control2: Point(two))
    }

    /// Adds a quadratic Bézier curve from the current point.
    open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
      cgPath.curve(to: Point(end), control: Point(controlPoint))
    }

    /// Adds an arc of a circle and, unless the path is empty, a line to the start of the arc.
    ///
    /// Angles are in radians, measured from the positive x axis. If a number is not finite, nothing
    /// is added.
    open func addArc(
      withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
      clockwise: Bool
    ) {
      guard
        let arc = ArcCurve.arc(
          center: center, radius: radius, from: startAngle, to: endAngle, isGrowing: clockwise)
      else { return }
      if isEmpty { move(to: arc.start) } else { addLine(to: arc.start) }
      for curve in arc.curves { add(curve) }
    }

    /// Closes the current subpath with a line to its start.
    open func close() { cgPath.close() }

    /// Adds the elements of another path.
    open func append(_ path: UIBezierPath) { cgPath.elements += path.cgPath.elements }

    /// Transforms the points of the path.
    open func apply(_ transform: Transform) { cgPath = cgPath.transformed(by: transform) }

    // MARK: Drawing

    /// Fills the path with the fill color of the current graphics context; does nothing without a
    /// context.
    open func fill() {
      GraphicsContext.current?.fill(cgPath, rule: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Strokes the path with the stroke color of the current graphics context; does nothing without
    /// a context.
    open func stroke() {
      var style = StrokeStyle(width: Float(lineWidth))
      (style.cap, style.join) = (lineCapStyle, lineJoinStyle)
      style.miterLimit = Float(miterLimit)
      GraphicsContext.current?.stroke(cgPath, style: style)
    }
  }

  extension UIBezierPath: nonisolated Hashable {
    /// Returns whether both are the same object.
    public nonisolated static func == (one: UIBezierPath, other: UIBezierPath) -> Bool {
      one === other
    }
    /// Hashes the object's identity.
    public nonisolated func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
  }
#endif
