// SPDX-License-Identifier: MIT

/// The shape of a rounded corner.
///
/// Apple counterpart: `CALayerCornerCurve` · Source: CALayer.h · Fidelity: exact
public enum CornerCurve: UInt8, Sendable, CaseIterable {
  /// A quarter of a circle.
  case circular
  /// A curve that begins 1.528665 times the radius from the corner, and whose curvature changes
  /// smoothly.
  case continuous
}

/// The radius and the curve of a rectangle's corners.
///
/// A number literal stands for a circular corner with that radius in points; 0 is a sharp corner.
///
/// Apple counterpart: `CALayer.cornerRadius` and `cornerCurve` · Source: CALayer.h · Fidelity:
/// exact
public struct CornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The radius in points; 0, negative values and NaN mean a sharp corner.
  public var points: Float
  /// The shape of the corner.
  public var curve: CornerCurve

  /// Creates a corner radius.
  public init(_ points: Float, curve: CornerCurve = .circular) {
    self.points = points
    self.curve = curve
  }

  /// The length in points that the corner takes from each edge, if the edge is long enough.
  public var reach: Float {
    guard points > 0 else { return 0 }
    return curve == .circular ? points : points * Float(1 + CornerOutline.reach)
  }

  /// Creates a circular corner with a radius in points.
  public init(floatLiteral value: Float) { self.init(value) }
  /// Creates a circular corner with a radius in points.
  public init(integerLiteral value: Int) { self.init(Float(value)) }
}
