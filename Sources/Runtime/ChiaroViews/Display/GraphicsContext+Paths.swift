// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroRaster
public import Foundation

extension GraphicsContext {
  /// A color of a gradient and its position, from 0 to 1.
  public typealias GradientStop = (position: CGFloat, color: DynamicColor)

  /// Fills a path with the fill color.
  public func fill(_ path: Path, rule: FillRule = .winding) {
    add(.path(index(of: path), at: .zero, rule, drawing.slot(fillColor)))
  }

  /// Strokes a path with the stroke color.
  public func stroke(_ path: Path, style: StrokeStyle) {
    drawing.list.strokes.append(style)
    add(
      .strokedPath(
        index(of: path), at: .zero, style: Int32(drawing.list.strokes.count - 1),
        drawing.slot(strokeColor)))
  }

  /// Fills a rectangle with a gradient.
  public func drawGradient(
    _ geometry: Gradient.Geometry, _ stops: [GradientStop], in rect: CGRect,
    cornerRadius: CGFloat = 0, interpolation: Gradient.Interpolation = .canvas
  ) {
    let stops = stops.map { Gradient.Stop(Float($0.position), drawing.slot($0.color)) }
    drawing.list.gradients.append(
      Gradient(placed(geometry), stops: stops, interpolation: interpolation))
    add(
      .gradient(
        placed(rect), radius: corners(cornerRadius), Int32(drawing.list.gradients.count - 1)))
  }

  /// Draws an image in nine slices, with its own colors or filled with a tint color.
  public func draw(
    _ image: ImageContent, sliced slices: ImageSlices, in rect: CGRect, tint: DynamicColor? = nil
  ) {
    drawing.list.slices.append(slices)
    add(
      .slicedImage(
        placed(rect), drawing.index(of: image), slices: Int32(drawing.list.slices.count - 1),
        tint.map { drawing.slot($0) }))
  }

  /// Runs `body` and clips its drawing to a path.
  public func clip(to path: Path, rule: FillRule = .winding, _ body: () -> Void) {
    scope(.clipPath(index(of: path), at: .zero, rule), body)
  }

  /// Runs `body` and applies a transform to its drawing.
  public func transform(by transform: Transform, _ body: () -> Void) {
    scope(.transform(placed(transform)), body)
  }

  func index(of given: Path) -> Int32 {
    let path = placed(given)
    if drawing.list.paths.last != path { drawing.list.paths.append(path) }
    return Int32(drawing.list.paths.count - 1)
  }
}
