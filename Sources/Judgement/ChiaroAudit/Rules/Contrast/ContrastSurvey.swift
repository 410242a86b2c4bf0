// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor
import ChiaroFindings
import ChiaroSource

/// The text colors of a catalog with a contrast below 7:1, which the contrast rules report.
struct ContrastSurvey: Sendable {
  /// A text color on a background in an appearance.
  struct Meeting {
    var text: ColorSubject
    var appearance: AuditAppearance
    var ground: Ground
    var ratio: ContrastRatio
    /// The required contrast ratio: 4.5, or the ratio that the project declares for the pair.
    var minimum: Double
    /// The reason to assume that the two are used together.
    var reason: Reason

    /// Whether the contrast is below the minimum.
    var fails: Bool { ratio.value < minimum }

    /// Returns whether the text can be read on a color set of some folders, in its appearance.
    func canBeRead(onOneOf sets: Set<String>, among colors: some Sequence<ColorSubject>) -> Bool {
      guard !sets.isEmpty, let text = text.color(appearance) else { return false }
      return colors.contains { ground in
        guard sets.contains(ground.set.path), let under = ground.color(appearance) else {
          return false
        }
        return text.contrast(on: under.withAlpha(1)).lowest.value >= minimum
      }
    }
  }

  /// A background color.
  struct Ground {
    var name: String
    var color: Color
    /// The color in the other style; nil where it has none.
    var colorInOtherStyle: Color?
    /// The location of its definition; nil for a system color.
    var location: SourceLocation?
  }

  enum Reason {
    /// The project declares the pair, or the names of the colors suggest it.
    case pair
    /// The background is a system background color, which any screen may have.
    case system
    /// Both colors are in the same catalog, so the text may be used on the background.
    case guess
  }

  private(set) var meetings: [Meeting] = []
  private let platform: Platform
  /// Where code was read, a text is measured on the ground of screens alone: it names the others.
  private let measuresMainAlone: Bool

  /// Returns the survey of a catalog, computed on first use.
  static func of(_ catalog: CatalogSubject, _ context: AuditContext) -> ContrastSurvey {
    // Who takes the survey of another asks what it asked.
    context.question?.ask()
    return catalog.contrast.value { ContrastSurvey(catalog, context) }
  }

  private init(_ catalog: CatalogSubject, _ context: AuditContext) {
    platform = catalog.platform
    measuresMainAlone = context.assetUses != nil
    let pairs = ContrastPairs(catalog, context.configuration.pairs)
    for pair in pairs.named { look(at: pair) }
    let backgrounds = catalog.colors.filter { context.isGround($0) }
    for text in catalog.colors where context.isText(text) && !pairs.isPaired(text) {
      let isBad = lookOnSystem(text)
      if !isBad { lookForWorst(text, on: backgrounds) }
    }
  }

  /// Returns the two colors of a meeting as they were measured: a translucent background is
  /// composited on the platform's main background.
  func pair(_ meeting: Meeting) -> ColorPair? {
    guard let text = meeting.text.color(meeting.appearance) else { return nil }
    let other = meeting.appearance.inOtherStyle
    let others = meeting.text.color(other).flatMap { text in
      meeting.ground.colorInOtherStyle.map {
        ColorPair.Colors(text, on: opaque($0, other))
      }
    }
    return ColorPair(
      text, on: opaque(meeting.ground.color, meeting.appearance), named: meeting.ground.name,
      inOtherStyle: others)
  }

  /// Returns a background as it is seen: on the platform's main one, where that shines through.
  private func opaque(_ ground: Color, _ appearance: AuditAppearance) -> Color {
    guard ground.alpha < 1, let backdrop = SystemBackdrops.on(platform).main(appearance) else {
      return ground
    }
    return ground.composited(over: backdrop)
  }

  // MARK: Pairs that belong together

  private mutating func look(at pair: ContrastPairs.Pair) {
    for appearance in Self.measured(pair.text, pair.background) {
      guard let ratio = ratio(pair.text, pair.background, appearance),
        !ratio.passes(.aaa) || ratio.value < pair.minimum
      else { continue }
      add(pair.text, on: pair.background, appearance, ratio, pair.minimum, .pair)
    }
  }

  private mutating func add(
    _ text: ColorSubject, on background: ColorSubject, _ appearance: AuditAppearance,
    _ ratio: ContrastRatio, _ minimum: Double, _ reason: Reason
  ) {
    guard let color = background.color(appearance) else { return }
    meetings.append(
      Meeting(
        text: text, appearance: appearance,
        ground: Ground(
          name: background.name, color: color,
          colorInOtherStyle: background.color(appearance.inOtherStyle),
          location: background.location),
        ratio: ratio, minimum: minimum, reason: reason))
  }

  // MARK: The system's backgrounds

  /// Compares a text color with all backgrounds of the platform and keeps the worst for each
  /// appearance.
  ///
  /// Returns whether any is below 4.5:1.
  private mutating func lookOnSystem(_ text: ColorSubject) -> Bool {
    var verdicts: [AuditAppearance: Verdict] = [:]
    for appearance in AuditAppearance.all.prefix(8) {
      guard let color = text.value(appearance),
        let (backdrop, ratio) = worstBackdrop(color, appearance)
      else { continue }
      let verdict: Verdict = ratio.passes(.aaa) ? .good : ratio.passes(.aa) ? .weak : .bad
      verdicts[appearance] = verdict
      if verdict == .good || Self.isKnown(verdict, appearance, verdicts, text) { continue }
      let ground = Ground(
        name: backdrop.name, color: backdrop.colors[appearance.index],
        colorInOtherStyle: backdrop.colors[appearance.inOtherStyle.index], location: nil)
      meetings.append(
        Meeting(
          text: text, appearance: appearance, ground: ground, ratio: ratio, minimum: 4.5,
          reason: .system))
    }
    return verdicts.values.contains(.bad)
  }

  /// Returns the platform's background with the lowest contrast.
  private func worstBackdrop(
    _ text: ResolvedColor, _ appearance: AuditAppearance
  ) -> (SystemBackdrops.Backdrop, ContrastRatio)? {
    var worst: (SystemBackdrops.Backdrop, ContrastRatio)?
    let backdrops = SystemBackdrops.on(platform).backdrops
    for backdrop in backdrops.prefix(measuresMainAlone ? 1 : backdrops.count) {
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

  /// Returns whether a report of an appearance would add nothing to that of the base level or, if
  /// the color has no entry for increased contrast, of normal contrast.
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

  /// Records the worst background of the catalog if the contrast is below 4.5:1.
  private mutating func lookForWorst(_ text: ColorSubject, on backgrounds: [ColorSubject]) {
    var worst: (ratio: ContrastRatio, background: ColorSubject, appearance: AuditAppearance)?
    for background in backgrounds where background.name != text.name {
      for appearance in Self.measured(text, background) {
        guard let ratio = ratio(text, background, appearance) else { continue }
        if worst.map({ ratio < $0.ratio }) ?? true { worst = (ratio, background, appearance) }
      }
    }
    guard let worst, !worst.ratio.passes(.aa) else { return }
    add(text, on: worst.background, worst.appearance, worst.ratio, 4.5, .guess)
  }

  // MARK: Measuring

  /// Returns the appearances in which either color has a value of its own.
  private static func measured(
    _ text: ColorSubject, _ background: ColorSubject
  ) -> [AuditAppearance] {
    appearances[Int(text.ownAppearances | background.ownAppearances)]
  }

  /// The sRGB appearances for each bit set.
  private static let appearances: [[AuditAppearance]] = (0..<256).map { bits in
    (0..<8).filter { bits >> $0 & 1 == 1 }.map { AuditAppearance.all[$0] }
  }

  /// Returns the contrast of two colors; a translucent background is composited on the platform's
  /// own.
  private func ratio(
    _ text: ColorSubject, _ background: ColorSubject, _ appearance: AuditAppearance
  ) -> ContrastRatio? {
    guard let front = text.value(appearance), let ground = background.value(appearance) else {
      return nil
    }
    if front.color.alpha >= 1 && ground.color.alpha >= 1 {
      return ContrastRatio(luminances: front.luminance, ground.luminance)
    }
    return front.color.contrast(on: opaque(ground.color, appearance)).lowest
  }
}
