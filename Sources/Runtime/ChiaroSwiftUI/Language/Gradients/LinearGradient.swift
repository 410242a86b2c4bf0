// SPDX-License-Identifier: MIT

/// A gradient whose color changes along a line.
///
/// Apple counterpart: `LinearGradient` · Source: SwiftUI reference (statements SU119, SU120) ·
/// Fidelity: exact
public struct LinearGradient: StyleValued, Hashable {
  package let styleValue: StyleValue

  /// Creates a gradient between two points.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    styleValue = .gradient(GradientValue(.linear(startPoint, endPoint), gradient.values))
  }
  /// Creates a gradient between two points from evenly spaced colors.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  /// Creates a gradient between two points from colors with locations.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: GradientView {
  static let typeName = "LinearGradient"
}

extension ShapeStyle where Self == LinearGradient {
  /// Returns a gradient along a line from evenly spaced colors.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  /// Returns a gradient along a line from colors with locations.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
  /// Returns a gradient along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}
