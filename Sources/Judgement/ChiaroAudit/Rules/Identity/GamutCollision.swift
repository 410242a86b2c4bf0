// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
package import ChiaroFindings
import ChiaroSource

/// A rule that reports pairs of wide colors which look the same on an sRGB display.
///
/// Source: Human Interface Guidelines, Color management · Fidelity: approximate
package enum GamutCollision: CatalogRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Wide colors that look alike in sRGB", .confuses, guess: 0.7,
    summary: "Two Display P3 colors look the same on an sRGB screen.",
    reason: """
      It may be hard to distinguish two very similar P3 colors on an sRGB display (Human Interface \
      Guidelines, Color management); the catalog can hold a separate value for sRGB screens.
      """,
    help: "Give one of the sets an sRGB variant that differs visibly.",
    sources: [.guidelines(.color)])

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering(
      "two reds that look the same on an sRGB screen",
      "Alarm: any display-p3 1 0 0\nStop: any display-p3 0.95 0 0.05",
      reports: "Alarm, light"),
    .nonTriggering(
      "red and green differ on every screen",
      "Alarm: any display-p3 1 0 0\nGo: any display-p3 0 1 0"),
    .nonTriggering(
      "one color has its own variant for sRGB screens",
      "Alarm: any display-p3 1 0 0 | srgb any #C00000\nStop: any display-p3 0.95 0 0.05"),
    .nonTriggering(
      "both colors are in sRGB, so every screen shows them alike",
      "Alarm: any #FF0000\nStop: any #FE0000"),
  ]

  /// The smallest distance in Oklab of colors that differ on a wide-gamut display.
  ///
  /// `alike` is the largest distance of colors that look the same on an sRGB display.
  private static let different = 0.02
  private static let alike = 0.01

  /// Checks a catalog and adds findings to the report.
  package static func check(
    _ catalog: CatalogSubject, _ context: AuditContext, _ report: inout RuleReport
  ) {
    for appearance in [AuditAppearance.light, .dark] {
      let colors = catalog.colors.filter { color in
        if appearance.style == .dark && !color.hasOwnDark { return false }
        guard let shown = color.color(appearance) else { return false }
        return !shown.isInGamut(of: .sRGB)
      }
      check(colors, appearance, &report)
    }
  }

  private static func check(
    _ colors: [ColorSubject], _ appearance: AuditAppearance, _ report: inout RuleReport
  ) {
    let shown = colors.map { color in
      color.color(appearance)?.mapped(into: .sRGB, by: .clip).oklab ?? .zero
    }
    var found: [Int: Int] = [:]
    ColorNeighbors(shown, distance: alike).forEachPair { first, second, _ in
      guard let mine = colors[first].value(appearance),
        let theirs = colors[second].value(appearance)
      else { return }
      let gap = mine.oklab - theirs.oklab
      guard (gap * gap).sum().squareRoot() > different else { return }
      found[first] = min(found[first] ?? second, second)
    }
    for (index, other) in found {
      let color = colors[index]
      report.add(
        color.name, at: color.location, appearance,
        "Looks like \(colors[other].name) in \(appearance) on an sRGB screen: "
          + color.hex(appearance),
        related: [colors[other].location])
    }
  }
}
