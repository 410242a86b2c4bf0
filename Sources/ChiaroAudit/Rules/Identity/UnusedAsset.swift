// SPDX-License-Identifier: MIT

import ChiaroCatalog
package import ChiaroSource

/// A rule that reports colors and pictures that no code, storyboard or property list names.
///
/// Apple counterpart: none · Source: this project · Fidelity: approximate
package enum UnusedAsset: AuditRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Unused asset", .note,
    summary: "No code, storyboard or property list names a catalog's color or picture.",
    reason: "What nobody uses is kept in step with the rest for nothing, and shipped to everybody.",
    help: """
      Remove the set. Where its name is put together at run time, suppress the finding; nothing \
      else is said of an unused set.
      """)

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering(
      "named nowhere", "Brand: any #336699\nInk: any #102030", setting: "used Ink",
      reports: "Brand"),
    .triggering(
      "several of a catalog are one finding",
      "Brand: any #336699\nSea: any #339966\nInk: any #102030", setting: "used Ink",
      reports: "sets"),
    .nonTriggering("nobody read the code", "Brand: any #336699"),
    .nonTriggering("named", "Brand: any #336699", setting: "used Brand"),
  ]

  /// Checks every catalog and adds findings to the report.
  package static func check(_ context: AuditContext, _ report: inout RuleReport) {
    for catalog in context.reportedCatalogs {
      report.scope = catalog.scope
      let sets =
        catalog.colors.filter(context.isUnused).map(\.set)
        + catalog.images.filter { context.isUnused($0) && !isPartOfMore($0) }.map(\.set)
      guard let first = sets.first else { continue }
      if sets.count == 1 {
        report.add(first.name, at: first.location, "no code names it")
        continue
      }
      let names = sets.prefix(8).map(\.name).joined(separator: ", ")
      let rest = sets.count > 8 ? " and \(sets.count - 8) more" : ""
      report.add(
        "sets", at: first.location, "no code names \(sets.count) sets: \(names)\(rest)",
        related: RuleReport.further(sets, limit: 100) { $0.location })
    }
  }

  /// Whether a picture is part of what is used as a whole: the layers of a TV app's icon, and an
  /// atlas, of which scenes that are no text name the parts.
  private static func isPartOfMore(_ image: ImageSubject) -> Bool {
    Path.components(Path.parent(image.set.path)).contains { folder in
      ["brandassets", "imagestack", "spriteatlas"].contains { folder.hasSuffix("." + $0) }
    }
  }
}
