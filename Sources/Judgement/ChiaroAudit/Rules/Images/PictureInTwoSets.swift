// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
package import ChiaroFindings
import ChiaroSource

/// A rule that reports pictures whose light and dark forms are two sets, of which code chooses one.
///
/// Source: Human Interface Guidelines, Dark Mode, Icons and images · Fidelity: approximate
package enum PictureInTwoSets: CatalogRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "One picture in two sets", .upkeep, guess: 0.4,
    summary:
      "The light and the dark form of a picture are two sets, and code chooses between them.",
    reason: """
      One set can hold the pictures for all appearances, and the system switches them when the \
      style changes. Code that chooses by name must notice each change itself (Supporting Dark \
      Mode in your interface, Choose images for light and dark appearances).
      """,
    help:
      "Put the dark picture into the dark slot of the first set, and use only that set in code.",
    sources: [.supportingDarkMode])

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering(
      "a picture, and its dark form in another set",
      """
      Clear.imageset: any a.png = black disc
      Clear_dark.imageset: any d.png = white disc
      """, setting: "used Clear, used Clear_dark", reports: "Clear, dark"),
    .triggering(
      "one set for each style",
      """
      clear-light.imageset: any a.png = black disc
      clear-dark.imageset: any d.png = white disc
      """, setting: "used clear-light, used clear-dark", reports: "clear-light, dark"),
    .nonTriggering(
      "code uses only one of the two sets",
      """
      Clear.imageset: any a.png = black disc
      Clear_dark.imageset: any d.png = white disc
      """, setting: "used Clear"),
    .nonTriggering(
      "the first set has its own dark form",
      """
      Clear.imageset: any a.png = black disc | dark b.png = white disc
      Clear_dark.imageset: any d.png = white disc
      """, setting: "used Clear, used Clear_dark"),
    .nonTriggering(
      "the first set is a template, which shows only its shape",
      """
      Clear.imageset template: any a.png = black disc
      Clear_dark.imageset: any d.png = white disc
      """, setting: "used Clear, used Clear_dark"),
    .triggering(
      "a name that contains “light”, and its dark form",
      """
      flashlight.imageset: any a.png = black disc
      flashlight_dark.imageset: any d.png = white disc
      """, setting: "used flashlight, used flashlight_dark", reports: "flashlight, dark"),
    .nonTriggering(
      "the names contain “day” and “night”, but not as whole words",
      """
      today.imageset: any a.png = black disc
      tonight.imageset: any d.png = white disc
      """, setting: "used today, used tonight"),
    .nonTriggering("no other set is its light form", "Darkroom.imageset: any a.png = black disc"),
  ]

  /// The most pairs that are told one by one; more are a habit, which is told once.
  private static let mostToldSingly = 6

  /// Checks a catalog and adds findings to the report; only where code was read.
  package static func check(
    _ catalog: CatalogSubject, _ context: AuditContext, _ report: inout RuleReport
  ) {
    guard context.assetUses != nil, catalog.platform.hasDarkMode else { return }
    let pictures = catalog.images.filter {
      $0.set.kind == .image && !$0.isTemplate && !$0.isOfAppIcon && !$0.hasOwnDark
        && context.use(of: $0).map { $0.count > 0 && !$0.isTemplate } == true
    }
    let names = Dictionary(pictures.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let pairs = pictures.compactMap { image in
      dark(of: image.name).lazy.compactMap { names[$0] }.first.map { (image, $0) }
    }
    if pairs.count > mostToldSingly {
      let (image, other) = pairs[0]
      return report.add(
        image.name, at: image.location, .dark,
        words(other) + PlainWords.more(pairs.count - 1),
        related: [other.location] + RuleReport.further(pairs) { $0.0.location })
    }
    for (image, other) in pairs {
      report.add(
        image.name, at: image.location, .dark, words(other), related: [other.location])
    }
  }

  private static func words(_ other: ImageSubject) -> String {
    "This picture is split into two sets: move the picture of \(other.name) into the dark slot here"
  }

  /// The names that the dark form of a picture may have.
  private static func dark(of name: String) -> [String] {
    let last = NameWords(name).words.last
    let endings = [("light", "dark"), ("Light", "Dark"), ("day", "night"), ("Day", "Night")]
    // An ending is a word of the name: of `today` there is no `tonight`.
    let opposites = endings.filter { name.hasSuffix($0.0) && $0.0.lowercased() == last }
      // `Light` beside `Dark` is a style that somebody chooses.
      .filter { name.count > $0.0.count }
      .map { String(name.dropLast($0.count)) + $1 }
    return opposites
      + ["_dark", "-dark", "Dark", "_Dark", "-Dark", " dark", " Dark"].map { name + $0 }
  }
}
