// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
package import ChiaroSource

/// Two colors that look alike to people with a color-vision deficiency, and to nobody else.
///
/// Apple counterpart: none · Source: Human Interface Guidelines, Color, Inclusive color
/// · Fidelity: approximate
package enum ColorVisionCollision: CatalogRule {
  /// What the rule says.
  package static let description = RuleDescription(
    "Colors that fall together", .note,
    summary: "Two colors of the catalog look alike under a color-vision deficiency.",
    reason: """
      People who are color blind might not be able to distinguish some color combinations; avoid \
      relying solely on color (Human Interface Guidelines, Color, Inclusive color).
      """,
    help: "Make them differ in lightness too, or say the same by a text or a shape.")

  /// What triggers it, and what does not.
  package static let examples: [RuleExample] = [
    .triggering(
      "a red and a green of one lightness", "Bad: any #B05A00\nGood: any #7A7A00",
      reports: "Bad, light"),
    .nonTriggering("a dark red and a light green", "Bad: any #800000\nGood: any #80FF80"),
    .nonTriggering("nearly the same for everyone", "Sky: any #336699\nSea: any #336698"),
    .nonTriggering("grays", "Ink: any #777777\nSmoke: any #787878"),
  ]

  /// Nearer than this under a deficiency is alike, farther than the second without it is different.
  private static let alike = 0.02
  private static let different = 0.08
  /// Colors without a hue of their own carry no meaning that a deficiency could hide.
  private static let leastChroma = 0.05

  /// Looks at one catalog.
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
  /// What people call it.
  fileprivate var commonName: String {
    switch self {
    case .protan: "protanopia"
    case .deutan: "deuteranopia"
    case .tritan: "tritanopia"
    }
  }
}
