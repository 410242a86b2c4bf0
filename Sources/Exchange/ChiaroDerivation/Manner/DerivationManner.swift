// SPDX-License-Identifier: MIT

package import ChiaroColor

/// The manner in which dark values follow from light ones, learned from designers' choices for
/// colors of similar lightness, chroma, hue, role and name.
///
/// Designers often do one of two things: they keep a color, or they move it. Nobody chose the mean
/// of both. So the manner takes, among all choices for similar colors and keeping the color, the
/// one that is nearest to the others in total. Outliers count less the farther they are.
package struct DerivationManner: Sendable {
  /// The examples.
  package var examples: [DesignedColor]

  /// Creates a manner; without arguments it is that of public apps.
  package init(_ examples: [DesignedColor] = DesignedColor.ofPublicApps) {
    self.examples = examples
  }

  /// How near an example must be: in lightness, in chroma (the distance of square roots, in which
  /// grays lie apart), and in hue for vivid colors, in degrees.
  private static let reach = (lightness: 0.08, chroma: 0.1, hue: 57.3)
  /// The chroma from which a hue is a whole one.
  private static let vividChroma = 0.15
  /// What an example of another role counts.
  private static let otherRole = 0.3
  /// What an example of another kind counts.
  private static let otherKind = 0.5
  /// The greatest number of examples that decide.
  private static let greatestCount = 200
  /// The distance, in hundredths of OKLab, beyond which a choice is simply another one.
  private static let far = 15.0
  /// The part of a difference in light that remains of it in dark, the other way round.
  private static let turned = 0.6

  /// A value in dark that was chosen, for a color such as the one asked about.
  private struct Choice {
    var lightness: Double
    var chroma: Double
    var weight: Double
  }

  /// Returns a color's dark value, in OKLCH and perhaps out of gamut; shadows and colors that are
  /// fixed keep theirs.
  package func dark(
    of light: Color, as role: ColorRole, _ kind: NameKind = .plain
  ) -> ColorComponents {
    let origin = light.converted(to: .oklch).components
    if role == .shadow || role == .fixed { return origin }
    let choices = choices(for: origin, role, kind)
    var best = Choice(lightness: origin.x, chroma: origin.y, weight: 0)
    var leastLoss = Self.loss(of: best, among: choices)
    for choice in choices {
      let loss = Self.loss(of: choice, among: choices)
      if loss < leastLoss { (best, leastLoss) = (choice, loss) }
    }
    return [best.lightness, best.chroma, origin.z]
  }

  /// The choices for the colors that are most alike, applied to this one.
  private func choices(
    for color: ColorComponents, _ role: ColorRole, _ kind: NameKind
  ) -> [Choice] {
    let root = (color.y + 0.0004).squareRoot()
    var near: [(weight: Double, index: Int)] = []
    for index in examples.indices where examples[index].role != .fixed {
      let along = (examples[index].light.x - color.x) / Self.reach.lightness
      // Beyond three reaches an example counts next to nothing.
      if along.magnitude > 3 { continue }
      let distance = along * along + Self.distance(of: examples[index].light, to: color, root)
      var weight = Math.exponential(-distance / 2) * examples[index].weight
      if examples[index].role != role { weight *= Self.otherRole }
      if examples[index].kind != kind { weight *= Self.otherKind }
      if weight > 1e-6 { near.append((weight, index)) }
    }
    near.sort { ($1.weight, $0.index) < ($0.weight, $1.index) }
    return near.prefix(Self.greatestCount).map { weight, index in
      choice(of: examples[index], for: color, weight)
    }
  }

  /// The square of how far an example is in chroma and hue.
  private static func distance(
    of example: ColorComponents, to color: ColorComponents, _ root: Double
  ) -> Double {
    let across = ((example.y + 0.0004).squareRoot() - root) / reach.chroma
    let around = example.turn(to: color) / reach.hue
    return across * across + min(example.y, color.y) / vividChroma * around * around
  }

  private func choice(
    of example: DesignedColor, for color: ColorComponents, _ weight: Double
  ) -> Choice {
    let difference = color.x - example.light.x
    if example.isKept { return Choice(lightness: color.x, chroma: color.y, weight: weight) }
    let lightness = example.darkLightness - Self.turned * difference
    // What a gray gets of chroma tells nothing: its hue is none.
    let factor =
      example.light.y > 0.02 ? min(max(example.darkChroma / example.light.y, 0.3), 1.3) : 1
    return Choice(
      lightness: min(max(lightness, 0), 1), chroma: color.y * factor, weight: weight)
  }

  private static func loss(of choice: Choice, among choices: [Choice]) -> Double {
    var loss = 0.0
    for other in choices {
      let (x, y) = (other.lightness - choice.lightness, other.chroma - choice.chroma)
      let distance = 100 * (x * x + y * y).squareRoot()
      loss += other.weight * (min(distance, far) + distance / 10)
    }
    return loss
  }
}
