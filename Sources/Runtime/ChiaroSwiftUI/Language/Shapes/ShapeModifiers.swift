// SPDX-License-Identifier: MIT

public import ChiaroRaster
public import Foundation

/// A shape that a modifier has changed.
///
/// Source: this project; SwiftUI uses several types for the results of shape modifiers
public struct ChangedShape: InsettableShape, FormedShape {
  package let form: ShapeForm
  init(_ form: ShapeForm) { self.form = form }
  /// Returns the outline of the shape in a rectangle.
  public func path(in rect: CGRect) -> ChiaroRaster.Path { form.path(in: rect) }
  /// Returns the shape with an inset on all sides.
  public func inset(by amount: CGFloat) -> InsetForm { InsetForm(amount, form) }
}

extension Shape {
  private func changed(
    _ change: @escaping @MainActor (ChiaroRaster.Path, CGRect) -> ChiaroRaster.Path
  ) -> ChangedShape {
    let form = shapeForm
    return ChangedShape(.path { rect in change(form.path(in: rect), rect) })
  }
  /// Returns the part of the outline between two fractions of its length (statement SU112).
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> ChangedShape {
    changed { path, _ in path.trimmedPath(from: startFraction, to: endFraction) }
  }
  /// Returns the shape rotated.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> ChangedShape {
    let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
    return changed { path, rect in
      let middle = CGPoint(
        x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
      return path.mapped { point in
        let (x, y) = (point.x - middle.x, point.y - middle.y)
        return CGPoint(
          x: middle.x + x * cosine - y * sine, y: middle.y + x * sine + y * cosine)
      }
    }
  }
  /// Returns the shape scaled.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ChangedShape {
    changed { path, rect in
      let middle = CGPoint(
        x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
      return path.mapped {
        CGPoint(
          x: middle.x + ($0.x - middle.x) * scale, y: middle.y + ($0.y - middle.y) * scale)
      }
    }
  }
  /// Returns the shape moved by an offset.
  public func offset(_ offset: CGSize) -> ChangedShape {
    changed { path, _ in path.offsetBy(dx: offset.width, dy: offset.height) }
  }
  /// Returns the shape moved by an offset.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> ChangedShape {
    offset(CGSize(width: x, height: y))
  }
  /// Returns the shape in a fixed size, at the top left of its space.
  public func size(_ size: CGSize) -> ChangedShape {
    let form = shapeForm
    return ChangedShape(.path { form.path(in: CGRect(origin: $0.origin, size: size)) })
  }
  /// Fills the shape with a style and a fill rule.
  public func fill(_ content: some ShapeStyle, style: FillStyle) -> some View {
    var value = ShapeValue("\(Self.self)", shapeForm, .fill(content.value))
    value.isEvenOdd = style.isEOFilled
    return PaintedShape(value)
  }
  /// Fills the shape with the foreground style and a fill rule.
  public func fill(style: FillStyle = FillStyle()) -> some View {
    fill(ForegroundStyle(), style: style)
  }
  /// Strokes the outline with the foreground style.
  public func stroke(style: StrokeStyle) -> some View { stroke(ForegroundStyle(), style: style) }
}

extension InsettableShape {
  /// Strokes the outline with a line that lies inside the shape.
  public func strokeBorder(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    PaintedShape(
      ShapeValue(
        "\(Self.self)", .inset(CGFloat(style.width) / 2, shapeForm),
        .stroke(content.value, style)))
  }
}

/// How a shape is filled.
///
/// Apple counterpart: `FillStyle` · Source: SwiftUI reference · Fidelity: exact
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule decides which regions are inside.
  public var isEOFilled: Bool
  /// Whether edges are drawn smooth; the engine always draws them smooth.
  public var isAntialiased: Bool
  /// Creates a fill style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
}

/// A shape that hides the type of another one.
///
/// Apple counterpart: `AnyShape` · Source: SwiftUI reference · Fidelity: exact
public struct AnyShape: Shape, FormedShape {
  package let form: ShapeForm
  /// Creates a shape that hides the type of another one.
  public init(_ shape: some Shape) { form = shape.shapeForm }
  /// Returns the outline of the shape in a rectangle.
  public func path(in rect: CGRect) -> ChiaroRaster.Path { form.path(in: rect) }
}

/// The shape of the enclosing container, which `containerShape` sets.
///
/// Apple counterpart: `ContainerRelativeShape` · Source: SwiftUI reference (statement SU118) ·
/// Fidelity: approximate, a rectangle if `containerShape` was not used
public struct ContainerRelativeShape: InsettableShape, FormedShape {
  /// Creates the shape.
  public init() {}
  package var form: ShapeForm { .rectangle }
  /// Returns the outline of the shape in a rectangle.
  public func path(in rect: CGRect) -> ChiaroRaster.Path { form.path(in: rect) }
  /// Returns the shape with an inset on all sides.
  public func inset(by amount: CGFloat) -> InsetForm { InsetForm(amount, form) }
}

/// A style that hides the type of another one.
///
/// Apple counterpart: `AnyShapeStyle` · Source: SwiftUI reference · Fidelity: exact
public struct AnyShapeStyle: StyleValued {
  package let styleValue: StyleValue
  /// Creates a style that hides the type of another one.
  public init(_ style: some ShapeStyle) { styleValue = style.value }
}
