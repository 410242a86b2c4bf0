// SPDX-License-Identifier: MIT

/// Width and height in points: what a vector picture says of its own size.
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

  /// Whether both sides are finite and above 0, so that there is something to draw.
  public var isDrawable: Bool {
    width.isFinite && height.isFinite && width > 0 && height > 0
  }
}

extension PointSize: CustomStringConvertible {
  /// Width by height, as in `24.0×24.0 pt`.
  public var description: String { "\(width)×\(height) pt" }
}
