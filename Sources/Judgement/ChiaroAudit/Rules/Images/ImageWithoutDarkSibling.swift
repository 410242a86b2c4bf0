// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
package import ChiaroFindings
import ChiaroSource

/// A rule that reports the few pictures of a folder that lack the dark form of the others.
///
/// Source: Human Interface Guidelines, Dark Mode, Icons and images · Fidelity: approximate
package enum ImageWithoutDarkSibling: CatalogRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Picture without the dark form that its neighbors have", .unfinished, guess: 0.4,
    summary: "Most pictures of a folder have a dark form, but this one has none.",
    reason: """
      Full-color images and icons should look good in both appearances (Human Interface \
      Guidelines, Dark Mode, Icons and images). A forgotten picture stands out among the others.
      """,
    help: "Add the dark form. If the picture works in both styles, suppress the finding.",
    sources: [.guidelines(.darkMode)])

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering(
      "three of four pictures have a dark form",
      """
      A.imageset: any a.png = black disc | dark d.png = white disc
      B.imageset: any a.png = black disc | dark d.png = white disc
      C.imageset: any a.png = black disc | dark d.png = white disc
      Lone.imageset: any gray.png = gray disc
      """, setting: "used A, used B, used C, used Lone", reports: "Lone, dark"),
    .nonTriggering(
      "fewer than three pictures have a dark form",
      """
      A.imageset: any a.png = black disc | dark d.png = white disc
      B.imageset: any gray.png = gray disc
      C.imageset: any gray.png = gray disc
      """, setting: "used A, used B, used C"),
    .nonTriggering(
      "code does not use the picture without a dark form",
      """
      A.imageset: any a.png = black disc | dark d.png = white disc
      B.imageset: any a.png = black disc | dark d.png = white disc
      C.imageset: any a.png = black disc | dark d.png = white disc
      Lone.imageset: any gray.png = gray disc
      """, setting: "used A, used B, used C"),
    .nonTriggering(
      "code uses the picture as a template, so its own color does not matter",
      """
      A.imageset: any a.png = black disc | dark d.png = white disc
      B.imageset: any a.png = black disc | dark d.png = white disc
      C.imageset: any a.png = black disc | dark d.png = white disc
      Lone.imageset: any gray.png = gray disc
      """, setting: "used A, used B, used C, used Lone as template"),
  ]

  /// The fewest pictures with a dark form that make a habit.
  private static let habit = 3

  /// Checks a catalog and adds findings to the report; only where code was read.
  package static func check(
    _ catalog: CatalogSubject, _ context: AuditContext, _ report: inout RuleReport
  ) {
    guard context.assetUses != nil, catalog.platform.hasDarkMode else { return }
    let pictures = catalog.images.filter {
      $0.set.kind == .image && !$0.isTemplate && !$0.isOfAppIcon && !isTinted($0, context)
    }
    for (_, images) in Dictionary(grouping: pictures, by: { Path.parent($0.set.path) }) {
      let lone = images.filter { !$0.hasOwnDark && !context.isUnused($0) }
      let count = images.count(where: \.hasOwnDark)
      guard count >= habit, lone.count * 3 <= count else { continue }
      for image in lone where image.entry(.dark)?.filename != nil {
        report.add(
          image.name, at: image.location, .dark,
          "This picture has no dark form, but \(count) others in its folder have one",
          causes: [report.family(of: image.name)])
      }
    }
  }

  private static func isTinted(_ image: ImageSubject, _ context: AuditContext) -> Bool {
    context.use(of: image)?.isTemplate ?? false
  }
}
