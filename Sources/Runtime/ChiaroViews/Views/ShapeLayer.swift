// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroColor
public import ChiaroRaster
public import Foundation

/// A layer that draws a path with a fill and an outline.
///
/// Apple counterpart: `CAShapeLayer` · Source: CAShapeLayer.h · Fidelity: approximate, with
/// `strokeStart` or `strokeEnd` set, curves are stroked as straight pieces
open class ShapeLayer: SnapshotLayer {
  /// The path in the layer's coordinates; nil for none.
  open var path: Path? { didSet { changed() } }
  /// The color that fills the path, black by default; nil for none.
  open var fillColor: Color? = .black { didSet { changed() } }
  /// The rule that decides which points are inside the path; the default is `winding`.
  open var fillRule = FillRule.winding { didSet { changed() } }
  /// The color of the outline; nil, the default, for none.
  open var strokeColor: Color? { didSet { changed() } }
  /// The width of the outline, in points; the default is 1.
  open var lineWidth: CGFloat = 1 { didSet { changed() } }
  /// The shape of the outline's ends; the default is `butt`.
  open var lineCap = StrokeStyle.Cap.butt { didSet { changed() } }
  /// The shape of the outline's corners; the default is `miter`.
  open var lineJoin = StrokeStyle.Join.miter { didSet { changed() } }
  /// The maximum length of a mitered corner, in line widths; the default is 10.
  open var miterLimit: CGFloat = 10 { didSet { changed() } }
  /// The lengths of dashes and gaps, in points; nil for a solid line.
  open var lineDashPattern: [NSNumber]? { didSet { changed() } }
  /// The distance into the dash pattern at which the outline begins, in points.
  open var lineDashPhase: CGFloat = 0 { didSet { changed() } }
  /// The fraction of the path at which the outline begins; 0 by default.
  open var strokeStart: CGFloat = 0 { didSet { changed() } }
  /// The fraction of the path at which the outline ends; 1 by default.
  open var strokeEnd: CGFloat = 1 { didSet { changed() } }

  override final var hasContents: Bool { path != nil }

  override final func drawContents(in context: GraphicsContext) {
    guard let path else { return }
    if let fillColor {
      context.fillColor = DynamicColor(fillColor)
      context.fill(path, rule: fillRule)
    }
    guard let strokeColor, lineWidth > 0, strokeEnd > strokeStart else { return }
    context.strokeColor = DynamicColor(strokeColor)
    context.stroke(path.part(from: strokeStart, to: strokeEnd), style: style)
  }

  private final var style: StrokeStyle {
    var style = StrokeStyle(width: Float(lineWidth))
    (style.cap, style.join) = (lineCap, lineJoin)
    style.miterLimit = Float(miterLimit)
    style.dash = lineDashPattern?.map(\.floatValue) ?? []
    style.dashPhase = Float(lineDashPhase)
    return style
  }

  override final var maskShape: MaskShape {
    guard let path else { return .nothing }
    return .path(path, at: frame.origin, fillRule)
  }
}

extension Path {
  /// The part of the path between two shares of its length, as straight pieces; the whole path for
  /// 0 to 1.
  fileprivate func part(from start: CGFloat, to end: CGFloat) -> Path {
    guard start > 0 || end < 1 else { return self }
    let lines = flattened
    let total = lines.reduce(0) { $0 + $1.length }
    let (first, last) = (Float(max(0, start)) * total, Float(min(1, end)) * total)
    var path = Path()
    var passed: Float = 0
    var former: Point?
    for line in lines where line.length > 0 {
      let (low, high) = (max(first, passed), min(last, passed + line.length))
      if low < high {
        let from = line.point(at: (low - passed) / line.length)
        let to = line.point(at: (high - passed) / line.length)
        if former != from { path.move(to: from) }
        path.line(to: to)
        former = to
      }
      passed += line.length
    }
    return path
  }

  /// A straight piece of a path.
  package struct Line {
    package var start: Point
    package var end: Point
    var length: Float {
      let (x, y) = (end.x - start.x, end.y - start.y)
      return (x * x + y * y).squareRoot()
    }
    func point(at share: Float) -> Point {
      Point(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
  }

  /// The path as straight lines, sixteen for each curve.
  package var flattened: [Line] {
    var lines: [Line] = []
    var (here, first) = (Point.zero, Point.zero)
    func draw(to end: Point) {
      lines.append(Line(start: here, end: end))
      here = end
    }
    for element in elements {
      switch element {
      case .move(let point): (here, first) = (point, point)
      case .line(let point): draw(to: point)
      case .quadratic(let end, let control):
        let start = here
        for step in 1...16 {
          let (t, rest) = (Float(step) / 16, 1 - Float(step) / 16)
          draw(
            to: Point(
              x: rest * rest * start.x + 2 * rest * t * control.x + t * t * end.x,
              y: rest * rest * start.y + 2 * rest * t * control.y + t * t * end.y))
        }
      case .cubic(let end, let one, let two):
        let start = here
        for step in 1...16 {
          let t = Float(step) / 16
          let rest = 1 - t
          let (a, b, c, d) = (rest * rest * rest, 3 * rest * rest * t, 3 * rest * t * t, t * t * t)
          draw(
            to: Point(
              x: a * start.x + b * one.x + c * two.x + d * end.x,
              y: a * start.y + b * one.y + c * two.y + d * end.y))
        }
      case .close: draw(to: first)
      }
    }
    return lines
  }
}
