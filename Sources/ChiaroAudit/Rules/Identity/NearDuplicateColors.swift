// SPDX-License-Identifier: MIT

import ChiaroColor
package import ChiaroSource

/// A rule that reports pairs of colors which cannot be told apart in any appearance.
///
/// Apple counterpart: none · Source: Human Interface Guidelines, Color · Fidelity: approximate
package enum NearDuplicateColors: CatalogRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Near-duplicate colors", .note,
    summary: "Two sets have the same color, or nearly, in every appearance.",
    reason: """
      Colors are to be used consistently throughout an interface (Human Interface Guidelines, \
      Color). Two that can hardly be told apart drift from each other when one is changed.
      """,
    help: "Keep one of them, or make the difference visible.")

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering(
      "one step apart", "Sea: any #336699 | dark #99CCFF\nSky: any #336698 | dark #99CCFE",
      reports: "Sea"),
    .triggering("the same", "Sea: any #336699\nSky: any #336699", reports: "Sea"),
    .nonTriggering(
      "apart in dark", "Sea: any #336699 | dark #99CCFF\nSky: any #336699 | dark #FFCC99"),
    .nonTriggering("apart in alpha", "Sea: any #336699\nSky: any #33669980"),
    .nonTriggering("apart", "Sea: any #336699\nSky: any #993366"),
  ]

  /// The just noticeable difference in Oklab (CSS Color 4, gamut mapping).
  private static let noticeable = 0.02

  /// Checks a catalog and adds findings to the report.
  package static func check(
    _ catalog: CatalogSubject, _ context: AuditContext, _ report: inout RuleReport
  ) {
    let colors = catalog.colors.filter { $0.color(.light) != nil && $0.color(.dark) != nil }
    let neighbors = ColorNeighbors(
      colors.map { $0.value(.light)?.oklab ?? .zero }, distance: noticeable)
    var nearest: [Int: (other: Int, difference: Double)] = [:]
    neighbors.forEachPair { first, second, _ in
      guard let difference = difference(colors[first], colors[second]) else { return }
      let known = nearest[first] ?? (Int.max, noticeable)
      if (difference, second) < (known.difference, known.other) {
        nearest[first] = (second, difference)
      }
    }
    for (index, found) in nearest {
      add(colors[index], colors[found.other], found.difference, &report)
    }
  }

  private static func add(
    _ color: ColorSubject, _ other: ColorSubject, _ difference: Double, _ report: inout RuleReport
  ) {
    report.add(
      color.name, at: color.location,
      difference == 0
        ? "the same as \(other.name) in every appearance"
        : "hardly differs from \(other.name) in any appearance"
          + " (\(color.hex(.light)) and \(other.hex(.light)) in light)",
      related: [other.location])
  }

  /// Returns the largest difference in any appearance; nil where it is noticeable or not
  /// comparable.
  private static func difference(_ a: ColorSubject, _ b: ColorSubject) -> Double? {
    var largest = 0.0
    for appearance in AuditAppearance.base {
      guard let first = a.value(appearance), let second = b.value(appearance),
        abs(first.color.alpha - second.color.alpha) < noticeable
      else { return nil }
      let gap = first.oklab - second.oklab
      largest = max(largest, (gap * gap).sum().squareRoot())
      if largest >= noticeable { return nil }
    }
    return largest
  }
}
