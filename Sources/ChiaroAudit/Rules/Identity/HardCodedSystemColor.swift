// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor
import ChiaroSource

/// A custom color that has the value of a system color.
///
/// Apple counterpart: none · Source: Human Interface Guidelines, Color · Fidelity: approximate
public enum HardCodedSystemColor: ColorRule {
  /// What the rule says.
  public static let description = RuleDescription(
    "Hard-coded system color", .warning,
    summary: "The color copies the value of a system color, of this release or an earlier one.",
    reason: """
      Avoid hard-coding system color values: they fluctuate from release to release (Human \
      Interface Guidelines, Color). The system's own color follows; a copy does not.
      """,
    help: "Refer to the system color in the color set, or use it by its name in code.")

  /// What triggers it, and what does not.
  public static let examples: [RuleExample] = [
    .triggering("today's blue", "Brand: any #0088FF", reports: "Brand"),
    .triggering("the blue of iOS 13", "Brand: any #007AFF | dark #0A84FF", reports: "Brand"),
    .triggering("a translucent fill", "Brand: any #3C3C4399", reports: "Brand"),
    .nonTriggering("a color of one's own", "Brand: any #0088FE | dark #123456"),
    .nonTriggering("black and white are nobody's", "Brand: any #FFFFFF | dark #000000"),
    .nonTriggering("a reference", "Brand: any ref systemBlueColor ios"),
    .nonTriggering("a system color's value in another style", "Brand: dark #0088FF | any #102030"),
  ]

  /// Looks at one color.
  public static func check(
    _ color: ColorSubject, in catalog: CatalogSubject, _ report: inout RuleReport
  ) {
    var matches: [SystemColorIndex.Match: [AuditAppearance]] = [:]
    for appearance in AuditAppearance.base where !color.isReference(appearance) {
      guard let value = color.color(appearance), isOwnEntry(color, appearance) else { continue }
      for match in SystemColorIndex.matches(value, appearance, on: catalog.platform) {
        matches[match, default: []].append(appearance)
      }
    }
    guard let best = matches.max(by: { isWorse($0, $1) }) else { return }
    let release = best.key.release.map { " of \($0)" } ?? ""
    let places = best.value.map(\.description).joined(separator: ", ")
    report.add(
      color.name, at: color.location,
      "\(color.hex(best.value[0])) is \(best.key.name)\(release) (\(places))")
  }

  /// Whether the appearance shows an entry that the ones before it do not.
  private static func isOwnEntry(_ color: ColorSubject, _ appearance: AuditAppearance) -> Bool {
    !AuditAppearance.base.prefix { $0 != appearance }.contains {
      color.chosen[$0.index] == color.chosen[appearance.index]
    }
  }

  /// More appearances are better, then today's values, then the first name.
  private static func isWorse(
    _ a: (key: SystemColorIndex.Match, value: [AuditAppearance]),
    _ b: (key: SystemColorIndex.Match, value: [AuditAppearance])
  ) -> Bool {
    if a.value.count != b.value.count { return a.value.count < b.value.count }
    if (a.key.release == nil) != (b.key.release == nil) { return a.key.release != nil }
    return (a.key.order, a.key.name) > (b.key.order, b.key.name)
  }
}
