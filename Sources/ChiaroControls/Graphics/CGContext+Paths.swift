// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroColor
public import ChiaroRaster
public import ChiaroViews
public import Foundation

// On Apple's own systems Core Graphics itself has these.
#if !canImport(CoreGraphics)
  /// The form of a line's ends.
  ///
  /// Apple counterpart: `CGLineCap` · Source: CGPath.h · Fidelity: exact
  public typealias CGLineCap = StrokeStyle.Cap
  /// The form of a line's corners.
  ///
  /// Apple counterpart: `CGLineJoin` · Source: CGPath.h · Fidelity: exact
  public typealias CGLineJoin = StrokeStyle.Join

  /// How a context draws its path.
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

    /// Sets the color of fills.
    public func setFillColor(_ color: Color) { fillColor = DynamicColor(color) }
    /// Sets the color of lines.
    public func setStrokeColor(_ color: Color) { strokeColor = DynamicColor(color) }
    /// Sets the width of lines, in points.
    public func setLineWidth(_ width: CGFloat) { pen.style.width = Float(width) }
    /// Sets the form of lines' ends.
    public func setLineCap(_ cap: CGLineCap) { pen.style.cap = cap }
    /// Sets the form of lines' corners.
    public func setLineJoin(_ join: CGLineJoin) { pen.style.join = join }
    /// Sets the lengths of dashes and gaps, none for a line without gaps.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
      pen.style.dash = lengths.map { Float($0) }
      pen.style.dashPhase = Float(phase)
    }
    /// Whether edges are smooth; without effect: they always are.
    public func setShouldAntialias(_ isSmooth: Bool) {}
    /// Keeps colors, the style of lines, clips and transforms until `restoreGState()`.
    ///
    /// Apple counterpart: `saveGState()` · Source: CGContext.h · Fidelity: exact
    public func saveGState() {
      pen.saved.append(
        ContextPen.Saved(
          fill: fillColor, stroke: strokeColor, style: pen.style, scopes: openScopes))
    }
    /// Takes back what changed since `saveGState()`; without it, does nothing.
    public func restoreGState() {
      guard let last = pen.saved.popLast() else { return }
      closeScopes(downTo: last.scopes)
      (fillColor, strokeColor, pen.style) = (last.fill, last.stroke, last.style)
    }

    // MARK: The path

    /// Begins a new path.
    public func beginPath() { pen.path = Path() }
    /// Begins a new part of the path at a point.
    public func move(to point: CGPoint) { pen.path.move(to: point) }
    /// Adds a line.
    public func addLine(to point: CGPoint) { pen.path.addLine(to: point) }
    /// Adds lines through points, from the first on.
    public func addLines(between points: [CGPoint]) { pen.path.addLines(between: points) }
    /// Adds a curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
      pen.path.addCurve(to: end, control1: control1, control2: control2)
    }
    /// Adds a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
      pen.path.addQuadCurve(to: end, control: control)
    }
    /// Adds a part of a circle, and a line to where it begins.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      pen.path.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise)
    }
    /// Adds a part of a circle that touches two lines, and a line to where it begins.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
      pen.path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }
    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { pen.path.addRect(rect) }
    /// Adds an ellipse that fills a rectangle.
    public func addEllipse(in rect: CGRect) { pen.path.addEllipse(in: rect) }
    /// Adds a path.
    public func addPath(_ path: Path) { pen.path.addPath(path) }
    /// Closes the last part of the path.
    public func closePath() { pen.path.close() }

    // MARK: Places

    /// Moves what is drawn from here on.
    public func translateBy(x: CGFloat, y: CGFloat) {
      beginTransform(Transform(translationX: x, y: y))
    }
    /// Scales what is drawn from here on.
    public func scaleBy(x: CGFloat, y: CGFloat) { beginTransform(Transform(scaleX: x, y: y)) }
    /// Turns what is drawn from here on by an angle in radians.
    public func rotate(by angle: CGFloat) { beginTransform(Transform(rotationAngle: angle)) }
    /// Applies a transform to what is drawn from here on.
    public func concatenate(_ transform: Transform) { beginTransform(transform) }
    /// Clips what is drawn from here on to the path, and begins a new one.
    public func clip(using rule: FillRule = .winding) {
      beginClip(to: pen.path, rule: rule)
      beginPath()
    }
    /// Clips what is drawn from here on to a rectangle.
    public func clip(to rect: CGRect) { beginClip(to: rect) }

    // MARK: Drawing

    /// Fills the path, and begins a new one.
    public func fillPath(using rule: FillRule = .winding) {
      drawPath(using: rule == .winding ? .fill : .eoFill)
    }
    /// Strokes the path, and begins a new one.
    public func strokePath() { drawPath(using: .stroke) }
    /// Draws the path, and begins a new one.
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
    /// Fills an ellipse in a rectangle.
    public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }
    /// Strokes an ellipse in a rectangle.
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
