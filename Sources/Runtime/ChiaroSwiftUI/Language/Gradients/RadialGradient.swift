// SPDX-License-Identifier: MIT

public import Foundation

/// A gradient whose color changes with the distance from a point.
///
/// Apple counterpart: `RadialGradient` · Source: SwiftUI reference (statement SU119) · Fidelity:
/// approximate, as exact as the reference if `endRadius` is greater than `startRadius`
public struct RadialGradient: StyleValued, Hashable {
  package let styleValue: StyleValue

  /// Creates a gradient between two radii, in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    styleValue = .gradient(
      GradientValue(.radial(center, start: startRadius, end: endRadius), gradient.values))
  }
  /// Creates a gradient between two radii, in points, from evenly spaced colors.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
  /// Creates a gradient between two radii, in points, from colors with locations.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

extension RadialGradient: GradientView {
  static let typeName = "RadialGradient"
}

extension ShapeStyle where Self == RadialGradient {
  /// Returns a gradient between two radii, in points, from evenly spaced colors.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Returns a gradient between two radii, in points.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
