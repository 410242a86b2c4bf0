// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
package import ChiaroFindings
import ChiaroRaster
import ChiaroSource

/// A rule that reports app icons without a dark or tinted form.
///
/// Source: Human Interface Guidelines, App icons · Fidelity: approximate
package enum AppIconMissingAppearance: CatalogRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "App icon without dark or tinted form", .unfinished, guess: 0.65,
    summary: "The app icon lacks a dark or a tinted form.",
    reason: """
      People choose dark and tinted icons for their home screen. If an icon lacks them, the system \
      generates them (Human Interface Guidelines, App icons).
      """,
    help: "Add the Dark and Tinted appearances in Xcode, or use an Icon Composer file.",
    considering: [
      SetConsiderations.locked, SetConsiderations.darkIcon, SetConsiderations.beforeDarkIcons,
    ],
    sources: [.guidelines(.appIcons)])

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering(
      "the icon has only its light form", "AppIcon.appiconset: ios any icon.png = red square",
      reports: "AppIcon"),
    .triggering(
      "the icon has a dark form, but no tinted form",
      "AppIcon.appiconset: ios any a.png = red square | ios dark b.png = red disc",
      reports: "AppIcon"),
    .nonTriggering(
      "the icon has a light, a dark and a tinted form",
      """
      AppIcon.appiconset: ios any a.png = red square | ios dark b.png = red disc | \
      ios tinted c.png = gray disc
      """),
    .nonTriggering(
      "a Mac icon needs no dark and tinted forms in a catalog",
      "AppIcon.appiconset: mac any a.png = red square"),
    .nonTriggering(
      "no slot has a picture yet, so the icon is not started",
      "AppIcon.appiconset: ios any | ios dark | ios tinted"),
  ]

  /// Checks a catalog and adds a finding to the report; alternates are made like the first,
  /// which a target names, or which has the shortest name.
  package static func check(
    _ catalog: CatalogSubject, _ context: AuditContext, _ report: inout RuleReport
  ) {
    // The icons of demos are seen by nobody's home screen.
    if SourceOrigin.isForTrial(Path.parent(catalog.scope)) { return }
    let composed = Set(context.icons.map { Path.stem(Path.lastComponent($0.path)) })
    let icons = catalog.images.filter {
      !composed.contains($0.name) && context.isForHomeScreen($0, in: catalog)
    }.compactMap { image in
      missing(image).map { (image: image, words: $0) }
    }.sorted { first, second in
      let isFirst = context.isNamedByTarget(first.image)
      let isSecond = context.isNamedByTarget(second.image)
      return isFirst == isSecond ? first.image.name.count < second.image.name.count : isFirst
    }
    guard let first = icons.first else { return }
    let others = PlainWords.more(
      icons.count - 1, "more icons lack a form too", one: "more icon lacks a form too")
    report.add(
      first.image.name, at: first.image.location,
      // Who keeps an app light thinks of no dark home screen, and a dark icon is one already.
      considering: Consideration.holding([
        SetConsiderations.locked: catalog.lock?.style == .light,
        SetConsiderations.darkIcon: isDark(first.image, context),
        SetConsiderations.beforeDarkIcons: context.isOfBeforeDarkIcons(catalog)
          && !isOfOneSize(first.image),
      ]),
      "The icon has no \(first.words) form\(others)",
      related: RuleReport.further(icons) { $0.image.location },
      // One decision for all icons of a project.
      causes: [Cause(.sets)])
  }

  /// Whether one picture is there for all sizes, as Xcode makes icons today.
  private static func isOfOneSize(_ image: ImageSubject) -> Bool {
    image.files.entries.contains { $0.slot.platform == "ios" && $0.slot.idiom == "universal" }
  }

  /// Whether most of an icon's plain form is nearly black.
  private static func isDark(_ image: ImageSubject, _ context: AuditContext) -> Bool {
    PicturePlan.plainIcon(image).flatMap { context.pictures.measures(at: $0) }?.isMostlyLost == true
  }

  /// The forms that an icon for the home screen lacks; nil for none.
  private static func missing(_ image: ImageSubject) -> String? {
    let filled = image.files.entries.filter { $0.filename != nil }
    let isForHomeScreen = filled.contains {
      $0.slot.platform == "ios" || $0.slot.idiom == "iphone" || $0.slot.idiom == "ipad"
    }
    guard isForHomeScreen else { return nil }
    let styles = Set(filled.compactMap(\.slot.style))
    let missing = ["dark", "tinted"].filter { !styles.contains($0) }
    return missing.isEmpty ? nil : missing.joined(separator: " and no ")
  }
}
