// SPDX-License-Identifier: MIT

/// A rectangle in points; its origin is the top left corner.
///
/// Apple counterpart: `CGRect` · Source: this project · Fidelity: exact
public struct Rectangle: Hashable, Sendable {
  /// The left edge.
  public var x: Float
  /// The top edge.
  public var y: Float
  /// The width, not below 0.
  public var width: Float
  /// The height, not below 0.
  public var height: Float

  /// Creates a rectangle.
  public init(x: Float, y: Float, width: Float, height: Float) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge.
  public var maxX: Float { x + width }
  /// The bottom edge.
  public var maxY: Float { y + height }

  /// Returns whether another rectangle lies completely inside this one, edges included.
  public func contains(_ other: Rectangle) -> Bool {
    other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
  }
}
