// SPDX-License-Identifier: MIT

import ChiaroCatalog
package import ChiaroSource

/// A file in a set's folder that no entry names.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
package enum UnreferencedFile: ImageRule {
  /// What the rule says.
  package static let description = RuleDescription(
    "Unreferenced file", .warning,
    summary: "A file stands in the set's folder and no entry names it.",
    reason: "It is never shown; often it is the dark variant that was meant to be.",
    help: "Drag it into a slot in Xcode, or remove it.")

  /// What triggers it, and what does not.
  package static let examples: [RuleExample] = [
    .triggering(
      "left over", "Moon.imageset: any moon.png = white disc | file old.png = black disc",
      reports: "Moon"),
    .nonTriggering("all named", "Moon.imageset: any moon.png = white disc"),
  ]

  /// Looks at one set.
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
