// SPDX-License-Identifier: MIT

public import Foundation

/// A radial gradient that is stretched to the shape that it fills.
///
/// The radii are fractions of the shape's width and height: with 0.5 the last color lies on the
/// ellipse that touches the edges.
///
/// Apple counterpart: `EllipticalGradient` · Source: SwiftUI reference · Fidelity: approximate, as
/// exact as the reference if the end is greater than the start
public struct EllipticalGradient: StyleValued, Hashable {
  package let styleValue: StyleValue

  /// Creates a gradient between two fractions of a shape's sides.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    styleValue = .gradient(
      GradientValue(
        .elliptical(center, start: startRadiusFraction, end: endRadiusFraction), gradient.values))
  }
  /// Creates a gradient between two fractions of a shape's sides from evenly spaced colors.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
  /// Creates a gradient between two fractions of a shape's sides from colors with locations.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

extension EllipticalGradient: GradientView {
  static let typeName = "EllipticalGradient"
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Returns a gradient that is stretched to the shape that it fills, from evenly spaced colors.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}
