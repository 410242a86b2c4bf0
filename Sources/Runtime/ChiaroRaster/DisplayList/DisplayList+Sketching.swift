// SPDX-License-Identifier: MIT

package import ChiaroColor

// Lists that are written by hand, as sheets and swatches are: each step names its color.

extension DisplayList {
  /// Adds a color and returns its slot.
  package mutating func slot(_ color: Color) -> ColorSlot {
    colors.append(color)
    return ColorSlot(colors.count - 1)
  }

  /// Fills a rectangle, with rounded corners where a radius is given.
  package mutating func fill(
    _ rectangle: Rectangle, _ color: Color, radius: CornerRadius = 0
  ) {
    commands.append(.fillRounded(rectangle, radius: radius, slot(color)))
  }

  /// Strokes inside a rectangle's edges.
  package mutating func stroke(
    _ rectangle: Rectangle, _ color: Color, radius: CornerRadius, width: Float = 1
  ) {
    commands.append(.stroke(rectangle, radius: radius, width: width, slot(color)))
  }

  /// Draws one line of text with its top left corner at a point.
  package mutating func line(_ text: Text, at point: Point, width: Float, _ color: Color) {
    texts.append(text)
    let place = Rectangle(x: point.x, y: point.y, width: width, height: text.size * 1.35)
    commands.append(.text(place, Int32(texts.count - 1), slot(color)))
  }

  /// Draws a picture, in its own colors or as a shape of one color.
  package mutating func picture(
    _ picture: PictureReference, in rectangle: Rectangle, tint: Color? = nil
  ) {
    images.append(picture)
    let index = Int32(images.count - 1)
    let tint = tint.map { slot($0) }
    commands.append(
      tint.map { .tintedImage(rectangle, index, $0) } ?? .image(rectangle, index))
  }
}
