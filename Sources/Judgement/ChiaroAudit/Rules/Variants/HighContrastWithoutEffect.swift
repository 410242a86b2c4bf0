// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor
package import ChiaroFindings
import ChiaroSource

/// A rule that reports increased-contrast variants which hardly increase the contrast.
///
/// Source: Human Interface Guidelines, Color · Fidelity: approximate
package enum HighContrastWithoutEffect: ColorRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Increased contrast without effect", .unfinished, guess: 0.6,
    summary: "The increased-contrast variant adds less than 10 % of contrast.",
    reason: """
      The increased-contrast option should provide a significantly higher amount of visual \
      differentiation (Human Interface Guidelines, Color).
      """,
    help: "Choose a lightness further from the background.",
    sources: [.guidelines(.color)])

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering(
      "the variant has the same value", "Brand: any #336699 | light high #336699",
      reports: "Brand, light high contrast"),
    .triggering(
      "the variant is hardly darker", "Brand: any #336699 | light high #326598",
      reports: "Brand, light high contrast"),
    .nonTriggering(
      "the variant is clearly darker on white", "Brand: any #336699 | light high #204060"),
    .nonTriggering(
      "the contrast is already at its maximum", "Ink: any #000000 | light high #000000"),
    .nonTriggering(
      "such a light page already has a high contrast with its text",
      "Page: any #FBF6EC | light high #FBF6EC"),
    .nonTriggering(
      "a bar may keep its color, because the text on it can change",
      "NavBar: any #336699 | light high #336699"),
    .triggering(
      "a bar that changes, but gains no contrast", "NavBar: any #336699 | light high #326598",
      reports: "NavBar, light high contrast"),
    .nonTriggering(
      "the variant lowers the contrast, so `high-contrast-lowers-contrast` reports it",
      "Brand: any #336699 | light high #6699CC"),
  ]

  /// The smallest factor of contrast that counts as a gain.
  static let leastGain = 1.1

  /// Checks a color and adds findings to the report.
  package static func check(
    _ color: ColorSubject, in catalog: CatalogSubject, _ report: inout RuleReport
  ) {
    for appearance in [AuditAppearance.light, .dark] {
      guard let gain = ContrastGain(color, appearance, on: catalog.platform) else { continue }
      guard !gain.isLoss, gain.high < gain.normal * leastGain,
        gain.normal * leastGain <= gain.most, gain.high < ContrastGain.enough,
        !(isBar(color) && gain.high == gain.normal)
      else { continue }
      report.add(
        color.name, at: gain.entry.location, appearance.withHighContrast,
        "Increase Contrast changes little: \(gain.text)",
        // What was forgotten for Increase Contrast was forgotten everywhere.
        causes: [Cause(.sets)])
    }
  }

  /// Whether the color is a bar's by its name: a slot that says the same again is for what stands
  /// on the bar, which has to gain.
  private static func isBar(_ color: ColorSubject) -> Bool {
    ["bar", "toolbar", "navbar", "tabbar"].contains(where: color.words.words.contains)
  }
}
