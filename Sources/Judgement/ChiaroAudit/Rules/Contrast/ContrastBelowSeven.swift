// SPDX-License-Identifier: MIT

import ChiaroColor
package import ChiaroFindings
import ChiaroSource

/// A rule that reports text colors with enough contrast, but less than the recommended 7:1.
///
/// Source: Human Interface Guidelines, Dark Mode; WCAG 2.2, 1.4.6
package enum ContrastBelowSeven: CatalogRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Contrast below 7:1", .belowAim, guess: 0.5, evidence: .seen,
    summary: "The contrast of a text color with a background is between 4.5:1 and 7:1.",
    reason: """
      4.5:1 is the minimum. The goal for custom colors is 7:1, especially in small text (Human \
      Interface Guidelines, Dark Mode; WCAG 2.2, 1.4.6).
      """,
    help: """
      A change is optional. For small text, `chiaro contrast` suggests the nearest colors with \
      7:1.
      """, isOptIn: true,
    sources: [.guidelines(.darkMode), .wcag(.enhancedContrast)])

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering(
      """
      the name suggests text, and the contrast with the system's background is between 4.5:1 and \
      7:1
      """, "Caption: any #606060 | dark #FFFFFF",
      reports: "Caption, light"),
    .triggering(
      "the names suggest a text and its background, and the contrast is between 4.5:1 and 7:1",
      "CardText: any #606060\nCardBackground: any #FFFFFF",
      reports: "CardText, light", "CardText, dark"),
    .nonTriggering("the contrast is above 7:1", "Caption: any #404040 | dark #FFFFFF"),
    .nonTriggering(
      "the contrast is below 4.5:1, so `low-contrast` reports it",
      "CardText: any #888888\nCardBackground: any #999999"),
    .nonTriggering("the name does not suggest text", "Brand: any #606060"),
  ]

  /// Checks a catalog and adds findings to the report.
  package static func check(
    _ catalog: CatalogSubject, _ context: AuditContext, _ report: inout RuleReport
  ) {
    let survey = ContrastSurvey.of(catalog, context)
    for meeting in survey.meetings where !meeting.fails {
      // Between 4.5:1 and 7:1 only a pair is worth a look, where code was read.
      if context.assetUses != nil && meeting.reason != .pair { continue }
      let values = "\(meeting.text.hex(meeting.appearance)) on \(meeting.ground.color.hexText)"
      report.add(
        meeting.text.name, at: meeting.text.location, meeting.appearance,
        """
        Contrast below 7:1 in \(meeting.appearance) on \(meeting.ground.name): \(values), \
        \(meeting.ratio)
        """,
        measured: MeasuredValue(meeting.ratio.value, minimum: 7), pair: survey.pair(meeting),
        related: [meeting.ground.location].compactMap { $0 })
    }
  }
}
