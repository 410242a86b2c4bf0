// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor
package import ChiaroFindings
import ChiaroSource

/// A rule that reports wide colors which visibly change on an sRGB display.
///
/// Source: Human Interface Guidelines, Color management · Fidelity: approximate
package enum ClippedWideColor: ColorRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Wide color without an sRGB variant", .upkeep, guess: 0.6,
    summary: "An sRGB screen clips a Display P3 color visibly, and the color has no sRGB variant.",
    reason: """
      P3 colors can appear clipped on sRGB displays; the catalog can provide different versions of \
      a color for each color space (Human Interface Guidelines, Color management).
      """,
    help: "Turn on Gamut in Xcode's attributes inspector and choose an sRGB value.",
    isOptIn: true,
    sources: [.guidelines(.color)])

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering(
      "a green that sRGB cannot show", "Leaf: any display-p3 0 1 0", reports: "Leaf, light"),
    .triggering(
      "only the dark variant is outside of sRGB", "Leaf: any #008000 | dark display-p3 0 1 0",
      reports: "Leaf, dark"),
    .nonTriggering(
      "the difference is so small that only large areas show it",
      "Rose: any display-p3 1 0.271 0.227"),
    .nonTriggering(
      "the set has its own variant for sRGB screens",
      "Leaf: p3 any display-p3 0 1 0 | srgb any #00F900"),
    .nonTriggering(
      "the color is written in Display P3, but sRGB can show it",
      "Leaf: any display-p3 0.3 0.5 0.4"),
    .nonTriggering(
      "an sRGB screen clips the color by an invisible amount",
      "Leaf: any extended-srgb 1.002 0.5 0.5"),
  ]

  /// The difference by CIEDE2000 that is seen on screens that stand side by side; what one sees of
  /// two patches that touch, 2, nobody sees of two screens.
  private static let visible = 4.5

  /// Checks a color and adds findings to the report.
  package static func check(
    _ color: ColorSubject, in catalog: CatalogSubject, _ report: inout RuleReport
  ) {
    var reported: Set<Int> = []
    for appearance in AuditAppearance.base {
      guard let index = color.chosen[appearance.index], let shown = color.color(appearance),
        !shown.isInGamut(of: .sRGB), reported.insert(index).inserted
      else { continue }
      let clipped = shown.mapped(into: .sRGB, by: .clip)
      let difference = shown.deltaE2000(to: clipped)
      guard difference > visible else { continue }
      report.add(
        color.name, at: color.colorSet.entries[index].location, appearance,
        "Looks different on an sRGB screen in \(appearance): \(shown.roundedForReading.cssText)"
          + " becomes \(clipped.hexText) (\(difference.rounded(toTenths: ())) ΔE)")
    }
  }
}

extension Color {
  /// The color with four decimals per component, for messages.
  fileprivate var roundedForReading: Color {
    Color(space, (components * 10_000).rounded(.toNearestOrAwayFromZero) / 10_000, alpha: alpha)
  }
}

extension Double {
  /// Returns the number as text with one decimal.
  fileprivate func rounded(toTenths: Void) -> String {
    let tenths = Int(saturating: (self * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
