// SPDX-License-Identifier: MIT

import ChiaroCatalog
import ChiaroColor
package import ChiaroFindings
import ChiaroSource

/// A rule that reports dark variants which are the arithmetic inversion of the light one.
///
/// Source: Human Interface Guidelines, Dark Mode · Fidelity: approximate
package enum DarkInvertsLight: ColorRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Dark inverts light", .unfinished, guess: 0.6,
    summary: "The dark variant is the exact inversion of the light one.",
    reason: """
      Dark colors are not inversions of light ones (Human Interface Guidelines, Dark Mode): \
      inversion gives the opposite hue, so blue becomes yellow.
      """,
    help: "Keep the hue and choose another lightness and chroma for dark.",
    sources: [.guidelines(.darkMode)])

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering(
      "the opposite hue in dark", "Brand: any #336699 | dark #CC9966", reports: "Brand, dark"),
    .nonTriggering("a lighter blue in dark", "Brand: any #336699 | dark #99CCFF"),
    .nonTriggering("black and white", "Ink: any #000000 | dark #FFFFFF"),
    .nonTriggering("grays, which have no hue to lose", "Ink: any #333333 | dark #CCCCCC"),
  ]

  /// Checks a color and adds findings to the report.
  package static func check(
    _ color: ColorSubject, in catalog: CatalogSubject, _ report: inout RuleReport
  ) {
    guard color.hasOwnDark, !color.isReference(.dark), let light = color.color(.light),
      let dark = color.color(.dark), let entry = color.entry(.dark), isInversion(light, dark)
    else { return }
    report.add(
      color.name, at: entry.location, .dark,
      "The hue is inverted in dark: \(dark.hexText) is the inversion of \(light.hexText)")
  }

  /// Returns whether all channels are complements, to within rounding, and the color has a hue.
  private static func isInversion(_ light: Color, _ dark: Color) -> Bool {
    let a = SRGB8(light)
    let b = SRGB8(dark)
    let sums = [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)].map { Int($0) + Int($1) }
    let chroma = light.converted(to: .oklch).components.y
    return sums.allSatisfy { abs($0 - 255) <= 1 } && chroma > 0.02
  }
}
