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
  case fillRounded(Rectangle, radius: Float, ColorSlot)
  /// Strokes inside a rectangle's edges; the corners are round where the radius is above 0.
  case stroke(Rectangle, radius: Float, width: Float, ColorSlot)
  /// Sets text in a rectangle; the index counts in `DisplayList.texts`.
  case text(Rectangle, Int32, ColorSlot)
  /// Draws a picture in its own colors; the index counts in `DisplayList.images`.
  case image(Rectangle, Int32)
  /// Fills a picture's shape with a color.
  case tintedImage(Rectangle, Int32, ColorSlot)
  /// Lays a material over what was drawn so far; the index counts in `DisplayList.materials`.
  case material(Rectangle, radius: Float, Int32)
  /// A blurred shadow of a rectangle, moved down by `dy`.
  case shadow(Rectangle, radius: Float, blur: Float, dy: Float, ColorSlot)
  /// Draws into the rectangle only, until the matching `restore`.
  case clip(Rectangle, radius: Float)
  /// Draws what follows as a group of an opacity, until the matching `restore`.
  case group(opacity: Float)
  /// Ends the last `clip` or `group`.
  case restore
}
