// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
package import ChiaroFindings
import ChiaroSource

/// A rule that reports colors which do not change when Increase Contrast is on.
///
/// Source: Human Interface Guidelines, Color · Fidelity: approximate
package enum MissingHighContrastVariant: AuditRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Missing increased-contrast variant", .unfinished, guess: 0.5,
    summary: "A color, or every color of a project, lacks a variant for Increase Contrast.",
    reason: """
      The Human Interface Guidelines (Color) ask for an increased-contrast option for each \
      variant, with a significantly higher amount of visual differentiation.
      """,
    help: "Turn on High Contrast in Xcode's attributes inspector and choose the values.",
    isOptIn: true,
    sources: [.guidelines(.color)])

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering(
      "no color of the project has a variant, which is one finding",
      "Brand: any #336699 | dark #99CCFF\nCard: any #FFFFFF\nInk: any #102030",
      reports: "colors"),
    .triggering(
      "one color has no variant, the other has one",
      "Brand: any #336699\nCard: any #FFFFFF | any high #FEFEFE",
      reports: "Brand, light high contrast"),
    .triggering(
      "two colors have no variant, another has one",
      "Brand: any #336699\nSea: any #339966\nCard: any #FFFFFF | any high #FEFEFE",
      reports: "colors"),
    .triggering(
      "the variant is only for light", "Brand: any #336699 | dark #99CCFF | light high #003366",
      reports: "Brand, dark high contrast"),
    .nonTriggering(
      "the set has variants for light and dark",
      "Brand: any #336699 | dark #99CCFF | light high #003366 | dark high #CCE6FF"),
    .nonTriggering(
      "a variant for Any counts as one for light",
      "Brand: any #336699 | dark #99CCFF | any high #003366 | dark high #CCE6FF"
    ),
    .nonTriggering(
      "the project has only an accent color", "AccentColor: any #336699",
      setting: "used AccentColor as tint"),
    .nonTriggering("a system color has its own variant", "Brand: any ref systemBlueColor ios"),
    .nonTriggering("the set has no color", "AccentColor: any"),
  ]

  /// Checks every color: a habit of a project is a single finding.
  package static func check(_ context: AuditContext, _ report: inout RuleReport) {
    let all = context.catalogs.flatMap { catalog in
      catalog.colors.filter { !missing($0).isEmpty && !context.isUnused($0) }
        .map { (catalog.scope, $0) }
    }
    guard let (scope, first) = all.first else { return }
    let others = context.catalogs.flatMap(\.colors).count(where: hasVariant)
    // A project with an accent color and a few more has no palette to complete.
    if context.assetUses != nil && others == 0 && all.count < palette { return }
    if others > 0 && all.count == 1 {
      report.scope = scope
      return check(first, &report)
    }
    // Their number stands in the message, so that a baseline knows the finding again.
    let count = Count.text(all.count, "color needs one", "colors need one")
    let rest = Count.text(others, "other color")
    report.add(
      "colors", at: first.location,
      others == 0
        ? "No color has a variant for Increase Contrast; \(count)"
        : "\(all.count) colors have no variant for Increase Contrast, unlike \(rest)",
      related: RuleReport.further(all, limit: 100) { $0.1.location })
  }

  /// The fewest colors that are a palette, where code was read.
  private static let palette = 4

  private static func check(_ color: ColorSubject, _ report: inout RuleReport) {
    for appearance in missing(color) {
      let high = appearance.withHighContrast
      report.add(
        color.name, at: color.location, high,
        "No variant for Increase Contrast in \(appearance): the color stays \(color.hex(high))")
    }
  }

  private static func hasVariant(_ color: ColorSubject) -> Bool {
    color.colorSet.entries.contains { $0.slot.contrast == "high" && $0.value.isUsable }
  }

  /// Returns the styles in which the color lacks an increased-contrast variant.
  private static func missing(_ color: ColorSubject) -> [AuditAppearance] {
    let styles: [AuditAppearance] = color.hasOwnDark ? [.light, .dark] : [.light]
    return styles.filter { appearance in
      let high = appearance.withHighContrast
      return color.color(high) != nil && !color.isReference(high)
        && !color.hasOwnHighContrast(appearance)
    }
  }
}
