// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroRaster
import ChiaroViews
import Foundation

/// What is drawn, from rear to front; places are counted from the top left of the whole.
indirect enum PaintItem {
  case text(SetText, CGRect, ProposedViewSize)
  case shape(ShapeForm, CGRect, Paint, StrokeStyle?)
  case image(KernelImage, CGRect, DynamicColor)
  case shadow(ShapeForm, CGRect, DynamicColor, radius: CGFloat, offset: CGSize)
  case scope(PaintScope, [PaintItem], hasViews: Bool)
  /// What is a view of the kernel.
  case view(PaintedView)

  /// Whether it is, or holds, a view of the kernel.
  var hasViews: Bool {
    switch self {
    case .view: true
    case .scope(_, _, let hasViews): hasViews
    default: false
    }
  }
}

/// What holds for several items.
enum PaintScope {
  case opacity(CGFloat)
  case clip(ShapeForm, CGRect)
  case transform(Transform)
  /// Other colors in place of those that are drawn.
  case colors(DrawingEffect)
}

/// A view of the kernel in what is drawn.
struct PaintedView {
  /// What the view is.
  enum Kind {
    /// A part of the screen with traits of its own.
    case traits(TraitCollection)
    case control(KernelView)
    case button(ButtonValue, isEnabled: Bool)
    /// A material in a form, over what is behind it.
    case material(BlurEffect.Style, ShapeForm)
    /// What is cut to that which items cover.
    case masked([PaintItem])
    case scroll(ScrollValue, ScrolledContent)
  }
  var kind: Kind
  var frame: CGRect
  /// The identity by which the view is found again; nil for one that is made anew.
  var identity: LayoutTree.ControlIdentity?
  var items: [PaintItem]
}

extension PaintItem {
  /// Draws the item; views of the kernel draw themselves.
  @MainActor
  func draw(in context: GraphicsContext) {
    switch self {
    case .text(let text, let frame, let proposal): text.draw(in: frame, proposal, context)
    case .shape(let form, let rect, let paint, let stroke):
      context.draw(form, in: rect, paint, stroke)
    case .image(let image, let rect, let tint):
      context.draw(image, in: rect, place: .content, tint: tint)
    case .shadow(let form, let rect, let color, let radius, let offset):
      guard let box = form.box(in: rect) else { return }
      context.cornerCurve = box.curve
      context.drawShadow(
        of: box.rect.offsetBy(dx: offset.width, dy: 0), cornerRadius: box.radius, blur: radius,
        offset: offset.height, color: color)
    case .scope(let scope, let items, _):
      scope.run(in: context) { for item in items { item.draw(in: context) } }
    case .view: break
    }
  }
}

extension PaintScope {
  @MainActor
  fileprivate func run(in context: GraphicsContext, _ body: () -> Void) {
    switch self {
    case .opacity(let opacity): context.group(opacity: opacity, body)
    case .transform(let transform): context.transform(by: transform, body)
    case .colors(let effect):
      let start = context.colorCount
      body()
      context.replaceColors(from: start) { effect.applied(to: $0) }
    case .clip(let form, let rect):
      guard let box = form.box(in: rect) else {
        return context.clip(to: form.path(in: rect), body)
      }
      context.cornerCurve = box.curve
      context.clip(to: box.rect, cornerRadius: box.radius, body)
    }
  }
}

extension GraphicsContext {
  /// Draws a form in a rectangle.
  fileprivate func draw(
    _ form: ShapeForm, in rect: CGRect, _ paint: Paint, _ stroke: StrokeStyle?
  ) {
    guard rect.width > 0 || stroke != nil, rect.height > 0 || stroke != nil else { return }
    if let stroke { return draw(form, in: rect, paint, stroke: stroke) }
    switch paint {
    case .color(let color):
      fillColor = color
      guard let box = form.box(in: rect) else { return fill(form.path(in: rect)) }
      cornerCurve = box.curve
      fill(box.rect, cornerRadius: box.radius)
    case .material: break
    case .gradient(.angular(let center, let start, let end), let stops):
      clip(to: form.path(in: rect)) { drawTurn(center, start, end, stops, in: rect) }
    case .gradient(let course, let stops):
      let lead = course.lead
      let stops = stops.map { (position: lead + (1 - lead) * $0.position, color: $0.color) }
      guard let box = form.box(in: rect) else {
        return clip(to: form.path(in: rect)) {
          drawGradient(course.geometry(in: rect.size), stops, in: rect, interpolation: .oklab)
        }
      }
      cornerCurve = box.curve
      drawGradient(
        course.geometry(in: box.rect.size), stops, in: box.rect, cornerRadius: box.radius,
        interpolation: .oklab)
    }
  }

  /// Draws colors around a point, as slices that are each of one color.
  private func drawTurn(
    _ center: UnitPoint, _ start: Angle, _ end: Angle, _ stops: [Paint.Stop], in rect: CGRect
  ) {
    let middle = CGPoint(
      x: rect.minX + rect.width * center.x, y: rect.minY + rect.height * center.y)
    let radius = rect.width + rect.height
    let count = 120
    for slice in 0..<count {
      let share = (Double(slice) + 0.5) / Double(count)
      let from = start.radians + Double(slice) / Double(count) * 2 * .pi
      let to = from + 2.2 * .pi / Double(count)
      let turn = max(0.001, abs(end.radians - start.radians) / (2 * .pi))
      fillColor = Paint.color(of: stops, at: min(1, share / turn))
      var path = KernelPath()
      path.move(to: Point(middle))
      for angle in [from, to] {
        path.line(
          to: Point(
            CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))))
      }
      path.close()
      fill(path)
    }
  }

  /// Strokes a form, half of the width outside of it (statement SU109).
  private func draw(
    _ form: ShapeForm, in rect: CGRect, _ paint: Paint, stroke style: StrokeStyle
  ) {
    guard style.width > 0 else { return }
    strokeColor = paint.color
    let width = CGFloat(style.width)
    guard style.dash.isEmpty, let box = form.box(in: rect) else {
      return stroke(form.path(in: rect), style: style)
    }
    cornerCurve = box.curve
    stroke(
      box.rect.insetBy(dx: -width / 2, dy: -width / 2), width: width,
      cornerRadius: box.radius > 0 ? box.radius + width / 2 : 0)
  }
}

extension GradientValue.Course {
  /// The course as the kernel has it, in shares of the sides.
  fileprivate func geometry(in size: CGSize) -> ChiaroRaster.Gradient.Geometry {
    switch self {
    case .linear(let start, let end):
      return .linear(
        from: Point(x: Float(start.x), y: Float(start.y)),
        to: Point(x: Float(end.x), y: Float(end.y)))
    case .angular: return .linear(from: Point(x: 0, y: 0), to: Point(x: 1, y: 0))
    case .radial(let center, _, let end):
      let (width, height) = (max(size.width, 0.01), max(size.height, 0.01))
      return .radial(
        center: Point(x: Float(center.x), y: Float(center.y)),
        radius: Point(x: Float(end / width), y: Float(end / height)))
    case .elliptical(let center, _, let end):
      return .radial(
        center: Point(x: Float(center.x), y: Float(center.y)),
        radius: Point(x: Float(end), y: Float(end)))
    }
  }
}
