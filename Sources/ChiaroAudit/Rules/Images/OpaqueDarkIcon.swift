// SPDX-License-Identifier: MIT

import ChiaroCatalog
import ChiaroRaster
package import ChiaroSource

/// A rule that reports dark app icons which cover the background that the system draws.
///
/// Apple counterpart: none · Source: Human Interface Guidelines, App icons · Fidelity: approximate
package enum OpaqueDarkIcon: ImageRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Opaque dark icon", .warning,
    summary: "The dark form of the app icon has no transparent background.",
    reason: """
      The system draws the dark background of dark icons itself, so that all of them match; an \
      opaque picture covers it (Human Interface Guidelines, App icons).
      """,
    help: "Export the dark form without its background.")

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering(
      "opaque", "AppIcon.appiconset: ios any a.png = red square | ios dark b.png = red square",
      reports: "AppIcon, dark"),
    .nonTriggering(
      "cut out", "AppIcon.appiconset: ios any a.png = red square | ios dark b.png = red disc"),
    .nonTriggering(
      "an image is no icon", "Moon.imageset: any a.png = red square | dark b.png = red square"),
  ]

  /// Checks an asset set and adds findings to the report.
  package static func check(
    _ image: ImageSubject, in catalog: CatalogSubject, _ context: AuditContext,
    _ report: inout RuleReport
  ) {
    guard image.set.kind == .appIcon else { return }
    for entry in image.files.entries where entry.slot.style == "dark" {
      guard let path = entry.path, let measures = context.pictures.measures(at: path),
        measures.facts.isFullyOpaque, !isLight(path, in: image)
      else { continue }
      report.add(
        image.name, at: entry.location, .dark,
        "\(entry.filename ?? "") is opaque (expected a transparent background)")
    }
  }

  /// Whether the dark form is the light one's file, of which another rule tells.
  private static func isLight(_ path: String, in image: ImageSubject) -> Bool {
    image.files.entries.contains { $0.slot.style == nil && $0.path == path }
  }
}
