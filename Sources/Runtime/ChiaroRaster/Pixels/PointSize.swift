// SPDX-License-Identifier: MIT

/// A width and height in points, such as the intrinsic size of a vector picture.
///
/// Apple counterpart: `CGSize` · Source: PDF 2.0 §14.11.2, SVG 2 §8.2 (a user unit is a point) ·
/// Fidelity: exact
public struct PointSize: Hashable, Sendable {
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Whether both sides are finite and above 0.
  public var isDrawable: Bool {
    width.isFinite && height.isFinite && width > 0 && height > 0
  }
}

extension PointSize: CustomStringConvertible {
  /// The width and the height, as in `24.0×24.0 pt`.
  public var description: String { "\(width)×\(height) pt" }
}
