// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroColor

/// One appearance of a palette, whose vivid colors are kept as distinct as they are in light, for
/// everybody: two that can be told apart there can be told apart here, with each color vision
/// deficiency too.
///
/// Of two that have come too near, the one that is lighter gets lighter and the other darker. It
/// runs before the pairs are made legible, which comes first.
struct DistinctionPass {
  private var colors: [PaletteColor]
  private let appearance: AuditAppearance

  /// The CIEDE2000 difference beyond which no more is asked for.
  private static let distinct = 4.0
  /// The share of a difference that must remain.
  private static let share = 0.4
  /// The chroma in OKLCH from which a color carries meaning by its hue.
  private static let leastChroma = 0.06
  /// The greatest number of colors of a catalog that are compared, each with each.
  private static let greatestCount = 300
  /// The steps of lightness that are tried, each way.
  private static let steps = [0.01, 0.02, 0.04, 0.06]

  init(_ colors: [PaletteColor], _ appearance: AuditAppearance) {
    self.colors = colors
    self.appearance = appearance
  }

  /// Returns the colors as they were moved.
  func solved() -> [PaletteColor] {
    var pass = self
    for catalog in 0...(colors.last?.catalog ?? 0) { pass.solve(catalog) }
    return pass.colors
  }

  private mutating func solve(_ catalog: Int) {
    let vivid = colors.indices.filter { colors[$0].catalog == catalog && isVivid(colors[$0]) }
    if vivid.count > Self.greatestCount { return }
    let light = vivid.map { Self.sights(of: colors[$0].color(.light)) }
    var here = vivid.map { Self.sights(of: colors[$0].color(appearance)) }
    for second in vivid.indices {
      for first in vivid[..<second].indices
      where colors[vivid[first]].name != colors[vivid[second]].name {
        let wanted = zip(light[first], light[second]).map { Self.wanted($0.deltaE2000(to: $1)) }
        if Self.holds(wanted, here[first], here[second]) { continue }
        guard part(vivid[first], vivid[second], wanted) else { continue }
        here[first] = Self.sights(of: colors[vivid[first]].color(appearance))
        here[second] = Self.sights(of: colors[vivid[second]].color(appearance))
      }
    }
  }

  private func isVivid(_ color: PaletteColor) -> Bool {
    guard color.role.role == .accent, let light = color.color(.light), light.alpha >= 1,
      color.color(appearance) != nil
    else { return false }
    return light.converted(to: .oklch).components.y >= Self.leastChroma
  }

  /// The color as it is, and as people with each deficiency see it.
  private static func sights(of color: Color?) -> [Color] {
    guard let color else { return [] }
    return ([color] + VisionDeficiency.allCases.map { color.simulated($0) })
      .map { $0.converted(to: .lab) }
  }

  /// What must remain of a difference; one that nobody sees in light is none here.
  private static func wanted(_ difference: Double) -> Double {
    difference < 2 ? 0 : min(difference * share, distinct)
  }

  private static func holds(_ wanted: [Double], _ first: [Color], _ second: [Color]) -> Bool {
    zip(wanted, zip(first, second)).allSatisfy { $0 == 0 || $1.0.deltaE2000(to: $1.1) >= $0 }
  }

  /// Moves two colors apart in lightness; returns whether that was possible.
  private mutating func part(_ first: Int, _ second: Int, _ wanted: [Double]) -> Bool {
    guard let one = colors[first].color(appearance), let two = colors[second].color(appearance),
      let oneLight = colors[first].color(.light), let twoLight = colors[second].color(.light)
    else { return false }
    // The order in light tells which of two equals is to be the lighter one.
    let order =
      (Luminance.place(of: one), Luminance.place(of: oneLight))
      >= (Luminance.place(of: two), Luminance.place(of: twoLight))
    let (upper, lower) = order ? (first, second) : (second, first)
    for step in Self.steps {
      let pair = (shifted(upper, by: step), shifted(lower, by: -step))
      guard Self.holds(wanted, Self.sights(of: pair.0), Self.sights(of: pair.1)) else { continue }
      take(pair.0, for: upper, beside: lower)
      take(pair.1, for: lower, beside: upper)
      return true
    }
    return false
  }

  private func shifted(_ index: Int, by step: Double) -> Color? {
    guard let value = colors[index].values[appearance], !value.isGiven else {
      return colors[index].color(appearance)
    }
    let components = value.color.converted(to: .oklch).components
    let lightness = min(max(components.x + step, 0), 1)
    return Tone(components, like: value.color).color(lightness: lightness)
  }

  private mutating func take(_ color: Color?, for index: Int, beside other: Int) {
    guard let color, color != colors[index].color(appearance) else { return }
    colors[index].values[appearance]?.color = color
    let reason = "kept apart from \(colors[other].name)"
    colors[index].values[appearance]?.reasons.append(reason)
  }
}
