// SPDX-License-Identifier: MIT

import ChiaroCatalog
package import ChiaroSource

/// A tinted app icon that brings its own colors.
///
/// Apple counterpart: none · Source: Human Interface Guidelines, App icons · Fidelity: approximate
package enum ColoredTintedIcon: ImageRule {
  /// What the rule says.
  package static let description = RuleDescription(
    "Colored tinted icon", .warning,
    summary: "The tinted form of the app icon is not gray.",
    reason: """
      The system lays the person's color over a grayscale picture; colors in it come out wrong \
      (Human Interface Guidelines, App icons).
      """,
    help: "Export the tinted form in grayscale.")

  /// What triggers it, and what does not.
  package static let examples: [RuleExample] = [
    .triggering(
      "red", "AppIcon.appiconset: ios any a.png = red square | ios tinted b.png = red disc",
      reports: "AppIcon"),
    .nonTriggering(
      "gray", "AppIcon.appiconset: ios any a.png = red square | ios tinted b.png = gray disc"),
  ]

  /// What rounding and compression may leave, as chroma in Oklab.
  private static let hardlyAny = 0.02

  /// Looks at one set.
  package static func check(
    _ image: ImageSubject, in catalog: CatalogSubject, _ context: AuditContext,
    _ report: inout RuleReport
  ) {
    guard image.set.kind == .appIcon else { return }
    for entry in image.files.entries where entry.slot.style == "tinted" {
      guard let path = entry.path, let measures = context.pictures.measures(at: path),
        let chroma = measures.largestChroma, chroma > hardlyAny
      else { continue }
      report.add(
        image.name, at: entry.location, "\(entry.filename ?? "") has colors (expected grayscale)")
    }
  }
}
