// SPDX-License-Identifier: MIT

import ChiaroCatalog
package import ChiaroFindings
import ChiaroRaster
import ChiaroSource

/// A rule that reports pictures without a color profile.
///
/// Source: Human Interface Guidelines, Color management · Fidelity: approximate
package enum MissingColorProfile: AuditRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Missing color profile", .upkeep, guess: 0.5,
    summary: "A raster image has no color profile.",
    reason: """
      Apply color profiles to images: they help ensure that colors appear as intended on different \
      displays (Human Interface Guidelines, Color management).
      """,
    help: "Export the image again with the sRGB profile.", isOptIn: true,
    sources: [.guidelines(.color)])

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering(
      "the picture has no profile",
      "Sea.imageset: any sea.png = red square noprofile", reports: "Sea"),
    .nonTriggering("the picture has the profile of sRGB", "Sea.imageset: any sea.png = red square"),
    .nonTriggering(
      "Xcode encodes app icons anew",
      "AppIcon.appiconset: ios any a.png = red square noprofile"),
    .nonTriggering(
      "a template shows none of its colors",
      "Sea.imageset template: any sea.png = black square noprofile"),
  ]

  /// Checks the whole project and adds a finding to the report: one export setting is one cause.
  package static func check(_ context: AuditContext, _ report: inout RuleReport) {
    let shown = context.reportedCatalogs.filter { !isForPreviews($0.scope) }
    let without = shown.flatMap { catalog in
      catalog.images.filter { !$0.isTemplate && !$0.isOfAppIcon && !context.isUnused($0) }
        .flatMap { self.without($0, context) }.map { (scope: catalog.scope, $0.0, $0.1) }
    }
    guard let (scope, image, first) = without.first else { return }
    report.scope = scope
    let others = PlainWords.more(
      without.count - 1, "more pictures have none either", one: "more picture has none either")
    report.add(
      image.name, at: first.location, "\(first.filename ?? "") has no color profile\(others)",
      related: RuleReport.further(without) { $0.2.location })
  }

  /// Whether a catalog is left out of the app: only Xcode's previews show it.
  static func isForPreviews(_ scope: String) -> Bool {
    Path.components(scope).contains {
      ["preview content", "previews", "preview assets.xcassets"].contains($0.lowercased())
    }
  }

  private static func without(
    _ image: ImageSubject, _ context: AuditContext
  ) -> [(ImageSubject, FileSet.Entry)] {
    image.files.entries.filter { entry in
      guard let path = entry.path, let measures = context.pictures.measures(at: path) else {
        return false
      }
      // A point of one color is a stand-in.
      return !measures.facts.isVector && measures.facts.profile == .none
        && max(measures.size.width, measures.size.height) > 4
    }.map { (image, $0) }
  }
}
