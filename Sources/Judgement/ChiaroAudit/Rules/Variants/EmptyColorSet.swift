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
      An empty accent color shows the system's own, which adapts by itself. If you want that, \
      suppress the finding. Any other empty set shows nothing: code that loads it gets a clear \
      color.
      """,
    help: "Choose a color. An accent color may stay empty to get the system's.")

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering(
      "the empty accent color of Xcode's template", "AccentColor: any", reports: "AccentColor"),
    .triggering(
      "two slots, and no color in either",
      "WidgetBackground: any | dark", reports: "WidgetBackground"),
    .nonTriggering("the set has a color", "AccentColor: any #336699"),
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
        ? "The set is empty, so the system's accent color is shown"
        : "The set is empty, so code that loads it gets a clear color")
  }
}
