// SPDX-License-Identifier: MIT

/// How a corner bends.
///
/// Apple counterpart: `CALayerCornerCurve` · Source: CALayer.h · Fidelity: exact
public enum CornerCurve: UInt8, Sendable, CaseIterable {
  /// A quarter of a circle.
  case circular
  /// A curve that begins 1.528665 radii from the corner and bends evenly.
  case continuous
}

/// How round the corners of a rectangle are.
///
/// A plain number is a circular corner of so many points; 0 is a sharp one.
///
/// Apple counterpart: `CALayer.cornerRadius` and `cornerCurve` · Source: CALayer.h · Fidelity:
/// exact
public struct CornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The radius in points; 0 and below, and what is no number, are a sharp corner.
  public var points: Float
  /// How the corner bends.
  public var curve: CornerCurve

  /// Creates a radius.
  public init(_ points: Float, curve: CornerCurve = .circular) {
    self.points = points
    self.curve = curve
  }

  /// How far along an edge the corner reaches, in points, where there is room.
  public var reach: Float {
    guard points > 0 else { return 0 }
    return curve == .circular ? points : points * Float(1 + CornerOutline.reach)
  }

  /// A circular corner.
  public init(floatLiteral value: Float) { self.init(value) }
  /// A circular corner.
  public init(integerLiteral value: Int) { self.init(Float(value)) }
}
