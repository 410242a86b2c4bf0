// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor
import ChiaroRaster
package import ChiaroSource

/// A rule that reports pictures whose outline is hardly visible on a dark background.
///
/// Apple counterpart: none · Source: Human Interface Guidelines, Dark Mode, Icons and images
/// · Fidelity: approximate
package enum ImageVanishesInDark: ImageRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Image vanishes in dark", .warning,
    summary: "The picture has no dark variant, and its outline melts into a dark background.",
    reason: """
      Full-color images and icons are to look good in both appearances; an icon of dark oil needs \
      a border on a dark background (Human Interface Guidelines, Dark Mode, Icons and images).
      """,
    help: "Add a dark variant, or make the image a template and tint it with a dynamic color.")

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering("a black disc", "Oil.imageset: any oil.png = black disc", reports: "Oil, dark"),
    .triggering(
      "a black disc on a Mac's dark window, which is not quite black",
      "Oil.imageset: any oil.png = black disc", setting: "platform macos", reports: "Oil, dark"),
    .nonTriggering(
      "a gray disc on a Mac's dark window", "Oil.imageset: any oil.png = gray disc",
      setting: "platform macos"),
    .nonTriggering("a white disc", "Oil.imageset: any oil.png = white disc"),
    .nonTriggering(
      "a dark variant",
      "Oil.imageset: any oil.png = black disc | dark oil-dark.png = white disc"),
    .nonTriggering("a template", "Oil.imageset template: any oil.png = black disc"),
    .nonTriggering(
      "code shows its shape alone", "Oil.imageset: any oil.png = black disc",
      setting: "used Oil as template"),
    .triggering(
      "code shows it as it is", "Oil.imageset: any oil.png = black disc",
      setting: "used Oil as plain", reports: "Oil, dark, warning"),
    .triggering(
      "nobody knows how it is shown", "Oil.imageset: any oil.png = black disc",
      setting: "used Oil", reports: "Oil, dark, note"),
    .nonTriggering("opaque to its border", "Oil.imageset: any oil.png = black square"),
    .nonTriggering(
      "no dark appearance to vanish in", "Oil.imageset: any oil.png = black disc",
      setting: "platform watchos"),
  ]

  /// Returns the median contrast ratio below which an outline counts as invisible on a backdrop.
  ///
  /// WCAG asks 3:1 of graphics that matter; at half of that a shape is lost, not merely weak. On a
  /// backdrop that is not quite black, as a Mac's, black stands out a little and is lost too.
  private static func lost(on backdrop: Color) -> Double {
    max(1.5, 1.05 * Color.black.contrast(on: backdrop).lowest.value)
  }

  /// Checks an asset set and adds findings to the report.
  package static func check(
    _ image: ImageSubject, in catalog: CatalogSubject, _ context: AuditContext,
    _ report: inout RuleReport
  ) {
    guard let path = PicturePlan.pathInDark(image), let entry = image.entry(.dark),
      let backdrop = SystemBackdrops.on(catalog.platform).main(.dark),
      let edges = context.pictures.measures(at: path)?.edges
    else { return }
    let lost = lost(on: backdrop)
    guard edges.median < lost, let severity = severity(image, context) else { return }
    report.add(
      image.name, at: entry.location, .dark, severity: severity,
      "half of its outline has no more than \(Self.text(edges.median)) against the dark background"
        + " \(backdrop.hexText), the worst part \(Self.text(edges.worst))",
      measured: MeasuredValue(edges.median, minimum: lost))
  }

  /// The severity by what code does with the picture; nil where it shows the shape alone, or
  /// chooses the picture for one style by its name.
  private static func severity(_ image: ImageSubject, _ context: AuditContext) -> Severity? {
    guard let use = context.use(of: image) else { return description.severity }
    let words = NameWords(image.name).words
    if use.isTemplate || words.contains("dark") || words.contains("light") { return nil }
    return use.isPlain ? description.severity : .note
  }

  private static func text(_ ratio: Double) -> String {
    let hundredths = Int(saturating: (ratio * 100).rounded(.down))
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100):1"
  }
}
