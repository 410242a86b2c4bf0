// SPDX-License-Identifier: MIT

/// A position in points (not pixels), with the origin at the top left.
///
/// Apple counterpart: `CGPoint` · Source: this project · Fidelity: exact
public struct Point: Hashable, Sendable {
  /// The horizontal coordinate in points; it grows to the right.
  public var x: Float
  /// The vertical coordinate in points; it grows downward.
  public var y: Float

  /// The point (0, 0).
  public static let zero = Point(x: 0, y: 0)

  /// Creates a point.
  public init(x: Float, y: Float) {
    self.x = x
    self.y = y
  }
}
