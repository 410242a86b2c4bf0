// SPDX-License-Identifier: MIT

/// A place in whole pixels, counted from the top left.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct PixelPoint: Hashable, Sendable {
  /// To the right.
  public var x: Int
  /// Downwards.
  public var y: Int

  /// Creates a place.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}
