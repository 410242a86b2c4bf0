// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
package import ChiaroFindings
import ChiaroSource

/// A rule that reports pairs of colors which look alike only with a color-vision deficiency.
///
/// Source: Human Interface Guidelines, Color, Inclusive color · Fidelity: approximate
package enum ColorVisionCollision: CatalogRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Colors that look alike in color blindness", .confuses, guess: 0.3,
    summary: "Two colors of the catalog look alike under a color-vision deficiency.",
    reason: """
      People who are color blind might not be able to distinguish some color combinations; avoid \
      relying solely on color (Human Interface Guidelines, Color, Inclusive color).
      """,
    help: """
      Make the two colors differ in lightness too, or add a text or shape with the same meaning.
      """,
    sources: [.guidelines(.color)])

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering(
      "a red and a green of equal lightness", "Bad: any #B05A00\nGood: any #7A7A00",
      reports: "Bad, light"),
    .nonTriggering(
      "the names do not suggest opposite states",
      "Rank: any #B05A00\nGood: any #7A7A00", setting: "used Rank, used Good"),
    .triggering(
      "several pairs, reported once",
      """
      Bad: any #B05A00
      Good: any #7A7A00
      ErrorBorder: any #B05A00
      SuccessBorder: any #7A7A00
      """, setting: "used Bad, used Good, used ErrorBorder, used SuccessBorder",
      reports: "Bad, light"),
    .nonTriggering(
      "a dark red and a light green differ in lightness", "Bad: any #800000\nGood: any #80FF80"),
    .nonTriggering(
      "the two colors look nearly the same to everybody", "Sky: any #336699\nSea: any #336698"),
    .nonTriggering("grays have no hue to confuse", "Ink: any #777777\nSmoke: any #787878"),
  ]

  /// The largest distance in Oklab of colors that look alike with a deficiency.
  ///
  /// `different` is the smallest distance of colors that differ without a deficiency.
  private static let alike = 0.02
  private static let different = 0.08
  /// The chroma below which a color has no hue that could carry a meaning.
  private static let leastChroma = 0.05

  /// Checks a catalog and adds findings to the report; if code was read, it reports only colors of
  /// opposite meanings, all in one finding.
  package static func check(
    _ catalog: CatalogSubject, _ context: AuditContext, _ report: inout RuleReport
  ) {
    let isOnce = context.assetUses != nil
    for appearance in [AuditAppearance.light, .dark] {
      // Chosen before they are compared: of many equal ones not all are.
      let colors = catalog.colors.filter {
        carriesMeaning($0, appearance) && (!isOnce || Meaning($0.words) != nil)
      }
      var pairs = VisionDeficiency.allCases.flatMap { Self.pairs(colors, appearance, $0) }
      if isOnce {
        let meanings = colors.map { Meaning($0.words) }
        pairs.removeAll { meanings[$0.first] == meanings[$0.second] }
      }
      let groups = isOnce ? [pairs] : Array(Dictionary(grouping: pairs, by: \.first).values)
      for group in groups {
        let worst = group.max {
          ($0.gap, $1.first, $1.second) < ($1.gap, $0.first, $0.second)
        }
        guard let worst else { continue }
        let (color, other) = (colors[worst.first], colors[worst.second])
        let others = isOnce ? Set(group.flatMap { [$0.first, $0.second] }).sorted() : []
        let rest = PlainWords.more(
          others.count - 2, "more state colors have the same problem",
          one: "more state color has the same problem")
        report.add(
          color.name, at: color.location, appearance,
          "Looks like \(other.name) in \(appearance) to people with "
            + "\(worst.deficiency.commonName): \(color.hex(appearance)) and "
            + "\(other.hex(appearance))" + rest,
          related: [other.location]
            + others.filter { $0 != worst.first && $0 != worst.second }.prefix(40)
            .map { colors[$0].location })
      }
    }
  }

  /// What a color says, as its name tells; what says the same may look the same.
  private enum Meaning {
    case bad
    case good
    case warning

    private static let words: [(Meaning, Set<String>)] = [
      (
        .bad,
        [
          "bad", "danger", "destructive", "error", "fail", "failed", "failure", "critical",
          "negative", "loss", "invalid", "incorrect", "wrong", "offline",
        ]
      ),
      (
        .good,
        [
          "good", "success", "successful", "positive", "gain", "profit", "valid", "correct",
          "right", "online", "ok", "safe",
        ]
      ),
      (.warning, ["warning", "warn", "caution"]),
    ]

    init?(_ name: NameWords) {
      guard let found = Self.words.first(where: { !$1.isDisjoint(with: name.words) }) else {
        return nil
      }
      self = found.0
    }
  }

  /// Two colors that look alike with a deficiency, and how far apart they are without.
  private struct Pair {
    var first: Int
    var second: Int
    var deficiency: VisionDeficiency
    var gap: Double
  }

  private static func carriesMeaning(_ color: ColorSubject, _ appearance: AuditAppearance) -> Bool {
    // A color that does not change says the same thing in both styles; once is enough.
    if appearance.style == .dark && !color.hasOwnDark && !color.isReference(.dark) { return false }
    guard let value = color.value(appearance), value.color.alpha > 0.5 else { return false }
    let (a, b) = (value.oklab.y, value.oklab.z)
    return a * a + b * b >= leastChroma * leastChroma
  }

  private static func pairs(
    _ colors: [ColorSubject], _ appearance: AuditAppearance, _ deficiency: VisionDeficiency
  ) -> [Pair] {
    let values = colors.compactMap { $0.value(appearance) }
    let plain = values.map(\.oklab)
    // From linear light to linear light: no curve is undone and done again.
    let seen = values.map { Color(.linearSRGB, $0.linear).simulated(deficiency).oklab }
    var pairs: [Pair] = []
    ColorNeighbors(seen, distance: alike).forEachPair { first, second, _ in
      let difference = plain[first] - plain[second]
      let gap = (difference * difference).sum().squareRoot()
      guard gap > different else { return }
      pairs.append(Pair(first: first, second: second, deficiency: deficiency, gap: gap))
    }
    return pairs
  }
}

extension VisionDeficiency {
  /// The common name of the deficiency.
  fileprivate var commonName: String {
    switch self {
    case .protan: "protanopia"
    case .deutan: "deuteranopia"
    case .tritan: "tritanopia"
    }
  }
}
