// SPDX-License-Identifier: MIT

public import ChiaroRaster
public import Foundation

/// A two-dimensional shape that fills the space it is offered.
///
/// Apple counterpart: `Shape` · Source: SwiftUI reference (statement SU107) · Fidelity:
/// approximate, without animation
@preconcurrency @MainActor
public protocol Shape: View {
  /// Returns the outline of the shape in a rectangle.
  func path(in rect: CGRect) -> ChiaroRaster.Path
}

/// A shape that can be made smaller by an inset on all sides.
///
/// Apple counterpart: `InsettableShape` · Source: SwiftUI reference · Fidelity: exact
@preconcurrency @MainActor
public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape with an inset on all sides.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that the engine knows.
package protocol FormedShape: Shape {
  var form: ShapeForm { get }
}

extension Shape {
  /// The form of the shape.
  package var shapeForm: ShapeForm {
    if let formed = self as? any FormedShape { return formed.form }
    return .path { path(in: $0) }
  }

  /// The shape, filled with the foreground.
  package var filled: Node {
    Node(.shape(ShapeValue("\(Self.self)", shapeForm, .fill(.level(0)))))
  }

  /// The shape as a view, filled with the foreground style.
  public var body: some View {
    PaintedShape(ShapeValue("\(Self.self)", shapeForm, .fill(.level(0))))
  }

  /// Fills the shape with a style.
  public func fill(_ style: some ShapeStyle) -> some View {
    PaintedShape(ShapeValue("\(Self.self)", shapeForm, .fill(style.value)))
  }
  /// Strokes the outline with a line centered on it, so that half of the line's width is outside.
  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Strokes the outline with a line centered on it.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some View {
    PaintedShape(ShapeValue("\(Self.self)", shapeForm, .stroke(content.value, style)))
  }
  /// Strokes the outline with the foreground style, with a line centered on it.
  public func stroke(lineWidth: CGFloat = 1) -> some View {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }
}

extension InsettableShape {
  /// Strokes the outline with a line that lies inside the shape (statement SU109).
  public func strokeBorder(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
    let width = lineWidth.isFinite ? max(0, lineWidth) : 1
    return PaintedShape(
      ShapeValue(
        "\(Self.self)", .inset(width / 2, shapeForm),
        .stroke(style.value, StrokeStyle(lineWidth: width))))
  }
  /// Strokes the outline with the foreground style, with a line that lies inside the shape.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some View {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }
}

/// A shape with its paint, as a view.
struct PaintedShape: View, PrimitiveView {
  private let value: ShapeValue
  init(_ value: ShapeValue) { self.value = value }
  var node: Node { Node(.shape(value)) }
}

/// The style of a line: width, ends, corners and dashes.
///
/// Apple counterpart: `StrokeStyle` · Source: SwiftUI reference · Fidelity: exact
public typealias StrokeStyle = ChiaroRaster.StrokeStyle

extension ChiaroRaster.StrokeStyle {
  /// Creates a line style.
  public init(
    lineWidth: CGFloat = 1, lineCap: Cap = .butt, lineJoin: Join = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.init(
      width: Float(lineWidth.isFinite ? max(0, lineWidth) : 0), cap: lineCap, join: lineJoin,
      miterLimit: Float(miterLimit), dash: dash.map { Float($0) }, dashPhase: Float(dashPhase))
  }
}

/// How corners are rounded.
///
/// Apple counterpart: `RoundedCornerStyle` · Source: SwiftUI reference (statement SU111) ·
/// Fidelity: exact
public enum RoundedCornerStyle: Hashable, Sendable, CaseIterable {
  case circular, continuous
}

/// A rectangle.
///
/// Apple counterpart: `Rectangle` · Source: SwiftUI reference · Fidelity: exact
public struct Rectangle: InsettableShape, FormedShape {
  /// Creates the shape.
  public init() {}
  package var form: ShapeForm { .rectangle }
  /// Returns the outline of the shape in a rectangle.
  public func path(in rect: CGRect) -> ChiaroRaster.Path { form.path(in: rect) }
  /// Returns the shape with an inset on all sides.
  public func inset(by amount: CGFloat) -> InsetForm { InsetForm(amount, form) }
}

/// A rectangle with rounded corners.
///
/// Apple counterpart: `RoundedRectangle` · Source: SwiftUI reference (statement SU111) · Fidelity:
/// exact
public struct RoundedRectangle: InsettableShape, FormedShape {
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat
  /// How the corners are rounded.
  public var style: RoundedCornerStyle
  /// Creates a rectangle with a corner radius.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    (self.cornerRadius, self.style) = (cornerRadius, style)
  }
  package var form: ShapeForm { .rounded(radius: cornerRadius, isContinuous: style == .continuous) }
  /// Returns the outline of the shape in a rectangle.
  public func path(in rect: CGRect) -> ChiaroRaster.Path { form.path(in: rect) }
  /// Returns the shape with an inset on all sides.
  public func inset(by amount: CGFloat) -> InsetForm { InsetForm(amount, form) }
}

/// The radii of a rectangle's four corners.
///
/// Apple counterpart: `RectangleCornerRadii` · Source: SwiftUI reference · Fidelity: exact
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius at the top leading corner.
  public var topLeading: CGFloat
  /// The radius at the bottom leading corner.
  public var bottomLeading: CGFloat
  /// The radius at the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// The radius at the top trailing corner.
  public var topTrailing: CGFloat
  /// Creates radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }
}

/// A rectangle whose corners can have different radii.
///
/// Apple counterpart: `UnevenRoundedRectangle` · Source: SwiftUI reference · Fidelity: approximate,
/// the corners are circular
public struct UnevenRoundedRectangle: InsettableShape, FormedShape {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii
  /// Creates a rectangle from the radii of its corners.
  public init(cornerRadii: RectangleCornerRadii) { self.cornerRadii = cornerRadii }
  /// Creates a rectangle from the radii of its corners.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0
  ) {
    cornerRadii = RectangleCornerRadii(
      topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
      bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius)
  }
  package var form: ShapeForm {
    .uneven([
      cornerRadii.topLeading, cornerRadii.bottomLeading, cornerRadii.bottomTrailing,
      cornerRadii.topTrailing,
    ])
  }
  /// Returns the outline of the shape in a rectangle.
  public func path(in rect: CGRect) -> ChiaroRaster.Path { form.path(in: rect) }
  /// Returns the shape with an inset on all sides.
  public func inset(by amount: CGFloat) -> InsetForm { InsetForm(amount, form) }
}

/// A rectangle whose ends are fully rounded.
///
/// Apple counterpart: `Capsule` · Source: SwiftUI reference (statement SU107) · Fidelity: exact
public struct Capsule: InsettableShape, FormedShape {
  /// How the ends are rounded.
  public var style: RoundedCornerStyle
  /// Creates the shape.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  package var form: ShapeForm { .capsule(isContinuous: style == .continuous) }
  /// Returns the outline of the shape in a rectangle.
  public func path(in rect: CGRect) -> ChiaroRaster.Path { form.path(in: rect) }
  /// Returns the shape with an inset on all sides.
  public func inset(by amount: CGFloat) -> InsetForm { InsetForm(amount, form) }
}

/// A circle in the middle of the space it is offered.
///
/// Apple counterpart: `Circle` · Source: SwiftUI reference (statement SU108) · Fidelity: exact
public struct Circle: InsettableShape, FormedShape {
  /// Creates the shape.
  public init() {}
  package var form: ShapeForm { .circle }
  /// Returns the outline of the shape in a rectangle.
  public func path(in rect: CGRect) -> ChiaroRaster.Path { form.path(in: rect) }
  /// Returns the shape with an inset on all sides.
  public func inset(by amount: CGFloat) -> InsetForm { InsetForm(amount, form) }
}

/// An ellipse that fills the space it is offered.
///
/// Apple counterpart: `Ellipse` · Source: SwiftUI reference · Fidelity: exact
public struct Ellipse: InsettableShape, FormedShape {
  /// Creates the shape.
  public init() {}
  package var form: ShapeForm { .ellipse }
  /// Returns the outline of the shape in a rectangle.
  public func path(in rect: CGRect) -> ChiaroRaster.Path { form.path(in: rect) }
  /// Returns the shape with an inset on all sides.
  public func inset(by amount: CGFloat) -> InsetForm { InsetForm(amount, form) }
}

/// The shape that results from the inset of another shape.
///
/// Source: this project; SwiftUI has no public name for the result of `inset(by:)`
public struct InsetForm: InsettableShape, FormedShape {
  package let form: ShapeForm
  init(_ amount: CGFloat, _ form: ShapeForm) {
    self.form = .inset(amount.isFinite ? amount : 0, form)
  }
  /// Returns the outline of the shape in a rectangle.
  public func path(in rect: CGRect) -> ChiaroRaster.Path { form.path(in: rect) }
  /// Returns the shape with an inset on all sides.
  public func inset(by amount: CGFloat) -> InsetForm { InsetForm(amount, form) }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}
extension Shape where Self == Capsule {
  /// A rectangle whose ends are fully rounded.
  public static var capsule: Capsule { Capsule() }
}
extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}
