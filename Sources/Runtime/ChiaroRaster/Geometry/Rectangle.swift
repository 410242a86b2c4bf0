// SPDX-License-Identifier: MIT

/// A rectangle in points; its origin is the top left corner.
///
/// Apple counterpart: `CGRect` · Source: this project · Fidelity: exact
public struct Rectangle: Hashable, Sendable {
  /// The rectangle's left edge, in points.
  public var x: Float
  /// The rectangle's top edge, in points.
  public var y: Float
  /// The rectangle's width in points, not below 0.
  public var width: Float
  /// The rectangle's height in points, not below 0.
  public var height: Float

  /// Creates a rectangle from its top left corner and its size, in points.
  public init(x: Float, y: Float, width: Float, height: Float) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle's right edge, in points.
  public var maxX: Float { x + width }
  /// The rectangle's bottom edge, in points.
  public var maxY: Float { y + height }

  /// Returns whether another rectangle lies entirely inside this one; edges may touch.
  public func contains(_ other: Rectangle) -> Bool {
    other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
  }
}
