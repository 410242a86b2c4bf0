// SPDX-License-Identifier: MIT

/// A width and height in whole pixels.
public struct PixelSize: Hashable, Sendable {
  /// The number of pixels in a row.
  public var width: Int
  /// The number of rows of pixels.
  public var height: Int

  /// Creates a size; neither number may be negative.
  public init(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "a size in pixels must not be negative")
    self.width = width
    self.height = height
  }

  /// The total number of pixels, or `Int.max` if it does not fit into an `Int`.
  public var pixelCount: Int {
    let (product, isTooLarge) = width.multipliedReportingOverflow(by: height)
    return isTooLarge ? .max : product
  }
}

extension PixelSize: CustomStringConvertible {
  /// The width and the height, as in `24×24`.
  public var description: String { "\(width)×\(height)" }
}
