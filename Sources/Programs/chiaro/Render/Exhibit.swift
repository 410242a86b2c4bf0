// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRaster

/// A picture on the ground of an appearance, in its own size, or smaller where it is very large.
struct Exhibit {
  var bitmap: Bitmap
  /// The pixels of a point in the picture.
  var pixelsPerPoint: Double
  /// The color that fills the picture's shape; nil for its own colors.
  var tint: Color?
  var ground: Ground

  private static let margin = 16.0
  private static let longestSide = 512.0

  /// The size of the picture in points.
  private var shown: PointSize {
    let (width, height) = (
      Double(bitmap.size.width) / pixelsPerPoint, Double(bitmap.size.height) / pixelsPerPoint
    )
    let fit = min(1, Self.longestSide / max(width, height, 1))
    return PointSize(width: max(width * fit, 1), height: max(height * fit, 1))
  }

  /// The size in points.
  var size: PointSize {
    PointSize(
      width: (shown.width + 2 * Self.margin).rounded(.up),
      height: (shown.height + 2 * Self.margin).rounded(.up))
  }

  /// What is drawn; the picture is called `picture`.
  var list: DisplayList {
    var list = DisplayList()
    list.fill(
      Rectangle(x: 0, y: 0, width: Float(size.width), height: Float(size.height)), ground.main)
    let place = Rectangle(
      x: Float(Self.margin), y: Float(Self.margin), width: Float(shown.width),
      height: Float(shown.height))
    list.picture("picture", in: place, tint: tint)
    return list
  }
}
