// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
package import ChiaroFindings
import ChiaroSource

/// A rule that reports sets which are localized for only some of the catalog's locales.
///
/// Source: Human Interface Guidelines, Color · Fidelity: approximate
package enum IncompleteLocaleVariants: CatalogRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Incomplete locale variants", .unfinished, guess: 0.4,
    summary:
      "A set lacks a locale that other sets have, or a locale of it lacks a dark form.",
    reason: """
      Colors mean different things in different cultures: red marks rising prices in China and \
      Japan, and falling prices in many other countries (Human Interface Guidelines, Color). A \
      partly localized catalog sends a mixed message.
      """,
    help: "Add the variants that the message names, or remove all locale variants from the set.",
    sources: [.guidelines(.color)])

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering(
      "another set has a variant for one more locale",
      """
      Rise: any #008000 | zh any #C00000 | ja any #C00000
      Fall: any #C00000 | zh any #008000
      """, reports: "Fall"),
    .triggering(
      "the variant for Chinese has no dark form",
      "Rise: any #008000 | dark #80FF80 | zh any #C00000", reports: "Rise, dark"),
    .nonTriggering(
      "all sets have the same locales",
      """
      Rise: any #008000 | zh any #C00000
      Fall: any #C00000 | zh any #008000
      """),
    .nonTriggering("no set has a variant for a locale", "Rise: any #008000"),
  ]

  /// Checks a catalog and adds findings to the report.
  package static func check(
    _ catalog: CatalogSubject, _ context: AuditContext, _ report: inout RuleReport
  ) {
    let sets = catalog.catalog.sets.map { ($0, $0.localeSlots) }.filter { !$0.1.isEmpty }
    let all = Set(sets.flatMap { $0.1.compactMap(\.locale) })
    for (set, slots) in sets {
      let missing = all.subtracting(slots.compactMap(\.locale)).sorted()
      if !missing.isEmpty {
        report.add(
          set.name, at: set.location,
          "No variant for the \(words(missing)), but other sets of the catalog have one",
          causes: [Cause(.sets, report.scope)])
      }
      reportMissingDark(set, slots, &report)
    }
  }

  private static func words(_ locales: [String]) -> String {
    "\(locales.count == 1 ? "locale" : "locales") \(locales.joined(separator: ", "))"
  }

  private static func reportMissingDark(
    _ set: AssetSet, _ slots: [EntrySlot], _ report: inout RuleReport
  ) {
    guard set.slots.contains(where: { $0.locale == nil && $0.style == "dark" }) else { return }
    let withDark = Set(slots.filter { $0.style == "dark" }.compactMap(\.locale))
    let without = Set(slots.compactMap(\.locale)).subtracting(withDark).sorted()
    guard !without.isEmpty else { return }
    report.add(
      set.name, at: set.location, .dark,
      "No dark variant for the \(words(without)), but the set has one without a locale",
      causes: [Cause(.sets, report.scope)])
  }
}

extension AssetSet {
  /// The slots that have a value.
  fileprivate var slots: [EntrySlot] {
    switch content {
    case .color(let set): set.entries.filter { $0.value.isUsable }.map(\.slot)
    case .files(let set): set.entries.filter { $0.filename != nil }.map(\.slot)
    }
  }

  fileprivate var localeSlots: [EntrySlot] {
    hasLocales ? slots.filter { $0.locale != nil } : []
  }

  /// Whether any slot names a locale, which few sets do.
  private var hasLocales: Bool {
    switch content {
    case .color(let set): set.entries.contains { $0.slot.locale != nil }
    case .files(let set): set.entries.contains { $0.slot.locale != nil }
    }
  }
}
