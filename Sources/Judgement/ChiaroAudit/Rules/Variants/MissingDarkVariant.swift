// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
package import ChiaroFindings
import ChiaroSource

/// A rule that reports colors with a single value for light and dark.
///
/// Source: Human Interface Guidelines, Color · Fidelity: approximate
package enum MissingDarkVariant: ColorRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Missing dark variant", .unfinished, guess: 0.4,
    summary: "The color has one value for light and dark.",
    reason: """
      The Human Interface Guidelines (Color) ask for light and dark variants of every custom \
      color, even in an app with a single appearance, because Liquid Glass shows both.
      """,
    help: """
      Give the color set a Dark appearance in Xcode's attributes inspector. The dark value is \
      rarely an inversion. `chiaro contrast` suggests values that pass on a background.
      """,
    considering: [
      SetConsiderations.useUnknown, SetConsiderations.oneValue, SetConsiderations.locked,
    ],
    sources: [.guidelines(.color)])

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering("one value for light and dark", "Brand: any #336699", reports: "Brand, dark"),
    .triggering(
      "Liquid Glass shows both styles, so both values are needed", "Brand: any #336699",
      setting: "lock light", reports: "Brand, dark, hint"),
    .triggering(
      "the dark slot is only for the Mac", "Brand: any #336699 | mac dark #99CCFF",
      setting: "platform ios", reports: "Brand, dark"),
    .triggering(
      "a tint that is invisible in dark", "Ink: any #102030",
      setting: "used Ink as tint", reports: "Ink, dark, hint"),
    .triggering(
      "a light background stays light in dark", "Page: any #F2F2F2",
      setting: "used Page as background",
      reports: "Page, dark, hint"),
    .triggering(
      "a dark highlight, on which the dark text of the light style is hard to read",
      "RowHighlight: any #342F6D",
      setting: "used RowHighlight as shadow", reports: "RowHighlight, light, hint"),
    .nonTriggering(
      "the name suggests a selected tab, and code does not show how the color is used",
      "TabSelected: any #202240",
      setting: "used TabSelected"),
    .nonTriggering(
      "text stays legible on the highlight in both styles", "RowHighlight: any #007AFF",
      setting: "used RowHighlight as shadow"),
    .triggering(
      "a tint that is invisible in light", "Star: any #F9E634",
      setting: "used Star as tint", reports: "Star, light, hint"),
    .triggering(
      "a color that is text in one place and a background in another", "Bell: any #02A6BF",
      setting: "used Bell as text background", reports: "Bell, light, hint"),
    .nonTriggering(
      "white at this opacity is invisible in light, so something else is behind it",
      "Ink: any #FFFFFFBF", setting: "used Ink as tint"),
    .triggering(
      "a system color that is hard to see in light", "Star: any ref systemYellowColor ios",
      setting: "used Star as tint", reports: "Star, light, hint"),
    .triggering(
      "a tint that is weak as the title of a button", "Brand: any #336699",
      setting: "used Brand as tint", reports: "Brand, dark, hint"),
    .triggering(
      "a dark background that is also a tint", "Sea: any #232533",
      setting: "used Sea as tint background", reports: "Sea, dark, hint"),
    .nonTriggering(
      "the tint is visible in both styles", "Brand: any #4477CC", setting: "used Brand as tint"),
    .nonTriggering(
      "the name says that the color is for one style", "IconLightBackground: any #F2F2F2",
      setting: "used IconLightBackground as background"),
    .nonTriggering(
      "two sets form a pair by their last words, and code chooses between them",
      "CellSelectedLight: any #E5E5EA\nCellSelectedDark: any #3A3A3C",
      setting: "used CellSelectedLight as background, used CellSelectedDark as background"),
    .nonTriggering(
      "the name suggests a base color of a palette", "Palette/Gray100: any #F5F5F5",
      setting: "used Palette/Gray100 as background"),
    .nonTriggering(
      "a black shadow works in both styles", "Glow: any #000000", setting: "used Glow as shadow"),
    .nonTriggering(
      "the dark slot exists, but is empty; `empty-dark-slot` reports it",
      "Brand: any #336699 | dark"),
    .nonTriggering("the set has a light and a dark value", "Brand: any #336699 | dark #99CCFF"),
    .nonTriggering(
      "the Any value serves for dark, because light has its own value",
      "Brand: light #336699 | any #99CCFF"),
    .nonTriggering("a system color adapts by itself", "Brand: any ref systemBlueColor ios"),
    .nonTriggering("the empty set stands for the system's own color", "AccentColor: any"),
    .nonTriggering(
      "watchOS has no light appearance", "Brand: any #336699", setting: "platform watchos"),
  ]

  /// Checks every color; if code was read, it reports only values that fail somewhere, because most
  /// backgrounds and tints have matching text colors.
  package static func check(_ context: AuditContext, _ report: inout RuleReport) {
    for catalog in context.reportedCatalogs {
      report.scope = catalog.scope
      for color in catalog.colors {
        guard let use = context.use(of: color) else {
          // Where code was read, what it was not asked for is a catalog of previews.
          check(
            color, in: catalog,
            considering: context.assetUses == nil ? [] : [SetConsiderations.useUnknown], &report)
          continue
        }
        guard isOneValue(color, in: catalog), !isHalf(color, in: catalog), !color.isPrimitive,
          let failure = SingleValue(color, use, catalog).failure
        else { continue }
        // Of an accent that is weak another rule tells, unless the system made it so.
        if catalog.accentNames.contains(color.name) && failure.appearance == .light { continue }
        report.add(
          color.name, at: color.location, failure.appearance,
          costing: failure.isOfTint
            ? nil : .unreadable.measured(MeasuredValue(failure.ratio, minimum: failure.minimum)),
          considering: [SetConsiderations.oneValue]
            + (catalog.lock == nil ? [] : [SetConsiderations.locked]), failure.words,
          measured: MeasuredValue(failure.ratio, minimum: failure.minimum), related: use.places,
          relation: .uses,
          // Hues that are weak in one style are one decision.
          causes: failure.isOfTint
            ? [Cause(.palette, report.scope, "\(failure.appearance)")] : [])
      }
    }
  }

  /// Whether its name says that it is for one style, as `iconLightBackground` does; a thing that
  /// is called a light has the word alone or last, unless there is one for the dark.
  private static func isHalf(_ color: ColorSubject, in catalog: CatalogSubject) -> Bool {
    let words = color.words.words
    if words.last == "light", words.count > 1,
      catalog.color(named: color.name.dropLast("Light".count) + "Dark") != nil
    {
      return true
    }
    return words.last == "dark" || words.dropLast().contains { $0 == "light" || $0 == "dark" }
  }

  private static func isOneValue(_ color: ColorSubject, in catalog: CatalogSubject) -> Bool {
    catalog.platform.hasDarkMode && color.color(.dark) != nil && !color.hasOwnDark
      && !hasOpenSlot(color)
  }

  /// Checks a color and adds findings to the report.
  package static func check(
    _ color: ColorSubject, in catalog: CatalogSubject, _ report: inout RuleReport
  ) { check(color, in: catalog, considering: [], &report) }

  private static func check(
    _ color: ColorSubject, in catalog: CatalogSubject,
    considering considerations: [Consideration], _ report: inout RuleReport
  ) {
    guard isOneValue(color, in: catalog), !color.isReference(.dark) else { return }
    let lock = catalog.lock
    let locked =
      lock.map { "; the app is always \($0.style), but Liquid Glass shows both styles" } ?? ""
    report.add(
      color.name, at: color.location, .dark,
      considering: considerations + (lock == nil ? [] : [SetConsiderations.locked]),
      "No dark variant: the color stays \(color.hex(.dark)) in dark\(locked)")
  }

  /// Returns whether the set has an empty slot for dark, which `EmptyDarkSlot` reports.
  private static func hasOpenSlot(_ color: ColorSubject) -> Bool {
    color.colorSet.entries.contains {
      $0.slot.style == "dark" && $0.slot.contrast == nil && $0.value == .empty
    }
  }
}
