// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroRaster
public import Foundation

/// A drawing destination for `draw(_:)` that records commands; their dynamic colors are resolved
/// later.
///
/// Apple counterpart: `CGContext`, `UIGraphicsGetCurrentContext()` · Source: UIKit reference
/// (statement S132) · Fidelity: approximate, records commands rather than pixels
@preconcurrency @MainActor
public final class GraphicsContext {
  /// The context of the `draw(_:)` call in progress; nil outside of drawing.
  public internal(set) static var current: GraphicsContext?

  /// The fill color; the default is black.
  public var fillColor = DynamicColor.black
  /// The stroke color; the default is black.
  public var strokeColor = DynamicColor.black
  /// The shape of rounded corners: circular (the default) or continuous.
  public var cornerCurve = CornerCurve.circular
  /// The quality of scaled pictures; stored, but without effect.
  ///
  /// Apple counterpart: `interpolationQuality` · Source: CGContext.h · Fidelity: inert, pictures
  /// are always scaled smoothly
  public var interpolationQuality = InterpolationQuality.default
  var drawing = ViewDrawing()
  /// The measurement of text for this context.
  package let textMeasure: TextMeasure
  /// Whether the drawing is for an image in other traits, not for the view's window.
  package var isOffscreen = false
  /// The height from which y is counted upwards; nil where it grows downwards.
  ///
  /// Commands are still recorded with y from the top: each position is converted, so that text and
  /// pictures stay upright and sharp.
  package var risingHeight: CGFloat?
  /// Whether something was drawn that fills the whole clip.
  package var isBoundless = false
  /// The number of open clips and transforms; those that are open at the end of drawing are closed.
  package internal(set) var openScopes = 0

  init(_ textMeasure: TextMeasure = Stage.current.textMeasure) { self.textMeasure = textMeasure }

  /// Fills a rectangle with the fill color; the corner radius is in points.
  public func fill(_ rect: CGRect, cornerRadius: CGFloat = 0) {
    let slot = drawing.slot(fillColor)
    add(
      cornerRadius > 0
        ? .fillRounded(placed(rect), radius: corners(cornerRadius), slot)
        : .fill(placed(rect), slot))
  }

  /// Fills a rectangle with a given color.
  package func fill(_ rect: CGRect, _ color: DynamicColor, cornerRadius: CGFloat = 0) {
    let outer = fillColor
    fillColor = color
    fill(rect, cornerRadius: cornerRadius)
    fillColor = outer
  }

  /// Strokes a rectangle with the stroke color, just inside its edges; the width is in points.
  public func stroke(_ rect: CGRect, width: CGFloat = 1, cornerRadius: CGFloat = 0) {
    add(
      .stroke(
        placed(rect), radius: corners(cornerRadius), width: Float(width),
        drawing.slot(strokeColor)))
  }

  /// Draws text in a rectangle.
  public func draw(_ text: DisplayList.Text, in rect: CGRect, color: DynamicColor) {
    drawing.list.texts.append(text)
    add(.text(placed(rect), Int32(drawing.list.texts.count - 1), drawing.slot(color)))
  }

  /// Draws an image with its own colors, or fills its shape with a tint color.
  public func draw(_ image: ImageContent, in rect: CGRect, tint: DynamicColor? = nil) {
    let index = drawing.index(of: image)
    add(
      tint.map { .tintedImage(placed(rect), index, drawing.slot($0)) }
        ?? .image(placed(rect), index))
  }

  /// Draws an image; if it has a white background, tints the image so that white becomes the color
  /// `white`.
  ///
  /// Tinting multiplies the colors of the image by `white`. The background is detected from the
  /// pixels; see `Bitmap.hasWhiteBackground`.
  public func drawSoftened(_ image: ImageContent, in rect: CGRect, white: DynamicColor) {
    add(
      .softenedImage(placed(rect), drawing.index(of: image), white: drawing.slot(white)))
  }

  /// Applies a material, such as a blur, to the content drawn so far.
  ///
  /// - Parameters:
  ///   - material: the material; create one from a system's recipe with
  ///     `DisplayList.Material(recipe)`
  ///   - rect: the rectangle that the material covers
  ///   - cornerRadius: the corner radius of the rectangle
  public func drawMaterial(
    _ material: DisplayList.Material, in rect: CGRect, cornerRadius: CGFloat = 0
  ) {
    drawing.list.materials.append(material)
    add(
      .material(
        placed(rect), radius: corners(cornerRadius), Int32(drawing.list.materials.count - 1)))
  }

  /// Draws a blurred shadow of a rectangle, moved down by `offset` points.
  ///
  /// `blur` is the standard deviation of a Gaussian, in points, as a layer's `shadowRadius` is.
  public func drawShadow(
    of rect: CGRect, cornerRadius: CGFloat, blur: CGFloat, offset: CGFloat, color: DynamicColor
  ) {
    add(
      .shadow(
        placed(rect), radius: corners(cornerRadius), blur: Float(blur), dy: Float(offset),
        drawing.slot(color)))
  }

  /// Runs `body` and composites its drawing as a group with an opacity, from 0 to 1.
  public func group(opacity: CGFloat, _ body: () -> Void) {
    guard opacity < 1 else { return body() }
    scope(.group(opacity: Float(opacity)), body)
  }

  /// Runs `body` and clips its drawing to a rectangle.
  public func clip(to rect: CGRect, cornerRadius: CGFloat = 0, _ body: () -> Void) {
    scope(.clip(placed(rect), radius: corners(cornerRadius)), body)
  }

  /// The number of color slots used so far.
  package var colorCount: Int { drawing.colors.count }

  /// Replaces the colors of the slots from index `start` on.
  package func replaceColors(from start: Int, by color: (DynamicColor) -> DynamicColor) {
    for index in start..<drawing.colors.count {
      drawing.colors[index] = color(drawing.colors[index])
    }
  }

  func add(_ command: DisplayCommand) { drawing.list.commands.append(command) }

  func corners(_ radius: CGFloat) -> CornerRadius {
    CornerRadius(Float(radius), curve: cornerCurve)
  }
}

extension DynamicColor {
  /// Sets the fill and stroke colors of the current context; does nothing outside of drawing.
  @preconcurrency @MainActor
  public func set() {
    setFill()
    setStroke()
  }
  /// Sets the fill color of the current context; does nothing outside of drawing.
  @preconcurrency @MainActor
  public func setFill() { GraphicsContext.current?.fillColor = self }
  /// Sets the stroke color of the current context; does nothing outside of drawing.
  @preconcurrency @MainActor
  public func setStroke() { GraphicsContext.current?.strokeColor = self }
}

extension Rectangle {
  init(_ rect: CGRect) {
    self.init(
      x: Float(rect.origin.x), y: Float(rect.origin.y), width: Float(rect.width),
      height: Float(rect.height))
  }
}
