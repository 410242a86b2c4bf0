// SPDX-License-Identifier: MIT

package import ChiaroColor

/// The way in which dark values follow from light ones: curves, and examples that bend them.
package struct DerivationManner: Sendable {
  /// A pair of values that a person chose.
  package struct Example: Hashable, Sendable {
    /// The role of the color.
    package var role: ColorRole
    /// The value in light, in OKLCH.
    package var light: ColorComponents
    /// The value in dark, in OKLCH.
    package var dark: ColorComponents
    /// The weight of the example; greater for a palette that was chosen as a model.
    package var weight: Double

    /// Creates an example from a color's values in light and dark.
    package init(_ role: ColorRole, light: Color, dark: Color, weight: Double = 1) {
      self.role = role
      self.weight = weight
      self.light = light.converted(to: .oklch).components
      self.dark = dark.converted(to: .oklch).components
    }

    /// Returns an example of a palette that was chosen as a model, which counts more than those of
    /// the palette itself.
    package static func model(_ role: ColorRole, light: Color, dark: Color) -> Example {
      Example(role, light: light, dark: dark, weight: 4)
    }
  }

  /// The curves.
  package var curves: ToneCurves
  /// The examples, of which those near a color bend its curve.
  package var examples: [Example]

  /// Creates a manner; without arguments it is that of public apps.
  package init(curves: ToneCurves = .fitted, examples: [Example] = []) {
    self.curves = curves
    self.examples = examples
  }

  /// How near an example must be, in lightness and in chroma.
  private static let reach = (lightness: 0.12, chroma: 0.06)
  /// What an example of another role counts.
  private static let otherRole = 0.2

  /// Returns a color's dark value, in OKLCH and perhaps out of gamut.
  package func dark(of light: Color, as role: ColorRole) -> ColorComponents {
    let origin = light.converted(to: .oklch).components
    let plain = curves.dark(of: origin, as: role)
    if examples.isEmpty || role == .shadow || role == .fixed { return plain }
    var (lightness, chroma, weights) = (0.0, 0.0, 0.5)
    for example in examples {
      let weight = Self.weight(of: example, for: origin, role)
      if weight < 0.01 { continue }
      let usual = curves.dark(of: example.light, as: example.role)
      lightness += weight * (example.dark.x - usual.x)
      chroma += weight * (example.dark.y - usual.y)
      weights += weight
    }
    return [
      min(max(plain.x + lightness / weights, 0), 1), max(plain.y + chroma / weights, 0), plain.z,
    ]
  }

  private static func weight(
    of example: Example, for color: ColorComponents, _ role: ColorRole
  ) -> Double {
    let along = (example.light.x - color.x) / reach.lightness
    let across = (example.light.y - color.y) / reach.chroma
    return Math.exponential(-along * along - across * across)
      * (example.role == role ? 1 : otherRole) * example.weight
  }
}
