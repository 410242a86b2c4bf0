// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
package import ChiaroFindings
import ChiaroSource

/// A rule that reports accent colors which hardly stand out from the system's background.
///
/// Source: Human Interface Guidelines, Color · Fidelity: approximate
package enum WeakAccentColor: ColorRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Weak accent color", .unreadable, guess: 0.6, evidence: .seen,
    summary: "The contrast of the accent color with the system's background is under 3:1.",
    reason: """
      The accent color marks what people can press. WCAG 2.2 (1.4.11) asks for 3:1 for the visible \
      parts of a control. The Human Interface Guidelines (Color) ask for enough contrast in light, \
      dark and increased contrast.
      """,
    help: "Change the lightness; `chiaro contrast` suggests the nearest colors that pass.",
    considering: [SetConsiderations.macAccent],
    sources: [.guidelines(.color), .wcag(.nonTextContrast)])

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering(
      "light yellow on white", "AccentColor: any #FFE066 | dark #FFE066",
      reports: "AccentColor, light"),
    .triggering(
      "light yellow on white, in the color that the project names",
      "BrandAccent: any #FFE066 | dark #FFE066",
      setting: "accent BrandAccent", reports: "BrandAccent, light"),
    .triggering(
      "less severe: an orange that is still visible", "AccentColor: any #FF8A27 | dark #FF8A27",
      reports: "AccentColor, light, note"),
    .triggering(
      "less severe: a blue that is still visible", "AccentColor: any #1DA1F2 | dark #1DA1F2",
      reports: "AccentColor, light, note"),
    .triggering(
      "less likely: on a Mac most people choose their own accent color",
      "AccentColor: any #FFE066 | dark #FFE066",
      setting: "platform macOS", reports: "AccentColor, light, note"),
    .nonTriggering(
      "the contrast is above 3:1 in both styles", "AccentColor: any #0060DF | dark #66AAFF"),
    .nonTriggering("the empty set stands for the system's color", "AccentColor: any"),
    .nonTriggering(
      "dark blue is visible in light, and the app never appears dark", "AccentColor: any #0F182E",
      setting: "lock light"),
    .nonTriggering("the color is not the accent color", "Brand: any #FFE066"),
  ]

  /// The contrast from which nobody sees that a few hundredths are missing.
  private static let enough = 2.9

  /// Checks a color and adds a finding to the report, of the appearance that is worst.
  package static func check(
    _ color: ColorSubject, in catalog: CatalogSubject, _ report: inout RuleReport
  ) {
    guard catalog.accentNames.contains(color.name) else { return }
    let meetings = AuditAppearance.base.compactMap { meeting(color, in: catalog, $0) }
      // A shortfall of a few hundredths nobody sees.
      .filter { $0.ratio.value < enough }
    guard let worst = meetings.min(by: { $0.ratio < $1.ratio }) else { return }
    let remedy = worst.accent.nearestPassing(ratio: 3, on: worst.backdrop).nearest
    let others = meetings.filter { $0.appearance != worst.appearance }
      .map { ", and \($0.ratio) in \($0.appearance)" }.joined()
    report.add(
      color.name, at: color.location, worst.appearance,
      considering: catalog.platform == .macOS ? [SetConsiderations.macAccent] : [],
      PlainWords.shape(worst.ratio.value, in: worst.appearance.description)
        + ": \(worst.accent.hexText) on the system background, \(worst.ratio)\(others)"
        + (remedy.map { "; \($0.hexText) would have 3:1" } ?? ""),
      measured: MeasuredValue(worst.ratio.value, minimum: 3),
      pair: ColorPair(
        worst.accent, on: worst.backdrop, named: "the system background",
        inOtherStyle: meeting(color, in: catalog, worst.appearance.inOtherStyle).map {
          ColorPair.Colors($0.accent, on: $0.backdrop)
        }))
  }

  /// The accent color on the system's background in an appearance.
  private typealias Meeting = (
    appearance: AuditAppearance, accent: Color, backdrop: Color, ratio: ContrastRatio
  )

  private static func meeting(
    _ color: ColorSubject, in catalog: CatalogSubject, _ appearance: AuditAppearance
  ) -> Meeting? {
    // Nobody sees the style that the app is locked against.
    if let lock = catalog.lock, lock.style != appearance.style { return nil }
    if appearance.contrast == .high,
      !color.hasOwnHighContrast(AuditAppearance(appearance.style))
    {
      return nil
    }
    guard let accent = color.color(appearance), !color.isReference(appearance),
      let backdrop = SystemBackdrops.on(catalog.platform).main(appearance)
    else { return nil }
    return (appearance, accent, backdrop, accent.contrast(on: backdrop).lowest)
  }
}
