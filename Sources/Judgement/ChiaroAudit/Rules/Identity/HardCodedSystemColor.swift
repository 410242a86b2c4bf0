// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor
package import ChiaroFindings
import ChiaroSource

/// A rule that reports custom colors with the value of a system color.
///
/// Source: Human Interface Guidelines, Color · Fidelity: approximate
package enum HardCodedSystemColor: CatalogRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Hard-coded system color", .upkeep, guess: 0.4,
    summary: "The color copies the value of a system color from this or an earlier release.",
    reason: """
      Avoid hard-coding system color values: they change from release to release (Human Interface \
      Guidelines, Color). The system's own color changes with them; a copy does not.
      """,
    help: "Refer to the system color in the color set, or use it by its name in code.",
    sources: [.guidelines(.color)])

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering("the value of the current system blue", "Brand: any #0088FF", reports: "Brand"),
    .triggering(
      "the values of the system blue of iOS 13",
      "Brand: any #007AFF | dark #0A84FF", reports: "Brand"),
    .triggering(
      "the value of a translucent system color", "Brand: any #3C3C4399", reports: "Brand"),
    .triggering(
      "two copies; a report joins them", "Brand: any #0088FF\nSky: any #0088FF",
      reports: "Brand", "Sky"),
    .nonTriggering(
      "the values are close to the system's, but not equal", "Brand: any #0088FE | dark #123456"),
    .nonTriggering("black and white are not system colors", "Brand: any #FFFFFF | dark #000000"),
    .triggering(
      "the name suggests text, so the finding names the system's color for text",
      "CaptionText: any #3C3C4399 | dark #EBEBF599",
      reports: "CaptionText"),
    .nonTriggering(
      "only one of two appearances is a copy", "Brand: any #007AFF | dark #123456"),
    .nonTriggering(
      "the set refers to the system color instead of copying it",
      "Brand: any ref systemBlueColor ios"),
    .nonTriggering(
      "the dark value equals the system's color for light", "Brand: dark #0088FF | any #102030"),
  ]

  /// Checks a catalog and adds a finding for each copy to the report.
  package static func check(
    _ catalog: CatalogSubject, _ context: AuditContext, _ report: inout RuleReport
  ) {
    for color in catalog.colors where !context.isUnused(color) {
      guard let words = copied(color, in: catalog) else { continue }
      report.add(color.name, at: color.location, words, causes: [report.habit])
    }
  }

  /// Says which system color's values all own entries of a color have; nil for none.
  private static func copied(_ color: ColorSubject, in catalog: CatalogSubject) -> String? {
    var candidates: [Candidate]?
    var places: [AuditAppearance] = []
    for appearance in AuditAppearance.base where isOwnEntry(color, appearance) {
      guard let value = color.color(appearance) else { continue }
      if color.isReference(appearance) { return nil }
      let matches = SystemColorIndex.matches(value, appearance, on: catalog.platform)
      candidates = joined(candidates, matches)
      if candidates?.isEmpty == true { return nil }
      places.append(appearance)
    }
    guard let best = candidates?.max(by: { isWorse($0, $1, as: color.words) }) else { return nil }
    let release = best.releases.count == 1 ? best.releases.first.map { " of \($0)" } ?? "" : ""
    return "Copies the system color \(best.name)\(release): \(color.hex(places[0])) in "
      + places.map(\.description).joined(separator: ", ")
  }

  /// A system color that matches all values checked so far.
  private struct Candidate {
    var name: String
    var order: Int
    /// The earlier releases that the values come from; empty for the present one.
    var releases: Set<String>
  }

  /// Returns the candidates that also match another value.
  private static func joined(
    _ candidates: [Candidate]?, _ matches: [SystemColorIndex.Match]
  ) -> [Candidate] {
    let byName = Dictionary(grouping: matches, by: \.name)
    guard let candidates else {
      return byName.values.map { matches in
        Candidate(name: matches[0].name, order: matches[0].order, releases: releases(matches))
      }
    }
    return candidates.compactMap { candidate in
      guard let matches = byName[candidate.name] else { return nil }
      var candidate = candidate
      candidate.releases.formUnion(releases(matches))
      return candidate
    }
  }

  private static func releases(_ matches: [SystemColorIndex.Match]) -> Set<String> {
    if matches.contains(where: { $0.release == nil }) { return [] }
    return Set(matches.compactMap(\.release).prefix(1))
  }

  /// Returns whether an environment shows an entry that the environments before it do not show.
  private static func isOwnEntry(_ color: ColorSubject, _ appearance: AuditAppearance) -> Bool {
    !AuditAppearance.base.prefix { $0 != appearance }.contains {
      color.chosen[$0.index] == color.chosen[appearance.index]
    }
  }

  /// Returns whether a candidate is less likely: by the words of the color's name, by the role that
  /// they suggest, then by present values, then by order.
  private static func isWorse(_ a: Candidate, _ b: Candidate, as words: NameWords) -> Bool {
    for isMeant in [isNamed, fits] {
      let (left, right) = (isMeant(a.name, words), isMeant(b.name, words))
      if left != right { return right }
    }
    if a.releases.isEmpty != b.releases.isEmpty { return b.releases.isEmpty }
    return (a.order, a.name) > (b.order, b.name)
  }

  /// Returns whether a color's name has all words of a system color's: `PlaceholderText`.
  private static func isNamed(_ name: String, _ words: NameWords) -> Bool {
    Set(NameWords(name).words).subtracting(["system", "color"]).isSubset(of: words.words)
  }

  /// Returns whether a system color has the role that a color's name suggests.
  private static func fits(_ name: String, _ words: NameWords) -> Bool {
    let name = name.lowercased()
    if words.isTextLike { return name.contains("label") || name.contains("text") }
    if words.isBackgroundLike { return name.contains("background") || name.contains("fill") }
    return false
  }
}
