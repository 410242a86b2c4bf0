// SPDX-License-Identifier: MIT

/// Width and height in whole pixels.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct PixelSize: Hashable, Sendable {
  /// The pixels in a row.
  public var width: Int
  /// The rows.
  public var height: Int

  /// Creates a size; both numbers must be 0 or more.
  public init(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "a size in pixels is not negative")
    self.width = width
    self.height = height
  }

  /// The pixels in all; `Int.max` when an `Int` cannot hold their number.
  public var pixelCount: Int {
    let (product, isTooLarge) = width.multipliedReportingOverflow(by: height)
    return isTooLarge ? .max : product
  }
}

extension PixelSize: CustomStringConvertible {
  /// Width by height, as in `24×24`.
  public var description: String { "\(width)×\(height)" }
}
