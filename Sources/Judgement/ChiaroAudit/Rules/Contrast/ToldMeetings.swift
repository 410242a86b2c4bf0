// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor
import ChiaroFindings
import ChiaroSource

extension AuditContext {
  /// The meetings of text and ground that are worth telling where code was read: those that belong
  /// together, and of each color on the system's grounds the worst, when it can hardly be read.
  func told(_ meetings: [ContrastSurvey.Meeting]) -> [ContrastSurvey.Meeting] {
    guard assetUses != nil else { return meetings }
    var worst: [String: ContrastSurvey.Meeting] = [:]
    for meeting in meetings where isWorst(meeting) {
      let other = worst[meeting.text.name]
      if other.map({ meeting.ratio < $0.ratio }) ?? true { worst[meeting.text.name] = meeting }
    }
    return meetings.filter { meeting in
      switch meeting.reason {
      case .pair: !isPairByNameOnly(meeting) || !isNoPair(meeting, among: meetings)
      case .system: worst[meeting.text.name]?.appearance == meeting.appearance
      case .guess: use(of: meeting.text) == nil
      }
    }
  }

  private func isWorst(_ meeting: ContrastSurvey.Meeting) -> Bool {
    meeting.reason == .system && isWorthTelling(meeting)
  }

  /// Whether the names of two colors suggest a pair that neither the project declares nor code
  /// shows.
  func isPairByNameOnly(_ meeting: ContrastSurvey.Meeting) -> Bool {
    let (text, ground) = (meeting.text, meeting.ground)
    let isDeclared = configuration.pairs.contains {
      $0.text == text.name && $0.background == ground.name
    }
    guard let assetUses, !isDeclared else { return false }
    return !assetUses.pairs.contains { pair in
      pair.text == text.set.path
        && pair.ground.map { Path.stem(Path.lastComponent($0)) } == ground.name
    }
  }

  /// Whether two colors cannot be told apart in the light: whoever drew the screen would have seen
  /// it, so that the names mislead.
  private func isNoPair(
    _ meeting: ContrastSurvey.Meeting, among meetings: [ContrastSurvey.Meeting]
  ) -> Bool {
    meetings.contains { other in
      other.reason == .pair && other.text.name == meeting.text.name
        && other.ground.name == meeting.ground.name && other.appearance == .light
        && other.ratio.value < 1.1
    }
  }

  /// Names of colors that are for grounds of the other style, or of no text.
  private static let exempt: Set<String> = [
    "reverse", "inverse", "inverted", "negative", "on", "border", "separator", "divider",
    "vibrant", "accent", "chevron",
  ]

  private func isWorthTelling(_ meeting: ContrastSurvey.Meeting) -> Bool {
    guard let use = use(of: meeting.text) else { return true }
    // A tint that fails is told once, as a color that cannot serve both styles.
    if use.roles.contains(.tint) && !meeting.text.hasOwnDark { return false }
    if meeting.text.isPrimitive || meeting.text.isReference(meeting.appearance) { return false }
    if standsWell(meeting) { return false }
    let words = meeting.text.words
    if words.isFaintOnPurpose || words.words.contains(where: Self.exempt.contains) { return false }
    guard meeting.appearance == .light || meeting.appearance == .dark,
      let value = meeting.text.value(meeting.appearance)
    else { return false }
    // Text that nobody can read there is for another ground, unless the dark was forgotten; a hue
    // may be large, or a picture.
    let ratio = meeting.ratio.value
    return (ratio > 1.5 || isForgotten(meeting))
      && isHardToRead(ratio, value) && failsOnScreens(meeting, value)
      && !hasGroundOfItsName(meeting.text) && !isOfTheme(meeting.text)
  }

  /// Whether code shows that it stands on a ground of a catalog, on which it can be read.
  private func standsWell(_ meeting: ContrastSurvey.Meeting) -> Bool {
    let pairs = assetUses?.pairs.filter { $0.text == meeting.text.set.path } ?? []
    let grounds = Set(pairs.compactMap(\.ground))
    return meeting.canBeRead(onOneOf: grounds, among: catalogs.lazy.flatMap(\.colors))
  }

  private func isHardToRead(_ ratio: Double, _ value: ResolvedColor) -> Bool {
    // What lacks a tenth of it nobody sees.
    ratio < 3 || ratio < 4 && value.chroma < 0.04 && value.color.alpha >= 1
  }

  /// Whether it is as hard to read on the ground of screens themselves: not every text meets the
  /// others, such as the third ground of grouped content.
  private func failsOnScreens(
    _ meeting: ContrastSurvey.Meeting, _ value: ResolvedColor
  ) -> Bool {
    let platform = catalogs.first { $0.color(named: meeting.text.name) != nil }?.platform ?? .iOS
    guard let main = SystemBackdrops.on(platform).main(meeting.appearance) else { return true }
    return isHardToRead(value.color.contrast(on: main).lowest.value, value)
  }

  /// Whether some catalog has a ground with the same beginning, on which it stands rather than on
  /// the system's: `banner.label` on `banner.background`.
  private func hasGroundOfItsName(_ text: ColorSubject) -> Bool {
    let name = text.name.lowercased()
    guard let ending = ["label", "title", "foreground", "text"].first(where: name.hasSuffix) else {
      return false
    }
    let stem = name.dropLast(ending.count)
    return !stem.isEmpty && hasColor(named: stem + "background")
  }

  /// Whether it is a hue among themes, one of which people choose.
  private func isOfTheme(_ text: ColorSubject) -> Bool {
    guard (text.value(.light)?.chroma ?? 0) > 0.04 else { return false }
    let folders = Path.components(Path.parent(text.name)).map { $0.lowercased() }
    return folders.contains { $0 == "theme" || $0 == "themes" }
  }

  /// Whether one dark value is for both styles, and known to be text: on a light ground it can be
  /// read, and in the dark nobody sees it.
  private func isForgotten(_ meeting: ContrastSurvey.Meeting) -> Bool {
    guard meeting.appearance == .dark, !meeting.text.hasOwnDark,
      use(of: meeting.text)?.roles.contains(.text) == true
    else { return false }
    return (meeting.text.value(.light)?.luminance ?? 1) < 0.18
  }
}

extension ResolvedColor {
  /// The chroma in OKLCH; 0 for a gray.
  var chroma: Double { (oklab.y * oklab.y + oklab.z * oklab.z).squareRoot() }
}
