// SPDX-License-Identifier: MIT

/// A position in whole pixels, with the origin at the top left.
public struct PixelPoint: Hashable, Sendable {
  /// The column of the pixel, counted from the left.
  public var x: Int
  /// The row of the pixel, counted from the top.
  public var y: Int

  /// Creates a position.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}
