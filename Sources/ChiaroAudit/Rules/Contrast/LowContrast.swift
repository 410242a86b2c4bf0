// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroSource

/// Text whose color stands out too little from what it is likely to stand on.
///
/// Apple counterpart: none · Source: Human Interface Guidelines, Dark Mode; WCAG 2.2, 1.4.3
/// · Fidelity: exact
public enum LowContrast: CatalogRule {
  /// What the rule says.
  public static let description = RuleDescription(
    "Low contrast", .warning,
    summary: "A color for text has under 4.5:1 on a background; under 7:1 is a note.",
    reason: """
      The contrast between colors is to be no lower than 4.5:1 in any appearance, and 7:1 is what \
      to strive for with custom colors, especially in small text (Human Interface Guidelines, Dark \
      Mode; WCAG 2.2, 1.4.3 and 1.4.6).
      """,
    help: """
      `chiaro contrast` names the nearest colors that pass. Pairs that the project declares, and \
      pairs that name each other (`onCard` and `Card`, `CardText` and `CardBackground`), are \
      errors; a text color on the system's backgrounds is a warning; any other text color is \
      compared with the backgrounds of its catalog, and only the worst is noted.
      """)

  /// What triggers it, and what does not.
  public static let examples: [RuleExample] = [
    .triggering(
      "a pair by name", "CardText: any #888888\nCardBackground: any #999999",
      reports: "CardText, light, error", "CardText, dark, error"),
    .triggering(
      "on its ground", "onCard: any #888888\nCard: any #999999",
      reports: "onCard, light, error", "onCard, dark, error"),
    .triggering(
      "a declared pair", "Ink: any #888888\nPaper: any #999999", setting: "pair Ink on Paper",
      reports: "Ink, light, error", "Ink, dark, error"),
    .triggering(
      "on the system's background", "Caption: any #AAAAAA | dark #FFFFFF",
      reports: "Caption, light, warning"),
    .triggering(
      "between 4.5 and 7", "Caption: any #606060 | dark #FFFFFF", reports: "Caption, light, note"),
    .triggering(
      "worse on elevated ground, and under Increase Contrast",
      "Caption: any #000000 | dark #9A9A9A", reports: "Caption, dark, note",
      "Caption, dark elevated, warning", "Caption, dark high contrast, warning"),
    .triggering(
      "against a background of the catalog",
      "Caption: any #000000 | dark #FFFFFF\nHeroBackground: any #333333 | dark #202020",
      reports: "Caption, light, note"),
    .nonTriggering("enough", "CardText: any #222222\nCardBackground: any #FFFFFF"),
    .nonTriggering("no text", "Brand: any #AAAAAA"),
    .nonTriggering(
      "a pair is not compared with anything else",
      "CardText: any #FFFFFF\nCardBackground: any #222222\nPageBackground: any #FFFFFF"),
  ]

  /// Looks at one catalog.
  public static func check(
    _ catalog: CatalogSubject, _ context: AuditContext, _ report: inout RuleReport
  ) {
    let pairs = ContrastPairs(catalog, context.configuration.pairs)
    for pair in pairs.named { check(pair, in: catalog, &report) }
    let backgrounds = catalog.colors.filter { $0.words.isBackgroundLike }
    for text in catalog.colors where text.words.isTextLike && !pairs.isPaired(text) {
      let warned = checkOnSystem(text, catalog, &report)
      if !warned { checkWorst(text, on: backgrounds, catalog, &report) }
    }
  }

  // MARK: Pairs that belong together

  private static func check(
    _ pair: ContrastPairs.Pair, in catalog: CatalogSubject, _ report: inout RuleReport
  ) {
    for appearance in measured(pair.text, pair.background) {
      guard let ratio = ratio(pair.text, pair.background, appearance, catalog.platform),
        !ratio.passes(.aaa) || ratio.value < pair.minimum
      else { continue }
      let fails = ratio.value < pair.minimum
      let hex = pair.background.hex(appearance)
      report.add(
        pair.text.name, at: pair.text.location, appearance, severity: fails ? .error : .note,
        "\(ratio) on \(pair.background.name)"
          + expectation(fails, pair.minimum, pair.text, hex, appearance),
        related: [pair.background.location])
    }
  }

  // MARK: The system's backgrounds

  /// Compares with every background of the platform and reports the worst of each appearance.
  ///
  /// Returns whether any is under 4.5:1.
  private static func checkOnSystem(
    _ text: ColorSubject, _ catalog: CatalogSubject, _ report: inout RuleReport
  ) -> Bool {
    var verdicts: [AuditAppearance: Verdict] = [:]
    for appearance in AuditAppearance.all.prefix(8) {
      guard let color = text.value(appearance) else { continue }
      guard let (backdrop, ratio) = worstBackdrop(color, appearance, catalog.platform) else {
        continue
      }
      let verdict: Verdict = ratio.passes(.aaa) ? .good : ratio.passes(.aa) ? .weak : .bad
      verdicts[appearance] = verdict
      if verdict == .good || isKnown(verdict, appearance, verdicts, text) { continue }
      report.add(
        text.name, at: text.location, appearance, severity: verdict == .bad ? .warning : .note,
        "\(ratio) on \(backdrop.name)"
          + expectation(
            verdict == .bad, 4.5, text, backdrop.colors[appearance.index].hexText, appearance))
    }
    return verdicts.values.contains(.bad)
  }

  /// The platform's background on which a color stands out least.
  private static func worstBackdrop(
    _ text: ResolvedColor, _ appearance: AuditAppearance, _ platform: Platform
  ) -> (SystemBackdrops.Backdrop, ContrastRatio)? {
    var worst: (SystemBackdrops.Backdrop, ContrastRatio)?
    for backdrop in SystemBackdrops.on(platform).backdrops {
      let index = appearance.index
      let ratio =
        text.color.alpha >= 1
        ? ContrastRatio(luminances: text.luminance, backdrop.luminances[index])
        : text.color.contrast(on: backdrop.colors[index]).lowest
      if worst.map({ ratio < $0.1 }) ?? true { worst = (backdrop, ratio) }
    }
    return worst
  }

  private enum Verdict: Int {
    case good
    case weak
    case bad
  }

  /// Whether an appearance says nothing new: the base level, or normal contrast where increased
  /// contrast has no entry of its own, is as bad.
  private static func isKnown(
    _ verdict: Verdict, _ appearance: AuditAppearance, _ verdicts: [AuditAppearance: Verdict],
    _ text: ColorSubject
  ) -> Bool {
    var base = appearance
    base.level = .base
    var normal = appearance
    normal.contrast = .normal
    let isPlain = normal != appearance && !text.hasOwnHighContrast(AuditAppearance(normal.style))
    return [base != appearance ? base : nil, isPlain ? normal : nil].compactMap { $0 }.contains {
      (verdicts[$0]?.rawValue ?? 0) >= verdict.rawValue
    }
  }

  // MARK: Everything else

  /// Notes the worst background of the catalog, when it is under 4.5:1.
  private static func checkWorst(
    _ text: ColorSubject, on backgrounds: [ColorSubject], _ catalog: CatalogSubject,
    _ report: inout RuleReport
  ) {
    var worst: (ratio: ContrastRatio, background: ColorSubject, appearance: AuditAppearance)?
    for background in backgrounds where background.name != text.name {
      for appearance in measured(text, background) {
        guard let ratio = ratio(text, background, appearance, catalog.platform) else { continue }
        if worst.map({ ratio < $0.ratio }) ?? true { worst = (ratio, background, appearance) }
      }
    }
    guard let worst, !worst.ratio.passes(.aa) else { return }
    report.add(
      text.name, at: text.location, worst.appearance, severity: .note,
      "\(worst.ratio) on \(worst.background.name), if they ever meet",
      related: [worst.background.location])
  }

  // MARK: Measuring

  /// The appearances in which either color has a value of its own.
  private static func measured(
    _ text: ColorSubject, _ background: ColorSubject
  ) -> [AuditAppearance] {
    appearances[Int(text.ownAppearances | background.ownAppearances)]
  }

  /// The sRGB appearances of each set of bits.
  private static let appearances: [[AuditAppearance]] = (0..<256).map { bits in
    (0..<8).filter { bits >> $0 & 1 == 1 }.map { AuditAppearance.all[$0] }
  }

  /// The contrast of two colors; a translucent background lies on the platform's own.
  private static func ratio(
    _ text: ColorSubject, _ background: ColorSubject, _ appearance: AuditAppearance,
    _ platform: Platform
  ) -> ContrastRatio? {
    guard let front = text.value(appearance), let ground = background.value(appearance) else {
      return nil
    }
    if front.color.alpha >= 1 && ground.color.alpha >= 1 {
      return ContrastRatio(luminances: front.luminance, ground.luminance)
    }
    guard ground.color.alpha < 1, let backdrop = SystemBackdrops.on(platform).main(appearance)
    else { return front.color.contrast(on: ground.color).lowest }
    return front.color.contrast(on: ground.color.composited(over: backdrop)).lowest
  }

  private static func expectation(
    _ fails: Bool, _ minimum: Double, _ text: ColorSubject, _ ground: String,
    _ appearance: AuditAppearance
  ) -> String {
    let values = " (\(text.hex(appearance)) on \(ground))"
    return fails ? "\(values); at least \(minimum):1 is needed" : "\(values); 7:1 is better"
  }
}
