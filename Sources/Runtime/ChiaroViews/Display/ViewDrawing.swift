// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroRaster

/// The drawing of a view, in its own coordinates and with unresolved dynamic colors.
struct ViewDrawing {
  /// The commands and their data except colors.
  var list = DisplayList()
  /// The unresolved colors of the slots.
  var colors: [DynamicColor] = []
  /// The images, in the order of the list's picture references.
  private(set) var images: [ImageContent] = []

  mutating func slot(_ color: DynamicColor) -> ColorSlot {
    if colors.last != color { colors.append(color) }
    return ColorSlot(colors.count - 1)
  }

  mutating func index(of image: ImageContent) -> Int32 {
    if images.last != image {
      images.append(image)
      list.images.append(image.reference)
    }
    return Int32(images.count - 1)
  }
}
