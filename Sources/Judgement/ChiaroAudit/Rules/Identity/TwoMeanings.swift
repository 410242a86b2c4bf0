// SPDX-License-Identifier: MIT

import ChiaroColor
package import ChiaroFindings
import ChiaroSource

/// A rule that reports text colors which equal a color for actions.
///
/// Source: Human Interface Guidelines, Color · Fidelity: approximate
package enum TwoMeanings: CatalogRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "One color, two meanings", .confuses, guess: 0.3,
    summary: "A color for actions and a color for text are equal in every appearance.",
    reason: """
      Avoid using the same color to mean different things: if a brand color marks borderless \
      buttons, people take plain text in the same color for a button (Human Interface Guidelines, \
      Color).
      """,
    help: "Give text a color of its own, such as the system's label color.",
    sources: [.guidelines(.color)])

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering(
      "the accent color and the color of titles are equal",
      "AccentColor: any #336699 | dark #99CCFF\nTitle: any #336699 | dark #99CCFF",
      reports: "Title"),
    .nonTriggering(
      "the two colors differ in dark",
      "AccentColor: any #336699 | dark #99CCFF\nTitle: any #336699 | dark #FFFFFF"),
    .nonTriggering("white is no color for actions", "AccentColor: any #FFFFFF\nTitle: any #FFFFFF"),
    .nonTriggering(
      "the name suggests a link, which is for actions too",
      "AccentColor: any #336699\nLinkText: any #336699"),
    .nonTriggering("the name does not suggest text", "AccentColor: any #336699\nCard: any #336699"),
  ]

  /// Checks a catalog and adds findings to the report.
  package static func check(
    _ catalog: CatalogSubject, _ context: AuditContext, _ report: inout RuleReport
  ) {
    var actions: [[Color?]: ColorSubject] = [:]
    for color in catalog.colors where color.words.isActionLike && color.color(.light) != nil {
      let key = AuditAppearance.base.map { color.color($0) }
      if actions[key] == nil { actions[key] = color }
    }
    for text in catalog.colors
    where text.words.isTextLike && !text.words.isLinkLike && !text.words.isActionLike {
      // White and black are the text of buttons too, and say nothing of them.
      guard (text.value(.light)?.chroma ?? 0) > 0.04,
        let action = actions[AuditAppearance.base.map { text.color($0) }]
      else { continue }
      report.add(
        text.name, at: text.location,
        "Plain text looks like the action color \(action.name): \(text.hex(.light)) in light",
        related: [action.location])
    }
  }
}
