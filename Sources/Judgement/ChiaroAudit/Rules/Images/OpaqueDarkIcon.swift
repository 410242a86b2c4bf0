// SPDX-License-Identifier: MIT

import ChiaroCatalog
package import ChiaroFindings
import ChiaroRaster
import ChiaroSource

/// A rule that reports dark app icons which cover the background that the system draws.
///
/// Source: Human Interface Guidelines, App icons · Fidelity: approximate
package enum OpaqueDarkIcon: CatalogRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Opaque dark icon", .unfinished, guess: 0.6,
    summary: "The dark form of the app icon has no transparent background.",
    reason: """
      The system draws the background of dark icons itself, so that all icons match. An opaque \
      picture covers it (Human Interface Guidelines, App icons).
      """,
    help: "Export the dark form with a transparent background.",
    considering: [SetConsiderations.darkIcon],
    sources: [.guidelines(.appIcons)])

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering(
      "an opaque dark icon",
      "AppIcon.appiconset: ios any a.png = red square | ios dark b.png = red square",
      reports: "AppIcon, dark"),
    .triggering(
      "several icons, reported once",
      """
      AppIcon.appiconset: ios any a.png = red square | ios dark b.png = red square
      Blue.appiconset: ios any c.png = blue square | ios dark d.png = blue square
      """, reports: "AppIcon, dark"),
    .triggering(
      "an opaque icon almost in the color of the system's background",
      "AppIcon.appiconset: ios any a.png = red square | ios dark b.png = black square",
      reports: "AppIcon, dark, hint"),
    .nonTriggering(
      "a dark icon with a transparent background",
      "AppIcon.appiconset: ios any a.png = red square | ios dark b.png = red disc"),
    .nonTriggering(
      "a Mac slot, which has no effect",
      "AppIcon.appiconset: mac any a.png = red square | mac dark b.png = red square"),
    .nonTriggering(
      "an image, not an icon", "Moon.imageset: any a.png = red square | dark b.png = red square"),
  ]

  /// Checks a catalog and adds a finding to the report: its icons are made alike.
  package static func check(
    _ catalog: CatalogSubject, _ context: AuditContext, _ report: inout RuleReport
  ) {
    let icons = catalog.images.filter { context.isForHomeScreen($0, in: catalog) }
    let found = icons.flatMap { image in
      image.files.entries.filter { isOpaque($0, of: image, context) }.map { (image, $0) }
    }
    guard let (image, entry) = found.first else { return }
    let others = PlainWords.more(found.count - 1)
    report.add(
      image.name, at: entry.location, .dark,
      // A ground that was painted dark looks much like the system's.
      considering: found.allSatisfy { isDark($0.1, context) } ? [SetConsiderations.darkIcon] : [],
      "The dark icon hides the system's background: \(entry.filename ?? "") is opaque\(others)",
      related: RuleReport.further(found) { $0.1.location },
      // One decision for all icons of a project.
      causes: [Cause(.sets)])
  }

  private static func isOpaque(
    _ entry: FileSet.Entry, of image: ImageSubject, _ context: AuditContext
  ) -> Bool {
    // A Mac shows no dark slot at all, of which another rule tells.
    guard entry.slot.style == "dark", !entry.slot.isForMac, let path = entry.path,
      let measures = context.pictures.measures(at: path)
    else { return false }
    return measures.facts.isFullyOpaque && !isLight(path, in: image)
  }

  private static func isDark(_ entry: FileSet.Entry, _ context: AuditContext) -> Bool {
    entry.path.flatMap { context.pictures.measures(at: $0) }?.isMostlyLost == true
  }

  /// Whether the dark form is the light one's file, of which another rule tells.
  private static func isLight(_ path: String, in image: ImageSubject) -> Bool {
    image.files.entries.contains { $0.slot.style == nil && $0.path == path }
  }
}
