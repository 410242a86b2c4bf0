// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroRaster

/// What a view drew, in its own coordinates and with colors of its own.
struct ViewDrawing {
  var commands: [DisplayCommand] = []
  var colors: [DynamicColor] = []
  var texts: [DisplayList.Text] = []
  var images: [ImageContent] = []
  var materials: [String] = []
  var paths: [Path] = []
  var strokes: [StrokeStyle] = []
  var gradients: [Gradient] = []
  var slices: [ImageSlices] = []

  mutating func slot(_ color: DynamicColor) -> ColorSlot {
    if colors.last != color { colors.append(color) }
    return ColorSlot(colors.count - 1)
  }

  mutating func index(of image: ImageContent) -> Int32 {
    if images.last != image { images.append(image) }
    return Int32(images.count - 1)
  }
}
