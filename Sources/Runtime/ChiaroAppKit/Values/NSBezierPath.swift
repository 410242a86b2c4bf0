// SPDX-License-Identifier: MIT

import ChiaroControls
public import ChiaroRaster
import ChiaroViews
public import Foundation

/// A path that is drawn into the current graphics context.
///
/// Angles are in degrees from the direction of the x-axis. They grow counterclockwise, or clockwise
/// in a flipped view.
///
/// Apple counterpart: `NSBezierPath` · Source: AppKit reference · Fidelity: approximate, its
/// elements cannot be read by index
@preconcurrency @MainActor
open class NSBezierPath {
  /// The shape of the ends of an open line.
  ///
  /// Apple counterpart: `NSBezierPath.LineCapStyle` · Source: AppKit reference · Fidelity: exact
  public enum LineCapStyle: UInt, Sendable {
    case butt = 0
    case round = 1
    case square = 2
  }
  /// The shape of the corner where two lines meet.
  ///
  /// Apple counterpart: `NSBezierPath.LineJoinStyle` · Source: AppKit reference · Fidelity: exact
  public enum LineJoinStyle: UInt, Sendable {
    case miter = 0
    case round = 1
    case bevel = 2
  }

  /// The elements of the path as a `Path` value.
  public final var cgPath = Path() { didSet { currentPoint = cgPath.currentPoint } }
  /// The width of the line that draws the outline, in points; the default is 1.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of the outline; the default is `butt`.
  open var lineCapStyle = LineCapStyle.butt
  /// The shape of the corners of the outline; the default is `miter`.
  open var lineJoinStyle = LineJoinStyle.miter
  /// The end point of the last element; zero if the path is empty.
  ///
  /// After `close()` it is the start point of the subpath.
  public private(set) final var currentPoint = NSPoint.zero

  /// Creates an empty path.
  public init() {}
  /// Creates a path from a `Path` value.
  public convenience init(cgPath: Path) {
    self.init()
    setElements(of: cgPath)
  }
  // A method, as observers are not called in an initializer.
  private final func setElements(of path: Path) { cgPath = path }
  /// Creates a rectangular path.
  public convenience init(rect: NSRect) {
    self.init()
    appendRect(rect)
  }
  /// Creates a rectangular path with rounded corners, whose radii are in points.
  ///
  /// Each radius is limited to half of the rectangle's side.
  public convenience init(roundedRect rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
    self.init()
    appendRoundedRect(rect, xRadius: xRadius, yRadius: yRadius)
  }
  /// Creates the path of an ellipse that fits a rectangle.
  public convenience init(ovalIn rect: NSRect) {
    self.init()
    appendOval(in: rect)
  }

  // MARK: Building

  /// The lengths of dashes and gaps of the outline; none for one without gaps.
  private final var dashes: (pattern: [CGFloat], phase: CGFloat) = ([], 0)
  /// The maximum length of a mitered corner, as a multiple of the line width; the default is 10.
  open var miterLimit: CGFloat = 10
  /// The rule for which points are inside the path when it is filled; the default is `nonZero`.
  open var windingRule = WindingRule.nonZero
  /// The rule for which points are inside a path.
  ///
  /// Apple counterpart: `NSBezierPath.WindingRule` · Source: NSBezierPath.h · Fidelity: exact
  public enum WindingRule: UInt, Sendable {
    case nonZero = 0
    case evenOdd = 1
  }
  /// Sets the dash pattern of the outline; nil for a solid line.
  ///
  /// - Parameters:
  ///   - pattern: the lengths of the dashes and gaps in points, in turn
  ///   - count: the number of lengths
  ///   - phase: the distance into the pattern at which the outline begins, in points
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
  }
  /// The smallest rectangle that contains the path; control points outside of it do not count.
  open var bounds: NSRect { cgPath.tightBounds }
  /// The smallest rectangle that contains all points of the path, including the control points of
  /// curves.
  open var controlPointBounds: NSRect { cgPath.controlBounds }
  /// Returns whether a point is inside the path according to its winding rule; open subpaths count
  /// as closed.
  open func contains(_ point: NSPoint) -> Bool {
    cgPath.contains(point, using: windingRule == .evenOdd ? .evenOdd : .winding)
  }
  /// Intersects the current clip with the path; later drawing is visible only inside the result.
  open func addClip() {
    GraphicsContext.current?.beginClip(
      to: cgPath, rule: windingRule == .evenOdd ? .evenOdd : .winding)
  }
  /// Intersects the current clip with the path, as `addClip()` does; in AppKit, the path replaces
  /// the current clip.
  open func setClip() { addClip() }
  /// Adds a straight line from `currentPoint` to a point relative to it.
  open func relativeLine(to point: NSPoint) {
    line(to: NSPoint(x: currentPoint.x + point.x, y: currentPoint.y + point.y))
  }
  /// Begins a subpath at a point relative to `currentPoint`.
  open func relativeMove(to point: NSPoint) {
    move(to: NSPoint(x: currentPoint.x + point.x, y: currentPoint.y + point.y))
  }
  /// Applies an affine transform to all points of the path.
  open func transform(using transform: AffineTransform) {
    cgPath = cgPath.transformed(
      by: Transform(
        a: Float(transform.m11), b: Float(transform.m12), c: Float(transform.m21),
        d: Float(transform.m22), tx: Float(transform.tX), ty: Float(transform.tY)))
  }
  /// Whether the path has no elements.
  public final var isEmpty: Bool { cgPath.elements.isEmpty }
  /// Begins a subpath at a point.
  open func move(to point: NSPoint) {
    cgPath.move(to: Point(point))
    currentPoint = point
  }
  /// Adds a straight line to a point.
  open func line(to point: NSPoint) {
    cgPath.line(to: Point(point))
    currentPoint = point
  }
  /// Adds a cubic Bézier curve to a point.
  open func curve(to end: NSPoint, controlPoint1 one: NSPoint, controlPoint2 two: NSPoint) {
    cgPath.curve(to: Point(end), control1: Point(one), control2: Point(two))
    currentPoint = end
  }
  /// Closes the current subpath with a line to its start.
  open func close() { cgPath.close() }
  /// Adds the elements of another path at the end.
  open func append(_ path: NSBezierPath) { cgPath.elements += path.cgPath.elements }
  /// Removes all elements of the path.
  open func removeAllPoints() { cgPath = Path() }
  /// Adds a rectangle as a closed subpath.
  open func appendRect(_ rect: NSRect) {
    move(to: rect.origin)
    line(to: NSPoint(x: rect.maxX, y: rect.minY))
    line(to: NSPoint(x: rect.maxX, y: rect.maxY))
    line(to: NSPoint(x: rect.minX, y: rect.maxY))
    close()
  }
  /// Adds an ellipse that fits a rectangle, as a closed subpath.
  open func appendOval(in rect: NSRect) {
    appendRoundedRect(rect, xRadius: rect.width / 2, yRadius: rect.height / 2)
  }
  /// Adds a rectangle with rounded corners as a closed subpath; each radius is limited to half of
  /// the rectangle's side.
  open func appendRoundedRect(_ rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
    let rx = max(0, min(xRadius, rect.width / 2))
    let ry = max(0, min(yRadius, rect.height / 2))
    func at(_ x: CGFloat, _ y: CGFloat) -> NSPoint { NSPoint(x: x, y: y) }
    move(to: at(rect.minX + rx, rect.minY))
    line(to: at(rect.maxX - rx, rect.minY))
    turn(to: at(rect.maxX, rect.minY + ry), by: at(rect.maxX, rect.minY))
    line(to: at(rect.maxX, rect.maxY - ry))
    turn(to: at(rect.maxX - rx, rect.maxY), by: at(rect.maxX, rect.maxY))
    line(to: at(rect.minX + rx, rect.maxY))
    turn(to: at(rect.minX, rect.maxY - ry), by: at(rect.minX, rect.maxY))
    line(to: at(rect.minX, rect.minY + ry))
    turn(to: at(rect.minX + rx, rect.minY), by: at(rect.minX, rect.minY))
    close()
  }
  private final func turn(to end: NSPoint, by corner: NSPoint) {
    guard currentPoint != end else { return }
    add(ArcCurve(around: corner, from: currentPoint, to: end))
  }
  private final func add(_ part: ArcCurve) {
    curve(to: part.end, controlPoint1: part.control1, controlPoint2: part.control2)
  }
  /// Adds an arc of a circle; unless the path is empty, a line to the start of the arc comes first.
  ///
  /// Angles are in degrees from the direction of the x-axis. They grow counterclockwise, or
  /// clockwise in a flipped view. If `clockwise` is true, the arc runs towards smaller angles. If a
  /// number is not finite, nothing is added.
  open func appendArc(
    withCenter center: NSPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool = false
  ) {
    let arc = ArcCurve.arc(
      center: center, radius: radius, from: startAngle * .pi / 180, to: endAngle * .pi / 180,
      isGrowing: !clockwise)
    guard let arc else { return }
    if isEmpty { move(to: arc.start) } else { line(to: arc.start) }
    for curve in arc.curves { add(curve) }
  }

  // MARK: Drawing

  /// Fills the path with the fill color of the current context; has an effect only during drawing.
  open func fill() {
    GraphicsContext.current?.fill(cgPath, rule: windingRule == .evenOdd ? .evenOdd : .winding)
  }
  /// Draws the outline with the stroke color of the current context; has an effect only during
  /// drawing.
  open func stroke() { if let context = GraphicsContext.current { stroke(in: context) } }
  /// Fills a rectangle with the fill color of the current context; has an effect only during
  /// drawing.
  public static func fill(_ rect: NSRect) { GraphicsContext.current?.fill(rect) }
  /// Draws the outline of a rectangle with the stroke color of the current context, 1 point wide.
  public static func stroke(_ rect: NSRect) { NSBezierPath(rect: rect).stroke() }

  /// Draws the outline in a context.
  final func stroke(in context: GraphicsContext) {
    var style = StrokeStyle(width: Float(lineWidth))
    style.cap = StrokeStyle.Cap(rawValue: Int32(lineCapStyle.rawValue)) ?? .butt
    style.join = StrokeStyle.Join(rawValue: Int32(lineJoinStyle.rawValue)) ?? .miter
    style.miterLimit = Float(miterLimit)
    style.dash = dashes.pattern.map { Float($0) }
    style.dashPhase = Float(dashes.phase)
    context.stroke(cgPath, style: style)
  }
}
