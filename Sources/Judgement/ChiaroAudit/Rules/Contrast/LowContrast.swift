// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor
package import ChiaroFindings
import ChiaroSource

/// A rule that reports text colors with too little contrast on their probable backgrounds.
///
/// Source: Human Interface Guidelines, Dark Mode; WCAG 2.2, 1.4.3
package enum LowContrast: CatalogRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Low contrast", .unreadable, guess: 0.6, evidence: .seen,
    summary: "The contrast of a text color with a background is under 4.5:1.",
    reason: """
      Text needs a contrast of at least 4.5:1 in every appearance (Human Interface Guidelines, \
      Dark Mode; WCAG 2.2, 1.4.3).
      """,
    help: """
      Use the color that the message names: it is the nearest that passes. `chiaro contrast` \
      suggests lighter and darker ones. To have a text color measured on its real background, \
      declare the pair in `.chiaro.yml`. The rule also measures the pairs that names suggest \
      (`onCard` and `Card`, `CardText` and `CardBackground`), and text on the system's \
      backgrounds. It measures any other text color on all backgrounds of its catalog, and reports \
      the lowest contrast.
      """,
    considering: [
      SetConsiderations.pairByName, SetConsiderations.shownOnSystem,
      SetConsiderations.onSystemGround, SetConsiderations.textByName, SetConsiderations.onOwnGround,
    ],
    sources: [.guidelines(.darkMode), .wcag(.minimumContrast)])

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering(
      "the names suggest a text and its background",
      "CardText: any #888888\nCardBackground: any #999999",
      reports: "CardText, light, error", "CardText, dark, error"),
    .triggering(
      "the name `onCard` suggests text on `Card`", "onCard: any #888888\nCard: any #999999",
      reports: "onCard, light, error", "onCard, dark, error"),
    .triggering(
      "two colors that are declared as a pair", "Ink: any #888888\nPaper: any #999999",
      setting: "pair Ink on Paper",
      reports: "Ink, light, error", "Ink, dark, error"),
    .triggering(
      "the name suggests text, and light gray is too light on white",
      "Caption: any #AAAAAA | dark #FFFFFF",
      reports: "Caption, light, note"),
    .triggering(
      """
      too little contrast on elevated backgrounds, which are lighter, and with Increase Contrast, \
      which asks for more
      """,
      "Caption: any #000000 | dark #9A9A9A", reports: "Caption, dark elevated, note",
      "Caption, dark high contrast, note"),
    .triggering(
      "black text on a dark background of the same catalog",
      "Caption: any #000000 | dark #FFFFFF\nHeroBackground: any #333333 | dark #202020",
      reports: "Caption, light, hint"),
    .triggering(
      "black text stays black in dark", "Ink: any #000000",
      setting: "used Ink as text", reports: "Ink, dark, note"),
    .nonTriggering(
      "white text is invisible in light, so it is for other backgrounds", "Ink: any #FFFFFF",
      setting: "used Ink as text"),
    .nonTriggering("the contrast is above 4.5:1", "Caption: any #606060 | dark #FFFFFF"),
    .nonTriggering("the contrast is high", "CardText: any #222222\nCardBackground: any #FFFFFF"),
    .nonTriggering("the name does not suggest text", "Brand: any #AAAAAA"),
    .nonTriggering(
      "the text has its own background of the same name, and is legible on it",
      "banner.label: any #FF9500\nbanner.background: any #332200",
      setting: "used banner.label as text, used banner.background as background"),
    .nonTriggering(
      "the name suggests one of the themes that people choose", "Theme/Lime: any #9ACB1E",
      setting: "used Theme/Lime as text"),
    .nonTriggering(
      "a text that has its own background is not compared with other backgrounds",
      "CardText: any #FFFFFF\nCardBackground: any #222222\nPageBackground: any #FFFFFF"),
  ]

  /// Checks a catalog and adds findings to the report.
  package static func check(
    _ catalog: CatalogSubject, _ context: AuditContext, _ report: inout RuleReport
  ) {
    let survey = ContrastSurvey.of(catalog, context)
    for meeting in context.told(survey.meetings) where meeting.fails {
      let pair = survey.pair(meeting)
      let words = message(meeting, pair)
      report.add(
        meeting.text.name, at: meeting.text.location, meeting.appearance,
        considering: considerations(meeting, in: catalog, context), words,
        measured: MeasuredValue(meeting.ratio.value, minimum: meeting.minimum), pair: pair,
        related: [meeting.ground.location].compactMap { $0 } + places(of: meeting, context),
        // A set that stands in the catalogs of several targets.
        causes: [Cause(.copiedSet, meeting.text.name, words)])
    }
  }

  /// The first places where code writes with a color that is measured on the system's grounds: what
  /// stands on which is seen there.
  private static func places(
    of meeting: ContrastSurvey.Meeting, _ context: AuditContext
  ) -> [SourceLocation] {
    meeting.reason == .system ? context.use(of: meeting.text)?.places ?? [] : []
  }

  private static func considerations(
    _ meeting: ContrastSurvey.Meeting, in catalog: CatalogSubject, _ context: AuditContext
  ) -> [Consideration] {
    switch meeting.reason {
    // What names alone suggest, and code that was read does not show, is mostly no pair.
    case .pair: return context.isPairByNameOnly(meeting) ? [SetConsiderations.pairByName] : []
    case .system:
      var considerations = [
        isShownOnSystem(meeting, context)
          ? SetConsiderations.shownOnSystem : SetConsiderations.onSystemGround
      ]
      if context.guessesText(meeting.text) { considerations.append(SetConsiderations.textByName) }
      if isOnOwnGround(meeting, in: catalog, context) {
        considerations.append(SetConsiderations.onOwnGround)
      }
      return considerations
    case .guess: return [SetConsiderations.textByName]
    }
  }

  /// Whether code shows a text of the color on a ground of the system's.
  private static func isShownOnSystem(
    _ meeting: ContrastSurvey.Meeting, _ context: AuditContext
  ) -> Bool {
    context.assetUses?.pairs.contains {
      $0.text == meeting.text.set.path && $0.ground == nil
        && $0.system?.lowercased().contains("background") == true
    } ?? false
  }

  /// Whether all that writes with a color has grounds of its own, on one of which it can be read:
  /// what stands on which nobody knows.
  private static func isOnOwnGround(
    _ meeting: ContrastSurvey.Meeting, in catalog: CatalogSubject, _ context: AuditContext
  ) -> Bool {
    if hasGroundByName(meeting.text, in: catalog) { return true }
    let sets = Set(context.use(of: meeting.text)?.grounds ?? [])
    return meeting.canBeRead(onOneOf: sets, among: catalog.colors)
  }

  /// Whether the catalog has the ground of a text by its name: `messageMyBG` of
  /// `messageMyTimeText`.
  private static func hasGroundByName(
    _ text: ColorSubject, in catalog: CatalogSubject
  ) -> Bool {
    catalog.colors.contains { ground in
      let stem = ground.words.words.dropLast()
      return stem.count > 1 && ground.words.isBackgroundLike
        && text.words.words.starts(with: stem)
    }
  }

  private static func message(
    _ meeting: ContrastSurvey.Meeting, _ pair: ColorPair?
  ) -> String {
    let lead = PlainWords.text(meeting.ratio.value, in: meeting.appearance.description)
    guard meeting.reason != .guess, let pair else {
      return "\(lead) if it is ever shown on \(meeting.ground.name): \(meeting.ratio)"
    }
    let remedy = passing(pair, meeting.minimum).map {
      "; \($0.hexText) would have \(meeting.minimum):1"
    }
    return "\(lead) on \(meeting.ground.name): \(pair.text.hexText) on \(pair.ground.hexText), "
      + "\(meeting.ratio)" + (remedy ?? "")
  }

  /// Returns the nearest text color that passes; an opaque one where a translucent text is too
  /// faint at any lightness.
  private static func passing(_ pair: ColorPair, _ ratio: Double) -> Color? {
    let (text, ground) = (pair.text, pair.ground)
    return text.nearestPassing(ratio: ratio, on: ground).nearest
      ?? text.composited(over: ground).nearestPassing(ratio: ratio, on: ground).nearest
  }
}
