// SPDX-License-Identifier: MIT

import ChiaroCatalog
package import ChiaroSource

/// A rule that reports files in a set's folder which no entry refers to.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
package enum UnreferencedFile: ImageRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Unreferenced file", .warning,
    summary: "A file stands in the set's folder and no entry names it.",
    reason: "It is never shown; often it is the dark variant that was meant to be.",
    help: "Drag it into a slot in Xcode, or remove it.")

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering(
      "left over", "Moon.imageset: any moon.png = white disc | file old.png = black disc",
      reports: "Moon"),
    .nonTriggering("all named", "Moon.imageset: any moon.png = white disc"),
  ]

  /// Checks an asset set and adds findings to the report.
  package static func check(
    _ image: ImageSubject, in catalog: CatalogSubject, _ context: AuditContext,
    _ report: inout RuleReport
  ) {
    guard image.set.document != nil else { return }
    for name in image.files.unreferencedFiles {
      report.add(image.name, at: image.location, "no entry names \(name)")
    }
  }
}
