// SPDX-License-Identifier: MIT

/// A gradient whose color changes with the angle around a point.
///
/// Apple counterpart: `AngularGradient` · Source: SwiftUI reference (statement SU119) · Fidelity:
/// approximate, drawn as 120 slices
public struct AngularGradient: StyleValued, Hashable {
  package let styleValue: StyleValue

  /// Creates a gradient between two angles.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    let end = startAngle == endAngle ? Angle(radians: startAngle.radians + 2 * .pi) : endAngle
    styleValue = .gradient(
      GradientValue(.angular(center, start: startAngle, end: end), gradient.values))
  }
  /// Creates a gradient between two angles from evenly spaced colors.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }
  /// Creates a gradient between two angles from colors with locations.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }
  /// Creates a gradient around the full circle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
  }
  /// Creates a gradient around the full circle from evenly spaced colors.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  /// Creates a gradient around the full circle from colors with locations.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

extension AngularGradient: GradientView {
  static let typeName = "AngularGradient"
}

extension ShapeStyle where Self == AngularGradient {
  /// Returns a gradient between two angles from evenly spaced colors.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Returns a gradient around the full circle from evenly spaced colors.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}
