// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor
package import ChiaroFindings
import ChiaroRaster
import ChiaroSource

/// A rule that reports pictures with a white background, which glow in a dark interface.
///
/// Source: Human Interface Guidelines, Dark Mode · Fidelity: approximate
package enum GlowingWhiteBackground: ImageRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "White background glows in dark", .staysLight, guess: 0.6, evidence: .seen,
    summary: "A picture with a white background, or a nearly white picture, has no dark variant.",
    reason: """
      Consider slightly darkening an image with a white background, so that the background doesn't \
      glow in Dark Mode (Human Interface Guidelines, Dark Mode).
      """,
    help: "Add a darker variant for dark, or make the background transparent.",
    isOptIn: true,
    sources: [.guidelines(.darkMode)])

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering(
      "a picture with a white background", "Chair.imageset: any chair.png = brown disc on white",
      reports: "Chair, dark"),
    .nonTriggering(
      "the names suggest a flag and a logo, which have their own colors",
      """
      FlagJapan.imageset: any a.png = brown disc on white
      Logo.imageset: any b.png = brown disc on white
      """),
    .nonTriggering(
      "the name suggests the picture of an app icon",
      "AppIconAlternate-image.imageset: any a.png = brown disc on white"),
    .triggering(
      "code uses the picture, and nothing shows that it is a template",
      "Chair.imageset: any chair.png = brown disc on white", setting: "used Chair",
      reports: "Chair, dark"),
    .nonTriggering(
      "a plain white picture, and code does not show how it is used",
      "Sheet.imageset: any s.png = white square",
      setting: "used Sheet"),
    .triggering(
      "a pale shape with black parts glows on a dark background",
      "Shield.imageset: any s.png = pale disc lettered",
      setting: "used Shield as plain", reports: "Shield, dark"),
    .nonTriggering(
      "a white glyph is made for dark backgrounds", "Plus.imageset: any p.png = white disc",
      setting: "used Plus as plain"),
    .triggering(
      "a pale picture of several colors, and code does not show how it is used",
      "Shield.imageset: any s.png = pale disc lettered", setting: "used Shield",
      reports: "Shield, dark"),
    .nonTriggering("the background is transparent", "Chair.imageset: any chair.png = brown disc"),
    .nonTriggering("the background is gray", "Chair.imageset: any chair.png = brown disc on gray"),
    .nonTriggering(
      "the set has a dark variant",
      "Chair.imageset: any c.png = brown disc on white | dark d.png = brown disc on gray"),
  ]

  /// The share of the border that must be nearly white.
  private static let mostOfTheBorder = 0.9
  /// How thick the parts of what glares are, as a share of the longer side.
  private static let thinnest = 0.05
  /// The share of a picture that must recede on white where its outline does not.
  private static let mostOfThePicture = 0.6
  /// The smallest side of a picture that is checked, in pixels; smaller pictures are glyphs.
  private static let smallestSide = 20

  /// Checks an asset set and adds findings to the report.
  package static func check(
    _ image: ImageSubject, in catalog: CatalogSubject, _ context: AuditContext,
    _ report: inout RuleReport
  ) {
    guard let path = PicturePlan.pathInDark(image), let entry = image.entry(.dark),
      !image.isOfAppIcon, !image.isEmblem, !isIcon(image),
      let measures = context.pictures.measures(at: path),
      min(measures.size.width, measures.size.height) >= smallestSide
    else { return }
    if let part = glaringPart(of: measures, isPlate: entry.resizing != nil) {
      // What a picture glares on is known where code shows it as it is.
      guard context.showsAsIs(image, measures) || entry.resizing != nil,
        !image.isChosenByName(in: catalog)
      else { return }
      return report.add(
        image.name, at: entry.location, .dark,
        "Glares in dark: \(Int(saturating: part * 100)) % of the picture is nearly white",
        causes: [report.habit])
    }
    guard measures.facts.isFullyOpaque, let whiteFrame = measures.whiteFrame,
      whiteFrame >= mostOfTheBorder, !image.isChosenByName(in: catalog)
    else { return }
    // What code hands on may be shown by the system.
    if context.use(of: image) != nil, !context.showsAsIs(image, measures) { return }
    report.add(
      image.name, at: entry.location, .dark,
      "Glows in dark: \(Int(saturating: whiteFrame * 100)) % of the picture's border is white",
      causes: [report.habit])
  }

  /// Whether its name or folder says that it is an icon, which has a ground of its own.
  private static func isIcon(_ image: ImageSubject) -> Bool {
    let folder = Path.components(Path.parent(image.set.path)).last.map(String.init) ?? ""
    return [image.name, folder].contains { name in
      NameWords(name).words.contains { $0 == "icon" || $0 == "icons" }
    }
  }

  /// The share of a picture that recedes on white, where it is most of the picture or its outline
  /// recedes too, and other parts stand out.
  ///
  /// What is light as a whole is a glyph for other grounds, unless it can be stretched: that is a
  /// ground itself.
  private static func glaringPart(of measures: PictureMeasures, isPlate: Bool) -> Double? {
    guard let area = measures.areaOnWhite, let edges = measures.edgesOnWhite else { return nil }
    let part = area.weakShare
    // Strokes do not glare, however light they are.
    let thickness = 2 * Double(area.pixelCount) / Double(edges.pixelCount)
    let side = Double(max(measures.size.width, measures.size.height))
    guard part <= 0.95 || isPlate, thickness > side * thinnest else { return nil }
    return isPlate && edges.median < PictureMeasures.recedes || part >= mostOfThePicture
      ? part : nil
  }
}
