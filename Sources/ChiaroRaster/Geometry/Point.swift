// SPDX-License-Identifier: MIT

/// A point in points, with the origin at the top left.
///
/// Apple counterpart: `CGPoint` · Source: this project · Fidelity: exact
public struct Point: Hashable, Sendable {
  /// The horizontal coordinate, growing to the right.
  public var x: Float
  /// The vertical coordinate, growing downwards.
  public var y: Float

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// Creates a point.
  public init(x: Float, y: Float) {
    self.x = x
    self.y = y
  }
}
