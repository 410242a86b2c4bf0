// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroColor
public import ChiaroRaster
public import ChiaroViews
public import Foundation

// On Apple's own systems Core Graphics itself has these.
#if !canImport(CoreGraphics)
  /// The shape of the ends of stroked lines.
  ///
  /// Apple counterpart: `CGLineCap` · Source: CGPath.h · Fidelity: exact
  public typealias CGLineCap = StrokeStyle.Cap
  /// The shape of the corners of stroked lines.
  ///
  /// Apple counterpart: `CGLineJoin` · Source: CGPath.h · Fidelity: exact
  public typealias CGLineJoin = StrokeStyle.Join

  /// The way in which a context draws its path: filled, stroked, or both.
  ///
  /// Apple counterpart: `CGPathDrawingMode` · Source: CGContext.h · Fidelity: exact
  public enum CGPathDrawingMode: Int32, Sendable, CaseIterable {
    case fill = 0
    case eoFill = 1
    case stroke = 2
    case fillStroke = 3
    case eoFillStroke = 4
  }

  // What Core Graphics keeps in a context: the path, the style of lines, clips and transforms.
  extension GraphicsContext {
    private var pen: ContextPen { ContextPen.of(self) }

    // MARK: Style

    /// Sets the fill color.
    public func setFillColor(_ color: Color) { fillColor = DynamicColor(color) }
    /// Sets the stroke color.
    public func setStrokeColor(_ color: Color) { strokeColor = DynamicColor(color) }
    /// Sets the width of stroked lines, in points.
    public func setLineWidth(_ width: CGFloat) { pen.style.width = Float(width) }
    /// Sets the shape of the ends of stroked lines.
    public func setLineCap(_ cap: CGLineCap) { pen.style.cap = cap }
    /// Sets the shape of the corners of stroked lines.
    public func setLineJoin(_ join: CGLineJoin) { pen.style.join = join }
    /// Sets the lengths of dashes and gaps, alternating, in points; empty for solid lines.
    ///
    /// The phase is the distance into the pattern at which lines begin, in points.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
      pen.style.dash = lengths.map { Float($0) }
      pen.style.dashPhase = Float(phase)
    }
    /// Sets whether edges are smooth; without effect, because they always are.
    public func setShouldAntialias(_ isSmooth: Bool) {}
    /// Saves the colors, the line style, the clips and the transforms, for `restoreGState()`.
    ///
    /// Apple counterpart: `saveGState()` · Source: CGContext.h · Fidelity: exact
    public func saveGState() {
      pen.saved.append(
        ContextPen.Saved(
          fill: fillColor, stroke: strokeColor, style: pen.style, scopes: openScopes))
    }
    /// Restores the state saved by the last `saveGState()`; does nothing if there is none.
    public func restoreGState() {
      guard let last = pen.saved.popLast() else { return }
      closeScopes(downTo: last.scopes)
      (fillColor, strokeColor, pen.style) = (last.fill, last.stroke, last.style)
    }

    // MARK: The path

    /// Begins a new, empty path.
    public func beginPath() { pen.path = Path() }
    /// Begins a new subpath at a point.
    public func move(to point: CGPoint) { pen.path.move(to: point) }
    /// Adds a line from the current point to another.
    public func addLine(to point: CGPoint) { pen.path.addLine(to: point) }
    /// Adds a new subpath of lines that connect points.
    public func addLines(between points: [CGPoint]) { pen.path.addLines(between: points) }
    /// Adds a cubic Bézier curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
      pen.path.addCurve(to: end, control1: control1, control2: control2)
    }
    /// Adds a quadratic Bézier curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
      pen.path.addQuadCurve(to: end, control: control)
    }
    /// Adds an arc of a circle, preceded by a line from the current point to its start; angles are
    /// in radians.
    ///
    /// `clockwise` refers to a y axis that points up. If y grows downward, the arc runs in the
    /// opposite direction on the screen.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      pen.path.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise)
    }
    /// Adds an arc that rounds the corner between two lines, preceded by a line from the current
    /// point to its start.
    ///
    /// The first line runs from the current point to `tangent1End`, and the second one from there
    /// to `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
      pen.path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }
    /// Adds a rectangle as a subpath.
    public func addRect(_ rect: CGRect) { pen.path.addRect(rect) }
    /// Adds the ellipse that fills a rectangle.
    public func addEllipse(in rect: CGRect) { pen.path.addEllipse(in: rect) }
    /// Adds the elements of another path to the context's path.
    public func addPath(_ path: Path) { pen.path.addPath(path) }
    /// Closes the current subpath.
    public func closePath() { pen.path.close() }

    // MARK: Places

    /// Moves the origin of later drawing by distances in points.
    public func translateBy(x: CGFloat, y: CGFloat) {
      beginTransform(Transform(translationX: x, y: y))
    }
    /// Scales later drawing by factors.
    public func scaleBy(x: CGFloat, y: CGFloat) { beginTransform(Transform(scaleX: x, y: y)) }
    /// Rotates later drawing by an angle in radians, clockwise if the y axis points down.
    public func rotate(by angle: CGFloat) { beginTransform(Transform(rotationAngle: angle)) }
    /// Applies a transform to later drawing.
    public func concatenate(_ transform: Transform) { beginTransform(transform) }
    /// Clips later drawing to the path, and begins a new path.
    public func clip(using rule: FillRule = .winding) {
      beginClip(to: pen.path, rule: rule)
      beginPath()
    }
    /// Clips later drawing to a rectangle.
    public func clip(to rect: CGRect) { beginClip(to: rect) }

    // MARK: Drawing

    /// Fills the path and begins a new one; the default fill rule is nonzero winding.
    public func fillPath(using rule: FillRule = .winding) {
      drawPath(using: rule == .winding ? .fill : .eoFill)
    }
    /// Strokes the path, and begins a new one.
    public func strokePath() { drawPath(using: .stroke) }
    /// Draws the path in a drawing mode, and begins a new path.
    public func drawPath(using mode: CGPathDrawingMode) {
      let path = pen.path
      beginPath()
      switch mode {
      case .fill, .fillStroke: fill(path)
      case .eoFill, .eoFillStroke: fill(path, rule: .evenOdd)
      case .stroke: break
      }
      if mode.rawValue >= 2 { stroke(path, style: pen.style) }
    }
    /// Fills the ellipse that fits a rectangle.
    public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }
    /// Strokes the ellipse that fits a rectangle.
    public func strokeEllipse(in rect: CGRect) {
      stroke(Path(ellipseIn: rect), style: pen.style)
    }
  }

  /// The path and the style of lines of a context that is drawn to.
  @MainActor
  private final class ContextPen {
    var path = Path()
    var style = StrokeStyle(width: 1)
    var saved: [Saved] = []
    /// What `saveGState` keeps.
    struct Saved {
      var fill: DynamicColor
      var stroke: DynamicColor
      var style: StrokeStyle
      var scopes: Int
    }
    private weak var context: GraphicsContext?

    private static var all: [ContextPen] = []

    private init(_ context: GraphicsContext) { self.context = context }

    /// Returns the pen of a context; those of contexts that are gone are forgotten.
    static func of(_ context: GraphicsContext) -> ContextPen {
      if let last = all.last, last.context === context { return last }
      all.removeAll { $0.context == nil }
      if let known = all.first(where: { $0.context === context }) { return known }
      let new = ContextPen(context)
      all.append(new)
      return new
    }
  }
#endif
