// SPDX-License-Identifier: MIT

/// The place of a color in a display list.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct ColorSlot: Hashable, Sendable {
  /// The index in `DisplayList.colors`.
  public let index: Int32

  /// The slot of an index.
  public init(_ index: Int) { self.index = Int32(index) }
}

/// One step of drawing.
///
/// Plain bytes: copying a list of them counts no references.
///
/// Apple counterpart: the operations of `CGContext` · Source: this project · Fidelity: approximate
public enum DisplayCommand: Hashable, Sendable {
  /// Fills a rectangle.
  case fill(Rectangle, ColorSlot)
  /// Fills a rectangle with round corners of a radius.
  case fillRounded(Rectangle, radius: CornerRadius, ColorSlot)
  /// Strokes inside a rectangle's edges; the corners are round where the radius is above 0.
  case stroke(Rectangle, radius: CornerRadius, width: Float, ColorSlot)
  /// Fills a path, moved to a place; the index counts in `DisplayList.paths`.
  case path(Int32, at: Point, FillRule, ColorSlot)
  /// Draws the line along a path, moved to a place; the indices count in `DisplayList.paths` and
  /// `DisplayList.strokes`.
  case strokedPath(Int32, at: Point, style: Int32, ColorSlot)
  /// Fills a rectangle with a gradient; the index counts in `DisplayList.gradients`.
  case gradient(Rectangle, radius: CornerRadius, Int32)
  /// Sets text in a rectangle; the index counts in `DisplayList.texts`.
  case text(Rectangle, Int32, ColorSlot)
  /// Draws a picture in its own colors; the index counts in `DisplayList.images`.
  case image(Rectangle, Int32)
  /// Draws a picture in its own colors, multiplied by a color where its background is white.
  ///
  /// That is measured (`Bitmap.hasWhiteBackground`). The color is what white becomes, as encoded;
  /// white itself changes nothing, so that a change of style need not change the command.
  case softenedImage(Rectangle, Int32, white: ColorSlot)
  /// Fills a picture's shape with a color.
  case tintedImage(Rectangle, Int32, ColorSlot)
  /// Draws a picture cut in nine, filled with a color where one is given; the indices count in
  /// `DisplayList.images` and `DisplayList.slices`.
  case slicedImage(Rectangle, Int32, slices: Int32, ColorSlot?)
  /// Lays a material over what was drawn so far; the index counts in `DisplayList.materials`.
  case material(Rectangle, radius: CornerRadius, Int32)
  /// A blurred shadow of a rectangle, moved down by `dy`.
  ///
  /// The blur is the standard deviation of a Gaussian in points, as a layer's `shadowRadius` is.
  case shadow(Rectangle, radius: CornerRadius, blur: Float, dy: Float, ColorSlot)
  /// Draws into the rectangle only, until the matching `restore`.
  case clip(Rectangle, radius: CornerRadius)
  /// Draws into a path only, moved to a place, until the matching `restore`.
  case clipPath(Int32, at: Point, FillRule)
  /// Draws what follows as a group of an opacity, until the matching `restore`.
  case group(opacity: Float)
  /// Draws what follows in other coordinates, until the matching `restore`.
  case transform(Transform)
  /// Ends the last `clip`, `clipPath`, `group` or `transform`.
  case restore
}
