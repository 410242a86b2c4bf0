// SPDX-License-Identifier: MIT

package import ChiaroAppearance
package import Foundation

/// A picture in a text, laid out like a character.
package struct TextPicture: Hashable, Sendable {
  private let image: Image?
  private let size: [CGFloat]
  private let place: [CGFloat]

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - image: the image to draw; nil for a gap
  ///   - bounds: the rectangle of the picture relative to its place on the baseline, y pointing up
  package init(_ image: Image?, bounds: CGRect) {
    self.image = image
    size = [bounds.width, bounds.height]
    place = [bounds.minX, bounds.minY]
  }

  /// The room that it takes in its line.
  var width: CGFloat { size[0] }
  /// How far it reaches above the baseline, and below it.
  var reach: (above: CGFloat, below: CGFloat) { (place[1] + size[1], -place[1]) }

  /// Draws the picture, a template in the color of the text.
  @MainActor
  func draw(in context: GraphicsContext, at origin: CGPoint, _ ink: DynamicColor) {
    guard let image else { return }
    let isShape = image.renderingMode == .alwaysTemplate || image.content.isSymbol
    let own = image.renderingMode == .alwaysTemplate ? nil : image.tintColor
    context.draw(
      image.content,
      in: CGRect(x: origin.x + place[0], y: origin.y, width: size[0], height: size[1]),
      tint: isShape ? own ?? ink : own)
  }
}
