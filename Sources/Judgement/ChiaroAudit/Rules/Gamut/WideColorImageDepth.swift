// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
package import ChiaroFindings
import ChiaroRaster
import ChiaroSource

/// A rule that reports wide-color pictures with eight bits per channel or without a profile.
///
/// Source: Human Interface Guidelines, Color management · Fidelity: approximate
package enum WideColorImageDepth: CatalogRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Wide-color image with a wrong depth or profile", .upkeep, guess: 0.5,
    summary:
      "A Display P3 image has eight bits per channel, or the image in a P3 slot has no P3 profile.",
    reason: """
      Use the Display P3 profile at 16 bits per channel and export in PNG (Human Interface \
      Guidelines, Color management): eight bits over the wider range show bands in gradients.
      """,
    help: "Export the image again as a 16-bit PNG with the Display P3 profile.", isOptIn: true,
    sources: [.guidelines(.color)])

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering(
      "a Display P3 picture with 8 bits per channel", "Sea.imageset: any sea.png = red square p3",
      reports: "Sea"),
    .triggering(
      "a P3 slot whose picture has no profile",
      "Sea.imageset: p3 any sea.png = red square noprofile 16bit",
      reports: "Sea"),
    .triggering(
      "two pictures with the same problem are one finding",
      "Sea.imageset: any a.png = red square p3\nSky.imageset: any b.png = blue square p3",
      reports: "Sea"),
    .nonTriggering("the set is an app icon", "AppIcon.appiconset: ios any a.png = red square p3"),
    .nonTriggering(
      "a Display P3 picture with 16 bits per channel",
      "Sea.imageset: any sea.png = red square p3 16bit"),
    .nonTriggering("8 bits are enough for sRGB", "Sea.imageset: any sea.png = red square"),
  ]

  /// Checks a catalog and adds a finding to the report: one way of exporting is one cause.
  package static func check(
    _ catalog: CatalogSubject, _ context: AuditContext, _ report: inout RuleReport
  ) {
    let found = catalog.images.filter { !$0.isOfAppIcon && !context.isUnused($0) }
      .flatMap { image in
        image.files.entries.compactMap { entry in
          complaint(entry, context.pictures).map { (image, entry, $0) }
        }
      }
    guard let (image, entry, complaint) = found.first else { return }
    let others = PlainWords.more(
      found.count - 1, "more pictures have a wrong depth or profile",
      one: "more picture has a wrong depth or profile")
    report.add(
      image.name, at: entry.location, "\(entry.filename ?? "") \(complaint)\(others)",
      related: RuleReport.further(found) { $0.1.location })
  }

  private static func complaint(
    _ entry: FileSet.Entry, _ pictures: PictureStore
  ) -> String? {
    guard let path = entry.path, let facts = pictures.measures(at: path)?.facts,
      !facts.isVector
    else { return nil }
    if facts.profile == .displayP3 {
      // JPEG has no sixteen bits; a photo is what it is.
      return facts.bitsPerChannel < 16 && facts.format == .png
        ? "needs 16 bits per channel for Display P3, but has \(facts.bitsPerChannel)" : nil
    }
    return entry.slot.variant?.gamut == .P3
      ? "has no P3 profile, although its slot is for P3" : nil
  }
}
