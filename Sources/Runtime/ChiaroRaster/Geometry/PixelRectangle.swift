// SPDX-License-Identifier: MIT

/// A rectangle in whole pixels; it is empty if a side is 0.
public struct PixelRectangle: Hashable, Sendable {
  /// The rectangle's leftmost column, in pixels.
  public var x: Int
  /// The rectangle's topmost row, in pixels.
  public var y: Int
  /// The number of columns, not below 0.
  public var width: Int
  /// The number of rows, not below 0.
  public var height: Int

  /// Creates a rectangle; sides below 0 count as 0.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// Creates a rectangle of a size, with its origin at (0, 0).
  public init(_ size: PixelSize) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// The column just past the rectangle's right edge.
  public var maxX: Int { x + width }
  /// The row just past the rectangle's bottom edge.
  public var maxY: Int { y + height }
  /// Whether the rectangle contains no pixel.
  public var isEmpty: Bool { width == 0 || height == 0 }

  /// Returns the intersection of two rectangles, which is empty if they do not overlap.
  public func intersection(_ other: PixelRectangle) -> PixelRectangle {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PixelRectangle(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// Returns the smallest rectangle that contains both rectangles; an empty one adds nothing.
  public func union(_ other: PixelRectangle) -> PixelRectangle {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRectangle(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
