// SPDX-License-Identifier: MIT

import ChiaroCatalog
import ChiaroColor
package import ChiaroFindings
import ChiaroSource

/// A rule that reports dark variants with the same color as the light one.
///
/// Source: Human Interface Guidelines, Dark Mode · Fidelity: approximate
package enum DarkEqualsLight: ColorRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Dark equals light", .unfinished, guess: 0.3,
    summary: "The dark variant has the same color as the light one.",
    reason: """
      Light and dark interfaces use very different palettes: a color that works on white rarely \
      works on black (Human Interface Guidelines, Dark Mode).
      """,
    help:
      "Choose a dark value. If the color is the same on purpose, suppress the finding by its name.",
    sources: [.guidelines(.darkMode)])

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering(
      "the same value in light and dark",
      "Brand: any #336699 | dark #336699", reports: "Brand, dark"),
    .triggering(
      "the same color in another color space", "Brand: any #FF0000 | dark extended-srgb 1 0 0",
      reports: "Brand, dark"),
    .nonTriggering(
      "a tint that works in both", "Brand: any #4477CC | dark #4477CC",
      setting: "used Brand as tint"),
    .triggering(
      "a tint that is invisible in dark", "Brand: any #101820 | dark #101820",
      setting: "used Brand as tint", reports: "Brand, dark"),
    .nonTriggering("another color", "Brand: any #336699 | dark #336698"),
    .nonTriggering("another alpha", "Brand: any #33669980 | dark #336699"),
    .nonTriggering("a color with one slot", "Brand: any #336699"),
  ]

  /// Checks every color; if code was read, it reports only values that cannot serve both styles.
  package static func check(_ context: AuditContext, _ report: inout RuleReport) {
    for catalog in context.reportedCatalogs {
      report.scope = catalog.scope
      for color in catalog.colors {
        guard let use = context.use(of: color) else {
          check(color, in: catalog, &report)
          continue
        }
        // Another rule measures accents; in an app of one style the other is not seen, and what is
        // weak in the light is not for want of a dark value.
        guard !catalog.accentNames.contains(color.name), catalog.lock == nil,
          let failure = SingleValue(color, use, catalog).failure, failure.appearance == .dark
        else { continue }
        check(color, in: catalog, because: failure.words, &report)
      }
    }
  }

  /// Checks a color and adds findings to the report.
  package static func check(
    _ color: ColorSubject, in catalog: CatalogSubject, _ report: inout RuleReport
  ) {
    check(color, in: catalog, because: nil, &report)
  }

  private static func check(
    _ color: ColorSubject, in catalog: CatalogSubject, because words: String?,
    _ report: inout RuleReport
  ) {
    guard color.hasOwnDark, let light = color.color(.light), let dark = color.color(.dark),
      !color.isReference(.dark), light.hexText == dark.hexText, light.deltaEOK(to: dark) < 0.000_5,
      let entry = color.entry(.dark)
    else { return }
    // No fix: without the slot the color would lack a dark variant, which matters more.
    report.add(
      color.name, at: entry.location, .dark,
      words ?? "Light and dark are the same color: \(dark.hexText)",
      causes: [report.habit])
  }
}
