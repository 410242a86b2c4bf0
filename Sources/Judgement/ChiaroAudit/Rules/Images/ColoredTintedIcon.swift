// SPDX-License-Identifier: MIT

import ChiaroCatalog
package import ChiaroFindings
import ChiaroSource

/// A rule that reports tinted app icons which are not gray.
///
/// Source: Human Interface Guidelines, App icons · Fidelity: approximate
package enum ColoredTintedIcon: ImageRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Colored tinted icon", .unfinished, guess: 0.3,
    summary: "The tinted form of the app icon is not gray.",
    reason: """
      The system tints a grayscale picture with the person's color; colors in the picture keep \
      only their lightness (Human Interface Guidelines, App icons).
      """,
    help: "Export the tinted form in grayscale.",
    sources: [.guidelines(.appIcons)])

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering(
      "a red tinted icon",
      "AppIcon.appiconset: ios any a.png = red square | ios tinted b.png = red disc",
      reports: "AppIcon"),
    .nonTriggering(
      "a gray tinted icon",
      "AppIcon.appiconset: ios any a.png = red square | ios tinted b.png = gray disc"),
  ]

  /// The largest value of `Bitmap.largestVisibleChroma` that nobody sees under a tint: a slate
  /// whose channels differ by twenty of 255.
  private static let hardlyAny = 0.05

  /// Checks an asset set and adds findings to the report.
  package static func check(
    _ image: ImageSubject, in catalog: CatalogSubject, _ context: AuditContext,
    _ report: inout RuleReport
  ) {
    guard context.isForHomeScreen(image, in: catalog) else { return }
    for entry in image.files.entries
    where entry.slot.style == "tinted" && !entry.slot.isForMac {
      guard let path = entry.path, let measures = context.pictures.measures(at: path),
        let chroma = measures.largestChroma, chroma > hardlyAny
      else { continue }
      report.add(
        image.name, at: entry.location,
        "The tinted icon has colors, but the system replaces them: \(entry.filename ?? "")")
    }
  }
}
