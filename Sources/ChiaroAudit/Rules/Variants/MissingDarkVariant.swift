// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
package import ChiaroSource

/// A rule that reports colors with a single value for light and dark.
///
/// Apple counterpart: none · Source: Human Interface Guidelines, Color · Fidelity: approximate
package enum MissingDarkVariant: ColorRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Missing dark variant", .warning,
    summary: "The color has one value for light and dark.",
    reason: """
      The Human Interface Guidelines (Color) ask for light and dark variants of every custom \
      color, even in an app of a single appearance: Liquid Glass shows both.
      """,
    help: """
      Give the color set a Dark appearance in Xcode's attributes inspector. The dark value is \
      rarely an inversion; see `chiaro contrast` for values that pass on a background.
      """)

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering("one value", "Brand: any #336699", reports: "Brand, dark"),
    .triggering(
      "an app locked to light needs both for Liquid Glass", "Brand: any #336699",
      setting: "lock light", reports: "Brand, dark, note"),
    .triggering(
      "a dark slot for another device", "Brand: any #336699 | mac dark #99CCFF",
      setting: "platform ios", reports: "Brand, dark"),
    .nonTriggering("another rule's business", "Brand: any #336699 | dark"),
    .nonTriggering("both", "Brand: any #336699 | dark #99CCFF"),
    .nonTriggering("light beside any", "Brand: light #336699 | any #99CCFF"),
    .nonTriggering("a system color adapts by itself", "Brand: any ref systemBlueColor ios"),
    .nonTriggering("an empty set is the system's own color", "AccentColor: any"),
    .nonTriggering("watchOS has no light", "Brand: any #336699", setting: "platform watchos"),
  ]

  /// Checks a color and adds findings to the report.
  package static func check(
    _ color: ColorSubject, in catalog: CatalogSubject, _ report: inout RuleReport
  ) {
    guard catalog.platform.hasDarkMode, color.color(.dark) != nil, !color.hasOwnDark,
      !color.isReference(.dark), !hasOpenSlot(color)
    else { return }
    let lock = catalog.lock
    let locked =
      lock.map { "; the app is locked to \($0.style), but Liquid Glass shows both" } ?? ""
    report.add(
      color.name, at: color.location, .dark, severity: lock == nil ? nil : .note,
      "no dark variant: \(color.hex(.dark)) in light and dark\(locked)")
  }

  /// Returns whether the set has an empty slot for dark, which `EmptyDarkSlot` reports.
  private static func hasOpenSlot(_ color: ColorSubject) -> Bool {
    color.colorSet.entries.contains {
      $0.slot.style == "dark" && $0.slot.contrast == nil && $0.value == .empty
    }
  }
}
