// SPDX-License-Identifier: MIT

import ChiaroCatalog
package import ChiaroFindings
import ChiaroSource

/// A rule that reports accent colors that a project declares but no catalog contains, and apps
/// without an accent color.
///
/// Source: Human Interface Guidelines, Color, App accent colors · Fidelity: approximate
package enum MissingAccentColor: AuditRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Missing accent color", .unfinished, guess: 0.35,
    summary:
      "The project names an accent color that is in no catalog, or the app has no accent color.",
    reason: """
      The system applies the app's accent color to buttons, selections and sidebar icons (Human \
      Interface Guidelines, Color, App accent colors). If the named color is missing, the system \
      uses its own accent color.
      """,
    help: "Add a color set with that name. Leave it empty to get the system's color.",
    sources: [.guidelines(.color)])

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering(
      "the named color is in no catalog", "Brand: any #336699", setting: "accent BrandAccent",
      reports: "BrandAccent"),
    .triggering(
      "an app icon shows that this is an app, and it has no accent color",
      "AppIcon.appiconset: ios any a.png = red square",
      reports: "AccentColor"),
    .nonTriggering(
      "the named color is in the catalog", "BrandAccent: any #336699", setting: "accent BrandAccent"
    ),
    .nonTriggering(
      "the accent color exists, although it is empty",
      "AccentColor: any\nAppIcon.appiconset: ios any a.png = red square"),
    .nonTriggering(
      "the code of the app was read, and it may set the tint itself",
      "AppIcon.appiconset: ios any a.png = red square", setting: "used AppIcon"),
    .nonTriggering("no app icon: a library needs no accent color", "Brand: any #336699"),
  ]

  /// Checks the whole project and adds findings to the report.
  package static func check(_ context: AuditContext, _ report: inout RuleReport) {
    let names = Set(context.catalogs.flatMap { $0.colors.map(\.name) })
    for accent in context.declaredAccents where !names.contains(accent.name) {
      report.add(
        accent.name, at: SourceLocation(file: accent.file, line: 1, column: 1),
        "No catalog has this accent color, so the system's accent color is shown")
    }
    // Code that was read may set its tint by itself.
    guard context.assetUses == nil, context.declaredAccents.isEmpty, !names.contains("AccentColor"),
      let app = context.catalogs.first(where: { catalog in
        catalog.images.contains { $0.set.kind == .appIcon }
      })
    else { return }
    report.scope = app.scope
    report.add(
      "AccentColor", at: SourceLocation(file: app.catalog.path, line: 1, column: 1),
      "The app has no accent color, so the system's accent color is shown")
  }
}
