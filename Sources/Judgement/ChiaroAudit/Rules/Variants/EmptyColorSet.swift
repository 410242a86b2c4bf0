// SPDX-License-Identifier: MIT

import ChiaroCatalog
package import ChiaroFindings
import ChiaroSource

/// A rule that reports color sets without a color in any slot.
///
/// An empty accent color means the system's accent color; any other empty color is drawn clear.
package enum EmptyColorSet: ColorRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Empty color set", .missing, guess: 0.5, evidence: .seen,
    summary: "The set holds no color in any slot.",
    reason: """
      An accent color that is left empty is the system's own, which adapts by itself. Any other \
      empty set shows nothing: a color asked for by its name is clear.
      """,
    help: "Nothing to do if the system's color is meant; otherwise choose the color.")

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering("Xcode's template", "AccentColor: any", reports: "AccentColor"),
    .triggering("nothing chosen yet", "WidgetBackground: any | dark", reports: "WidgetBackground"),
    .nonTriggering("a color", "AccentColor: any #336699"),
  ]

  /// Checks every color; where code was read, Xcode's empty accent color is nothing to tell.
  package static func check(_ context: AuditContext, _ report: inout RuleReport) {
    for catalog in context.reportedCatalogs {
      report.scope = catalog.scope
      // Why a set seems empty whose file cannot be read is told already.
      let unread = Set(
        catalog.catalog.diagnostics.filter { $0.severity == .error }.map(\.location.file))
      for color in catalog.colors where !unread.contains(color.location.file) {
        // They come with Xcode's templates.
        let isOfTemplate =
          catalog.accentNames.contains(color.name)
          || ["AccentColor", "WidgetBackground"].contains(color.name)
        if context.assetUses != nil && isOfTemplate { continue }
        check(color, in: catalog, &report)
      }
    }
  }

  /// Checks a color and adds findings to the report.
  package static func check(
    _ color: ColorSubject, in catalog: CatalogSubject, _ report: inout RuleReport
  ) {
    guard color.colorSet.isEmpty else { return }
    report.add(
      color.name, at: color.location,
      catalog.accentNames.contains(color.name)
        ? "Empty: the system's accent color is shown"
        : "Empty: code that asks for it gets a clear color")
  }
}
