// SPDX-License-Identifier: MIT

/// A place in points, counted from the top left.
///
/// Apple counterpart: `CGPoint` · Source: this project · Fidelity: exact
public struct Point: Hashable, Sendable {
  /// To the right.
  public var x: Float
  /// Downwards.
  public var y: Float

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// Creates a point.
  public init(x: Float, y: Float) {
    self.x = x
    self.y = y
  }
}
