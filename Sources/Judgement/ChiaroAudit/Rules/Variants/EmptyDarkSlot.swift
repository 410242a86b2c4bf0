// SPDX-License-Identifier: MIT

import ChiaroCatalog
package import ChiaroFindings
import ChiaroSource

/// A rule that reports slots for dark that were added and left empty.
///
/// Source: Human Interface Guidelines, Color · Fidelity: approximate
package enum EmptyDarkSlot: CatalogRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Empty dark slot", .missing, guess: 0.5, evidence: .seen,
    summary: "A slot for dark exists, but holds no color.",
    reason: """
      An empty slot has no effect: dark shows the Any value. Custom colors need a dark variant \
      (Human Interface Guidelines, Color), and this one was started but not finished.
      """,
    help: "Choose the color, or remove the slot; removing it doesn't change the appearance.",
    sources: [.guidelines(.color)])

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering("the dark slot is empty", "Brand: any #336699 | dark", reports: "Brand, dark"),
    .triggering(
      "the slot for increased contrast in dark is empty",
      "Brand: any #336699 | dark #99CCFF | dark high",
      reports: "Brand, dark high contrast"),
    .triggering(
      "four sets with the same defect are one finding named `colors`",
      (1...4).map { "Brand\($0): any #33669\($0) | dark" }.joined(separator: "\n"),
      reports: "colors, dark"),
    .nonTriggering("the dark slot has a color", "Brand: any #336699 | dark #99CCFF"),
    .nonTriggering(
      "no slot has a color, so `empty-color-set` reports it", "AccentColor: any | dark"),
  ]

  /// The number of sets from which on a catalog gets a single finding for all of them.
  ///
  /// So many empty slots come from a generator or a habit, not from forgetting each of them.
  private static let many = 4

  /// Checks a catalog and adds findings to the report.
  package static func check(
    _ catalog: CatalogSubject, _ context: AuditContext, _ report: inout RuleReport
  ) {
    let slots = catalog.colors.flatMap(emptySlots)
    let sets = Set(slots.map { $0.color.name })
    if sets.count < many {
      for slot in slots { add(slot, to: &report) }
      return
    }
    let patches = slots.compactMap { fix(of: $0) }.flatMap(\.patches)
    report.add(
      "colors", at: slots[0].entry.location, .dark,
      "\(slots.count) dark slots are empty, so the light color is shown in dark: "
        + "\(sets.sorted().prefix(3).joined(separator: ", ")) and \(sets.count - 3) more",
      fix: Fix(description: "remove the empty slots", patches: patches),
      related: RuleReport.further(slots) { $0.entry.location })
  }

  private struct EmptySlot {
    var color: ColorSubject
    var entry: ColorSet.Entry
  }

  private static func emptySlots(_ color: ColorSubject) -> [EmptySlot] {
    if color.colorSet.isEmpty { return [] }
    return color.colorSet.entries.filter { $0.slot.style == "dark" && $0.value == .empty }
      .map { EmptySlot(color: color, entry: $0) }
  }

  private static func add(_ slot: EmptySlot, to report: inout RuleReport) {
    let isHigh = slot.entry.slot.contrast == "high"
    let appearance = isHigh ? AuditAppearance.dark.withHighContrast : .dark
    report.add(
      slot.color.name, at: slot.entry.location, appearance,
      "The slot for \(appearance) is empty, so the color of another slot is shown",
      fix: fix(of: slot))
  }

  private static func fix(of slot: EmptySlot) -> Fix? {
    Fix.removingEntry(
      at: slot.entry.offset, of: slot.color.set.document, "remove the empty slot")
  }
}
