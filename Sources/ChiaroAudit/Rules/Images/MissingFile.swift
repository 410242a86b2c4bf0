// SPDX-License-Identifier: MIT

import ChiaroCatalog
package import ChiaroSource

/// A rule that reports entries whose file does not exist.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
package enum MissingFile: ImageRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Missing file", .error,
    summary: "An entry names a file that is not in the set's folder.",
    reason: "The image shows nothing, or another variant, where the file was meant.",
    help: """
      Put the file back, or remove the entry. A file that is left out on purpose is listed under \
      `omitted_files` in the configuration.
      """)

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering("not there", "Moon.imageset: any moon.png", reports: "Moon"),
    .nonTriggering("there", "Moon.imageset: any moon.png = white disc"),
    .nonTriggering("an empty slot", "Moon.imageset: any moon.png = white disc | 2x any"),
    .nonTriggering(
      "left out on purpose", "Moon.imageset: any moon.png", setting: "omitted Moon.imageset/*"),
  ]

  /// Checks an asset set and adds findings to the report.
  package static func check(
    _ image: ImageSubject, in catalog: CatalogSubject, _ context: AuditContext,
    _ report: inout RuleReport
  ) {
    for entry in image.files.entries where entry.isMissing {
      let name = entry.filename ?? ""
      if context.isOmitted(Path.join(image.set.path, name)) { continue }
      report.add(image.name, at: entry.location, "\(name) is not there")
    }
  }
}
