// SPDX-License-Identifier: MIT

import ChiaroCatalog
import ChiaroRaster
package import ChiaroSource

/// A rule that reports pictures without a color profile.
///
/// Apple counterpart: none · Source: Human Interface Guidelines, Color management
/// · Fidelity: approximate
package enum MissingColorProfile: ImageRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Missing color profile", .note,
    summary: "A raster image has no color profile.",
    reason: """
      Apply color profiles to images: they help ensure that colors appear as intended on different \
      displays (Human Interface Guidelines, Color management).
      """,
    help: "Export again with the sRGB profile.")

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering("none", "Sea.imageset: any sea.png = red square noprofile", reports: "Sea"),
    .nonTriggering("sRGB", "Sea.imageset: any sea.png = red square"),
    .nonTriggering(
      "a template has no colors", "Sea.imageset template: any sea.png = black square noprofile"),
  ]

  /// Checks an asset set and adds findings to the report.
  package static func check(
    _ image: ImageSubject, in catalog: CatalogSubject, _ context: AuditContext,
    _ report: inout RuleReport
  ) {
    guard !image.isTemplate else { return }
    let without = image.files.entries.filter { entry in
      guard let path = entry.path, let measures = context.pictures.measures(at: path) else {
        return false
      }
      return !measures.facts.isVector && measures.facts.profile == .none
    }
    guard let first = without.first else { return }
    let others = without.count == 1 ? "" : " and \(without.count - 1) more"
    report.add(
      image.name, at: first.location, "\(first.filename ?? "")\(others): no color profile")
  }
}
