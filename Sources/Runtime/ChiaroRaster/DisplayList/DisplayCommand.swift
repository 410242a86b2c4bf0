// SPDX-License-Identifier: MIT

/// A reference to a color in a display list, by its index.
public struct ColorSlot: Hashable, Sendable {
  /// The index of the color in `DisplayList.colors`.
  public let index: Int32

  /// Creates a slot from an index.
  public init(_ index: Int) { self.index = Int32(index) }
}

/// A drawing command of a display list.
///
/// Commands are plain bytes, so that copying a list of them involves no reference counting.
///
/// Apple counterpart: the operations of `CGContext` · Source: this project · Fidelity: approximate,
/// a smaller set
public enum DisplayCommand: Hashable, Sendable {
  /// Fills a rectangle with a color.
  case fill(Rectangle, ColorSlot)
  /// Fills a rectangle with rounded corners with a color.
  case fillRounded(Rectangle, radius: CornerRadius, ColorSlot)
  /// Strokes the inside of a rectangle's edges; the corners are rounded if the radius is above 0.
  case stroke(Rectangle, radius: CornerRadius, width: Float, ColorSlot)
  /// Fills a path, translated by a point; the index refers to `DisplayList.paths`.
  case path(Int32, at: Point, FillRule, ColorSlot)
  /// Strokes a path, translated by a point; the indices refer to `DisplayList.paths` and
  /// `DisplayList.strokes`.
  case strokedPath(Int32, at: Point, style: Int32, ColorSlot)
  /// Fills a rectangle with a gradient; the index refers to `DisplayList.gradients`.
  case gradient(Rectangle, radius: CornerRadius, Int32)
  /// Draws text in a rectangle, breaking lines at its width; the index refers to
  /// `DisplayList.texts`.
  case text(Rectangle, Int32, ColorSlot)
  /// Draws a picture in its own colors; the index refers to `DisplayList.images`.
  case image(Rectangle, Int32)
  /// Draws a picture, multiplied by a color if the picture has a white background.
  ///
  /// `Bitmap.hasWhiteBackground` says whether it has one. The slot `white` holds the color that
  /// white becomes. If that color is white, the picture does not change; a change of style
  /// therefore changes only the color and not the command. The index refers to
  /// `DisplayList.images`.
  case softenedImage(Rectangle, Int32, white: ColorSlot)
  /// Fills a picture's shape with a color; the index refers to `DisplayList.images`.
  case tintedImage(Rectangle, Int32, ColorSlot)
  /// Draws a picture sliced into nine parts, filled with a color if one is given; the indices refer
  /// to `DisplayList.images` and `DisplayList.slices`.
  case slicedImage(Rectangle, Int32, slices: Int32, ColorSlot?)
  /// Applies a material to everything drawn so far; the index refers to `DisplayList.materials`.
  case material(Rectangle, radius: CornerRadius, Int32)
  /// Draws the blurred shadow of a rectangle, moved down by `dy` points.
  ///
  /// The blur is the standard deviation of a Gaussian in points, as a layer's `shadowRadius` is.
  case shadow(Rectangle, radius: CornerRadius, blur: Float, dy: Float, ColorSlot)
  /// Clips drawing to a rectangle with rounded corners until the matching `restore`.
  case clip(Rectangle, radius: CornerRadius)
  /// Clips drawing to a path, translated by a point, until the matching `restore`.
  case clipPath(Int32, at: Point, FillRule)
  /// Draws the following commands as a group with an opacity, until the matching `restore`.
  case group(opacity: Float)
  /// Applies a transform to the following commands, until the matching `restore`.
  case transform(Transform)
  /// Ends the most recent `clip`, `clipPath`, `group` or `transform`.
  case restore
}
