// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
package import ChiaroSource

/// A rule that reports pairs of colors which look alike only with a color-vision deficiency.
///
/// Apple counterpart: none · Source: Human Interface Guidelines, Color, Inclusive color
/// · Fidelity: approximate
package enum ColorVisionCollision: CatalogRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Colors that look alike in color blindness", .note,
    summary: "Two colors of the catalog look alike under a color-vision deficiency.",
    reason: """
      People who are color blind might not be able to distinguish some color combinations; avoid \
      relying solely on color (Human Interface Guidelines, Color, Inclusive color).
      """,
    help: "Make them differ in lightness too, or say the same by a text or a shape.")

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering(
      "a red and a green of one lightness", "Bad: any #B05A00\nGood: any #7A7A00",
      reports: "Bad, light"),
    .nonTriggering("a dark red and a light green", "Bad: any #800000\nGood: any #80FF80"),
    .nonTriggering("nearly the same for everyone", "Sky: any #336699\nSea: any #336698"),
    .nonTriggering("grays", "Ink: any #777777\nSmoke: any #787878"),
  ]

  /// The largest distance in Oklab of colors that look alike with a deficiency.
  ///
  /// `different` is the smallest distance of colors that differ without a deficiency.
  private static let alike = 0.02
  private static let different = 0.08
  /// The chroma below which a color has no hue that could carry a meaning.
  private static let leastChroma = 0.05

  /// Checks a catalog and adds findings to the report.
  package static func check(
    _ catalog: CatalogSubject, _ context: AuditContext, _ report: inout RuleReport
  ) {
    for appearance in [AuditAppearance.light, .dark] {
      let colors = catalog.colors.filter { carriesMeaning($0, appearance) }
      var worst: [Int: (other: Int, deficiency: VisionDeficiency, gap: Double)] = [:]
      for deficiency in VisionDeficiency.allCases {
        collect(colors, appearance, deficiency, &worst)
      }
      for (index, found) in worst {
        let color = colors[index]
        let other = colors[found.other]
        report.add(
          color.name, at: color.location, appearance,
          "looks like \(other.name) with \(found.deficiency.commonName)"
            + " (\(color.hex(appearance)) and \(other.hex(appearance)))",
          related: [other.location])
      }
    }
  }

  private static func carriesMeaning(_ color: ColorSubject, _ appearance: AuditAppearance) -> Bool {
    // A color that does not change says the same thing in both styles; once is enough.
    if appearance.style == .dark && !color.hasOwnDark && !color.isReference(.dark) { return false }
    guard let value = color.value(appearance), value.color.alpha > 0.5 else { return false }
    let (a, b) = (value.oklab.y, value.oklab.z)
    return a * a + b * b >= leastChroma * leastChroma
  }

  private static func collect(
    _ colors: [ColorSubject], _ appearance: AuditAppearance, _ deficiency: VisionDeficiency,
    _ worst: inout [Int: (other: Int, deficiency: VisionDeficiency, gap: Double)]
  ) {
    let values = colors.compactMap { $0.value(appearance) }
    let plain = values.map(\.oklab)
    // From linear light to linear light: no curve is undone and done again.
    let seen = values.map { Color(.linearSRGB, $0.linear).simulated(deficiency).oklab }
    ColorNeighbors(seen, distance: alike).forEachPair { first, second, _ in
      let difference = plain[first] - plain[second]
      let gap = (difference * difference).sum().squareRoot()
      guard gap > different else { return }
      let known = worst[first]
      if gap > known?.gap ?? 0 || gap == known?.gap && second < known?.other ?? 0 {
        worst[first] = (second, deficiency, gap)
      }
    }
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
