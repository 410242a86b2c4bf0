// SPDX-License-Identifier: MIT

package import ChiaroAppearance
import ChiaroColor
package import ChiaroRaster
package import Foundation

extension GraphicsContext {
  /// A picture that is drawn, in the colors of `TraitCollection.current`.
  @MainActor
  package struct Sketch {
    /// Where to draw.
    package let context = GraphicsContext()
    private let size: CGSize
    private let scale: CGFloat

    /// Begins a picture.
    ///
    /// - Parameters:
    ///   - size: the size of the picture in points
    ///   - scale: the number of pixels in a point
    ///   - background: the color behind the drawing; nil for none
    ///   - isRising: whether y grows upwards, from the lower edge
    package init(
      size: CGSize, scale: CGFloat, background: DynamicColor? = nil, isRising: Bool = false
    ) {
      (self.size, self.scale) = (size, scale)
      if let background { context.fill(CGRect(origin: .zero, size: size), background) }
      if isRising { context.risingHeight = size.height }
    }

    /// The drawing so far; nil unless both sides are from 1 to 32,000 pixels.
    package var picture: PictureObject? {
      var list = context.drawing.list
      list.commands += Array(repeating: .restore, count: context.openScopes)
      list.colors = context.drawing.colors.map { $0.resolved }
      return GraphicsContext.picture(
        of: list, size: size, scale: scale, gamut: TraitCollection.current.displayGamut)
    }
  }

  /// Paints a display list in its own colors; nil where its sides are not from 1 to 32,000 pixels.
  @MainActor
  package static func picture(
    of list: DisplayList, size: CGSize, scale: CGFloat, gamut: DisplayGamut
  ) -> PictureObject? {
    let sides = [size.width, size.height].map { ($0 * scale).rounded(.up) }
    guard sides.allSatisfy({ $0 >= 1 && $0 <= CGFloat(Canvas.longestSide) }) else { return nil }
    let canvas = Canvas(
      size: PixelSize(width: Int(sides[0]), height: Int(sides[1])), scale: Float(scale),
      colorSpace: gamut == .P3 ? .displayP3 : .sRGB)
    let bitmap = Renderer(canvas: canvas, resources: Stage.current.resources).render(list)
    return PictureObject(
      .bitmap(bitmap),
      naturalSize: PointSize(width: Double(size.width), height: Double(size.height)))
  }

  /// Makes another context the current one, and returns the one that was; nil for none.
  package static func exchangeCurrent(_ context: GraphicsContext?) -> GraphicsContext? {
    let outer = current
    current = context
    return outer
  }

  /// Draws into a picture of its own, in the colors of `TraitCollection.current`.
  ///
  /// - Parameters:
  ///   - size: the size of the picture in points
  ///   - scale: the number of pixels in a point
  ///   - background: the color behind the drawing; nil for none
  ///   - isRising: whether y grows upwards, from the lower edge
  ///   - body: the closure that draws, with the context as the current one
  /// - Returns: the picture; nil unless both sides are from 1 to 32,000 pixels
  package static func picture(
    size: CGSize, scale: CGFloat, background: DynamicColor? = nil, isRising: Bool = false,
    _ body: (GraphicsContext) -> Void
  ) -> PictureObject? {
    let sketch = Sketch(size: size, scale: scale, background: background, isRising: isRising)
    let outer = exchangeCurrent(sketch.context)
    body(sketch.context)
    _ = exchangeCurrent(outer)
    return sketch.picture
  }
}
