// SPDX-License-Identifier: MIT

package import ChiaroColor

/// The lightness and chroma that designers give a color in dark, by its role.
///
/// A curve leads from OKLCH lightness in light to that in dark. Each role has one for grays, one
/// for tinted and one for vivid colors, and what lies between two is mixed from both; the hue
/// stays.
package struct ToneCurves: Hashable, Sendable {
  /// The lightnesses at which curves are given.
  package static let lightnesses = [0, 0.25, 0.45, 0.6, 0.75, 0.88, 0.95, 1]
  /// The chromas at which curves are given: grays, tinted and vivid colors.
  package static let chromas = [0.01, 0.05, 0.12]
  /// The roles that have curves.
  package static let roles: [ColorRole] = [.text, .background, .separator, .accent]

  /// A point of a curve.
  package struct Point: Hashable, Sendable {
    /// The lightness in dark.
    package var lightness: Double
    /// The factor of the chroma.
    package var chroma: Double

    /// Creates a point.
    package init(lightness: Double, chroma: Double) {
      self.lightness = lightness
      self.chroma = chroma
    }
  }

  /// The points: of each role, of each chroma, at each lightness.
  package var points: [Point]

  /// Creates curves from their points, in the order of `index(role:chroma:lightness:)`.
  package init(points: [Point]) {
    precondition(
      points.count == Self.roles.count * Self.chromas.count * Self.lightnesses.count,
      "curves have a point for each role, chroma and lightness")
    self.points = points
  }

  /// Returns the place in `points` of a role's curve at a chroma and a lightness.
  package static func index(role: Int, chroma: Int, lightness: Int) -> Int {
    (role * chromas.count + chroma) * lightnesses.count + lightness
  }

  /// Returns a color's dark counterpart in OKLCH; colors of roles without curves stay.
  package func dark(of color: ColorComponents, as role: ColorRole) -> ColorComponents {
    guard let index = Self.roles.firstIndex(of: role) else { return color }
    var (lightness, factor) = (0.0, 0.0)
    for share in Self.shares(of: color) {
      let point = points[
        Self.index(role: index, chroma: share.chroma, lightness: share.lightness)]
      lightness += share.weight * point.lightness
      factor += share.weight * point.chroma
    }
    return [lightness, color.y * factor, color.z]
  }

  /// The four points around a color, with their weights.
  package static func shares(
    of color: ColorComponents
  ) -> [(chroma: Int, lightness: Int, weight: Double)] {
    let (low, along) = place(of: color.x, in: lightnesses)
    let (left, across) = place(of: color.y, in: chromas)
    return [
      (left, low, (1 - across) * (1 - along)), (left, low + 1, (1 - across) * along),
      (left + 1, low, across * (1 - along)), (left + 1, low + 1, across * along),
    ]
  }

  /// The interval that holds a value, and how far into it the value lies; the ends are clamped.
  private static func place(of value: Double, in knots: [Double]) -> (Int, Double) {
    let low = max(0, min(knots.count - 2, (knots.firstIndex { $0 > value } ?? knots.count) - 1))
    let share = (value - knots[low]) / (knots[low + 1] - knots[low])
    return (low, share > 0 ? min(share, 1) : 0)
  }
}
