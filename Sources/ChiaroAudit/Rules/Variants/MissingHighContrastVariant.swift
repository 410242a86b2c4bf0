// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroSource

/// A color that shows the same value when Increase Contrast is on.
///
/// Apple counterpart: none · Source: Human Interface Guidelines, Color · Fidelity: approximate
public enum MissingHighContrastVariant: ColorRule {
  /// What the rule says.
  public static let description = RuleDescription(
    "Missing increased-contrast variant", .note,
    summary: "The color has no variant for Increase Contrast in light, or in dark.",
    reason: """
      The Human Interface Guidelines (Color) ask for an increased-contrast option of each variant, \
      with a significantly higher amount of visual differentiation.
      """,
    help: "Turn on High Contrast in Xcode's attributes inspector and choose the values.")

  /// What triggers it, and what does not.
  public static let examples: [RuleExample] = [
    .triggering(
      "neither", "Brand: any #336699 | dark #99CCFF", reports: "Brand, light high contrast",
      "Brand, dark high contrast"),
    .triggering(
      "only light", "Brand: any #336699 | dark #99CCFF | light high #003366",
      reports: "Brand, dark high contrast"),
    .triggering(
      "no dark variant: the light one is missing its own", "Brand: any #336699",
      reports: "Brand, light high contrast"),
    .nonTriggering(
      "both", "Brand: any #336699 | dark #99CCFF | light high #003366 | dark high #CCE6FF"),
    .nonTriggering(
      "any serves light", "Brand: any #336699 | dark #99CCFF | any high #003366 | dark high #CCE6FF"
    ),
    .nonTriggering("a system color adapts by itself", "Brand: any ref systemBlueColor ios"),
    .nonTriggering("an empty set", "AccentColor: any"),
  ]

  /// Looks at one color.
  public static func check(
    _ color: ColorSubject, in catalog: CatalogSubject, _ report: inout RuleReport
  ) {
    let styles: [AuditAppearance] = color.hasOwnDark ? [.light, .dark] : [.light]
    for appearance in styles {
      let high = appearance.withHighContrast
      guard color.color(high) != nil, !color.isReference(high),
        !color.hasOwnHighContrast(appearance)
      else { continue }
      report.add(
        color.name, at: color.location, high,
        "no increased-contrast variant for \(appearance): \(color.hex(high)) either way")
    }
  }
}
