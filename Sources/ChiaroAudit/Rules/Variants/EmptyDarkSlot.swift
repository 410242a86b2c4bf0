// SPDX-License-Identifier: MIT

import ChiaroCatalog
import ChiaroSource

/// A dark slot that was opened and holds nothing.
///
/// Apple counterpart: none · Source: Human Interface Guidelines, Color · Fidelity: approximate
public enum EmptyDarkSlot: ColorRule {
  /// What the rule says.
  public static let description = RuleDescription(
    "Empty dark slot", .warning,
    summary: "A slot for dark is open and holds no color.",
    reason: """
      An empty slot counts for nothing: dark shows the Any value. Somebody meant to give the color \
      a dark variant (Human Interface Guidelines, Color) and did not.
      """,
    help: "Choose the color, or remove the slot, which changes nothing that anyone sees.")

  /// What triggers it, and what does not.
  public static let examples: [RuleExample] = [
    .triggering("an open slot", "Brand: any #336699 | dark", reports: "Brand, dark"),
    .triggering(
      "an open slot for increased contrast", "Brand: any #336699 | dark #99CCFF | dark high",
      reports: "Brand, dark high contrast"),
    .nonTriggering("a full slot", "Brand: any #336699 | dark #99CCFF"),
    .nonTriggering("a set without any color", "AccentColor: any | dark"),
  ]

  /// Looks at one color.
  public static func check(
    _ color: ColorSubject, in catalog: CatalogSubject, _ report: inout RuleReport
  ) {
    guard !color.colorSet.isEmpty else { return }
    for entry in color.colorSet.entries where entry.slot.style == "dark" && entry.value == .empty {
      let appearance =
        entry.slot.contrast == "high" ? AuditAppearance.dark.withHighContrast : .dark
      report.add(
        color.name, at: entry.location, appearance,
        "the slot for \(appearance) is empty, so another one is shown",
        fix: .removingEntry(
          at: entry.offset, of: color.set.document, "remove the empty slot"))
    }
  }
}
