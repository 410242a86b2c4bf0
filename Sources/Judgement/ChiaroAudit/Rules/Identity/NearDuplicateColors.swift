// SPDX-License-Identifier: MIT

import ChiaroColor
package import ChiaroFindings
import ChiaroSource

/// A rule that reports pairs of colors that look the same in every appearance.
///
/// Source: Human Interface Guidelines, Color · Fidelity: approximate
package enum NearDuplicateColors: CatalogRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Near-duplicate colors", .upkeep, guess: 0.6,
    summary:
      "Two sets with the same role have the same color, or nearly the same, in every appearance.",
    reason: """
      Use colors consistently throughout an interface (Human Interface Guidelines, Color). Two \
      nearly equal colors drift apart when somebody changes only one. The rule skips two roles \
      that share a value on purpose, such as a background and a separator.
      """,
    help: "Keep only one of the two colors, or make the difference visible.", isOptIn: true,
    sources: [.guidelines(.color)])

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering(
      "the two sets differ by one step",
      "Sea: any #336699 | dark #99CCFF\nSky: any #336698 | dark #99CCFE",
      reports: "Sea"),
    .triggering(
      "the two sets have the same color", "Sea: any #336699\nSky: any #336699", reports: "Sea"),
    .nonTriggering(
      "the two sets differ in dark",
      "Sea: any #336699 | dark #99CCFF\nSky: any #336699 | dark #FFCC99"),
    .triggering(
      "several pairs, reported once",
      "Sea: any #336699\nSky: any #336698\nMoss: any #339966\nLeaf: any #339967", reports: "Leaf"),
    .nonTriggering(
      "the names suggest two roles, which may share a color",
      "CardTitle: any #336699\nCardFill: any #336699"),
    .nonTriggering(
      "the same role in two folders, as in themes",
      "Report/background: any #F2F2F7\nLogin/background: any #F2F2F7"),
    .nonTriggering("the opacity differs", "Sea: any #336699\nSky: any #33669980"),
    .nonTriggering("the colors differ clearly", "Sea: any #336699\nSky: any #993366"),
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
    var pairs: [Pair] = []
    for (index, found) in nearest {
      let pair = Pair(
        color: colors[index], other: colors[found.other], difference: found.difference)
      if mayBeOne(pair, context) { pairs.append(pair) }
    }
    pairs.sort { $0.order < $1.order }
    add(pairs, &report)
  }

  private struct Pair {
    var color: ColorSubject
    var other: ColorSubject
    var difference: Double

    /// What differs a little comes before what is the same.
    var order: (Int, String) { (difference == 0 ? 1 : 0, color.name) }
  }

  private static func add(_ pairs: [Pair], _ report: inout RuleReport) {
    guard let first = pairs.first else { return }
    let (color, other) = (first.color, first.other)
    let others = PlainWords.more(pairs.count - 1)
    report.add(
      color.name, at: color.location,
      first.difference == 0
        ? "Same color as \(other.name) in every appearance" + others
        : "Nearly the same as \(other.name) in every appearance"
          + " (\(color.hex(.light)) and \(other.hex(.light)) in light)" + others,
      related: [other.location]
        + pairs.dropFirst().prefix(40).flatMap {
          [$0.color.location, $0.other.location]
        })
  }

  /// Whether two colors may be one that was written down twice: what is named or used by its role
  /// shares values with others on purpose, and a name that names another says so.
  private static func mayBeOne(_ pair: Pair, _ context: AuditContext) -> Bool {
    let (a, b) = (pair.color, pair.other)
    if context.isUnused(a) || context.isUnused(b) { return false }
    let roles = [a, b].map(role)
    // Grounds are nearly white or nearly black in every app.
    if roles[0] != roles[1] || roles[0] == .ground || pair.difference == 0 && roles[0] != .none {
      return false
    }
    if let uses = context.use(of: a)?.roles, let others = context.use(of: b)?.roles,
      !uses.isEmpty, !others.isEmpty, uses.isDisjoint(with: others)
    {
      return false
    }
    // `carbs` and `carbs-dark` are the halves of a pair that code chooses from.
    let styles: Set = ["dark", "light", "tint", "tinted", "clear"]
    return styles.isDisjoint(with: Set(a.words.words).symmetricDifference(b.words.words))
  }

  private enum Role { case text, ground, line, state, none }

  /// The role that a name tells.
  private static func role(_ color: ColorSubject) -> Role {
    let words = Set(color.words.words)
    if !words.isDisjoint(with: ["highlighted", "selected", "pressed", "disabled", "hover"]) {
      return .state
    }
    if color.words.isTextLike { return .text }
    if color.words.isBackgroundLike { return .ground }
    return words.isDisjoint(with: ["border", "separator", "stroke", "divider", "line", "shadow"])
      ? .none : .line
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
