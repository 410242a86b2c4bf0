// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor
import ChiaroRaster
package import ChiaroSource

/// A rule that reports pictures with a white background, which glow in a dark interface.
///
/// Apple counterpart: none · Source: Human Interface Guidelines, Dark Mode · Fidelity: approximate
package enum GlowingWhiteBackground: ImageRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "White background glows in dark", .note,
    summary: "An opaque picture with a white border has no dark variant.",
    reason: """
      Consider slightly darkening an image with a white background, to prevent the background from \
      glowing in the surrounding Dark Mode context (Human Interface Guidelines, Dark Mode).
      """,
    help: "Add a darker variant for dark, or cut the picture out of its background.")

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering(
      "a photo on white", "Chair.imageset: any chair.png = brown disc on white",
      reports: "Chair, dark"),
    .nonTriggering(
      "a small picture of an app icon",
      "AppIconAlternate-image.imageset: any a.png = brown disc on white"),
    .nonTriggering(
      "nobody knows where it is shown", "Chair.imageset: any chair.png = brown disc on white",
      setting: "used Chair"),
    .nonTriggering("cut out", "Chair.imageset: any chair.png = brown disc"),
    .nonTriggering("on gray", "Chair.imageset: any chair.png = brown disc on gray"),
    .nonTriggering(
      "a darker variant",
      "Chair.imageset: any c.png = brown disc on white | dark d.png = brown disc on gray"),
  ]

  /// The share of the border that must be nearly white.
  private static let mostOfTheBorder = 0.9
  /// The smallest side of a picture that is checked, in pixels; smaller pictures are glyphs.
  private static let smallestSide = 24

  /// Checks an asset set and adds findings to the report.
  package static func check(
    _ image: ImageSubject, in catalog: CatalogSubject, _ context: AuditContext,
    _ report: inout RuleReport
  ) {
    guard let path = PicturePlan.pathInDark(image), let entry = image.entry(.dark),
      !image.isOfAppIcon, let measures = context.pictures.measures(at: path),
      measures.facts.isFullyOpaque,
      min(measures.size.width, measures.size.height) >= smallestSide,
      let whiteFrame = measures.whiteFrame, whiteFrame >= mostOfTheBorder
    else { return }
    // What code hands on may be shown by the system, or on a card of its own.
    if let use = context.use(of: image), !use.isPlain { return }
    report.add(
      image.name, at: entry.location, .dark,
      "\(Int(saturating: whiteFrame * 100)) % of its border is white and glows on a dark background"
    )
  }
}
