// SPDX-License-Identifier: MIT

import ChiaroCatalog
package import ChiaroFindings
import ChiaroRaster
import ChiaroSource

/// A rule that reports dark variants of templates and symbols, which take a tint color anyway.
package enum NeedlessImageVariant: ImageRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Needless image variant", .upkeep, guess: 0.4,
    summary: "A template or symbol has variants for appearances.",
    reason: """
      Symbol and template images define only a shape, and need no separate images for light, dark \
      and high contrast (Supporting Dark Mode in your interface).
      """,
    help: "Remove the variants and tint the image with a dynamic color.",
    sources: [.supportingDarkMode])

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering(
      "a template", "Star.imageset template: any a.png = black disc | dark b.png = white disc",
      reports: "Star, dark"),
    .triggering(
      "a symbol", "Star.symbolset: any a.svg = black disc | dark b.svg = white disc",
      reports: "Star, dark"),
    .nonTriggering(
      "an image", "Star.imageset: any a.png = black disc | dark b.png = white disc"),
    .nonTriggering(
      "a dark picture with another shape",
      "Star.imageset template: any a.png = black disc | dark b.png = white square"),
    .nonTriggering("a template without variants", "Star.imageset template: any a.png = black disc"),
  ]

  /// The difference from which two shapes are two drawings.
  private static let otherShape = 0.15

  /// Whether the picture for the dark has another shape, as one drawn filled and one in outline: a
  /// tint leaves that.
  private static func isOtherShape(
    _ dark: FileSet.Entry, _ image: ImageSubject, _ context: AuditContext
  ) -> Bool {
    guard let light = image.entry(.light)?.path, let path = dark.path,
      let first = context.pictures.measures(at: light)?.shape,
      let second = context.pictures.measures(at: path)?.shape
    else { return false }
    return first.difference(to: second) > otherShape
  }

  /// Checks an asset set and adds findings to the report.
  package static func check(
    _ image: ImageSubject, in catalog: CatalogSubject, _ context: AuditContext,
    _ report: inout RuleReport
  ) {
    guard image.set.kind == .image || image.set.kind == .symbol, image.isTemplate,
      let entry = image.files.entries.first(where: {
        $0.slot.style == "dark" && $0.filename != nil
      }), !isOtherShape(entry, image, context)
    else { return }
    report.add(
      image.name, at: entry.location, .dark,
      """
      The dark picture of a template has no effect, because the tint colors it: \
      \(entry.filename ?? "")
      """,
      causes: [report.habit])
  }
}
