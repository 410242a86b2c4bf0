// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
package import ChiaroFindings
import ChiaroSource

/// A rule that reports increased-contrast variants with less contrast than the normal variant.
///
/// Source: Human Interface Guidelines, Dark Mode · Fidelity: approximate
package enum HighContrastLowersContrast: ColorRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Increased contrast lowers contrast", .unfinished, guess: 0.6,
    summary: "The increased-contrast variant has less contrast than the normal one.",
    reason: """
      People who turn on Increase Contrast get less contrast than without it. The Human Interface \
      Guidelines (Dark Mode) warn that dark text can lose contrast this way.
      """,
    help: "Swap the two values, or choose a lightness further from the background.",
    sources: [.guidelines(.darkMode)])

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering(
      "a variant that is lighter on white", "Brand: any #336699 | light high #6699CC",
      reports: "Brand, light high contrast"),
    .triggering(
      "a variant that is darker on black", "Brand: any #336699 | dark #99CCFF | dark high #336699",
      reports: "Brand, dark high contrast"),
    .triggering(
      "a background that moves closer to its text",
      "CardBackground: any #F0F0F0 | light high #707070",
      reports: "CardBackground, light high contrast"),
    .nonTriggering(
      "a background that moves closer, but keeps enough contrast",
      "CardBackground: any #F0F0F0 | light high #C0C0C0"),
    .nonTriggering(
      "the same color, written in another way", "Brand: any #336699 | light high #346699"),
    .nonTriggering("a variant that is darker on white", "Brand: any #336699 | light high #204060"),
    .nonTriggering("a color without a variant", "Brand: any #336699"),
  ]

  /// Checks a color and adds findings to the report.
  package static func check(
    _ color: ColorSubject, in catalog: CatalogSubject, _ report: inout RuleReport
  ) {
    for appearance in [AuditAppearance.light, .dark] {
      guard let gain = ContrastGain(color, appearance, on: catalog.platform),
        gain.isLoss, gain.high < ContrastGain.enough
      else { continue }
      report.add(
        color.name, at: gain.entry.location, appearance.withHighContrast,
        "Increase Contrast lowers the contrast: \(gain.text)",
        // What was forgotten for Increase Contrast was forgotten everywhere.
        causes: [Cause(.sets)])
    }
  }
}
