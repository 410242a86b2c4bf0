// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
package import ChiaroSource

/// A rule that reports colors which do not change when Increase Contrast is on.
///
/// Apple counterpart: none · Source: Human Interface Guidelines, Color · Fidelity: approximate
package enum MissingHighContrastVariant: AuditRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Missing increased-contrast variant", .note,
    summary: "A color, or every color of a project, lacks a variant for Increase Contrast.",
    reason: """
      The Human Interface Guidelines (Color) ask for an increased-contrast option of each variant, \
      with a significantly higher amount of visual differentiation.
      """,
    help: "Turn on High Contrast in Xcode's attributes inspector and choose the values.")

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering(
      "no color of a project has any", "Brand: any #336699 | dark #99CCFF\nCard: any #FFFFFF",
      reports: "2 colors"),
    .triggering(
      "a color among others", "Brand: any #336699\nCard: any #FFFFFF | any high #FEFEFE",
      reports: "Brand, light high contrast"),
    .triggering(
      "only light", "Brand: any #336699 | dark #99CCFF | light high #003366",
      reports: "Brand, dark high contrast"),
    .nonTriggering(
      "both", "Brand: any #336699 | dark #99CCFF | light high #003366 | dark high #CCE6FF"),
    .nonTriggering(
      "any serves light", "Brand: any #336699 | dark #99CCFF | any high #003366 | dark high #CCE6FF"
    ),
    .nonTriggering("a system color adapts by itself", "Brand: any ref systemBlueColor ios"),
    .nonTriggering("an empty set", "AccentColor: any"),
  ]

  /// Checks every color; a project without any increased-contrast variant gets a single finding.
  package static func check(_ context: AuditContext, _ report: inout RuleReport) {
    let all = context.catalogs.map { ($0, $0.colors.filter { !missing($0).isEmpty }) }
    guard let first = all.lazy.compactMap(\.1.first).first else { return }
    if !context.catalogs.contains(where: { $0.colors.contains(where: hasVariant) }) {
      let count = all.reduce(0) { $0 + $1.1.count }
      report.add(
        "\(count) color\(count == 1 ? "" : "s")", at: first.location,
        "no color of this project has a variant for Increase Contrast",
        related: all.flatMap(\.1).dropFirst().prefix(100).map(\.location))
      return
    }
    for (catalog, colors) in all {
      report.scope = catalog.scope
      for color in colors { check(color, &report) }
    }
  }

  private static func check(_ color: ColorSubject, _ report: inout RuleReport) {
    for appearance in missing(color) {
      let high = appearance.withHighContrast
      report.add(
        color.name, at: color.location, high,
        "no increased-contrast variant for \(appearance): \(color.hex(high)) either way")
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
