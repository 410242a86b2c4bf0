// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroCatalog
import ChiaroColor

/// The dark half of a palette, whose raised surfaces are lighter than what they lie on.
///
/// In light a card may be lighter or darker than its page; turned around, a lighter one would be
/// the darker one. In dark, where shadows are not seen, lightness says what lies on top: a page is
/// darkest, a card is lighter, and what lies on that is lighter still. It runs before the pairs are
/// made legible, which keep the order of grays.
struct ElevationPass {
  private var colors: [PaletteColor]
  private let appearance: AuditAppearance

  /// What separates two levels at least, in OKLCH lightness.
  private static let step = 0.03
  /// The lightness in light from which a gray is a surface that turns around.
  private static let leastLightness = 0.85

  private static let pages: Set<String> = [
    "page", "canvas", "window", "screen", "base", "backdrop", "root", "app", "main", "primary",
  ]
  private static let plain: Set<String> = ["background", "bg", "color", "colour", "surface"]
  private static let raised: Set<String> = [
    "card", "cell", "row", "sheet", "panel", "popover", "popup", "menu", "dialog", "bubble", "tile",
    "tooltip", "toast", "secondary",
  ]
  private static let topmost: Set<String> = ["tertiary"]

  init(_ colors: [PaletteColor], _ appearance: AuditAppearance) {
    self.colors = colors
    self.appearance = appearance
  }

  /// Returns the colors as they were moved.
  func solved() -> [PaletteColor] {
    var pass = self
    let surfaces = Dictionary(grouping: colors.indices.filter { level($0) != nil }) {
      Surfaces(catalog: colors[$0].catalog, key: colors[$0].family.key)
    }
    for group in surfaces.values { pass.part(group) }
    return pass.colors
  }

  /// The surfaces that lie on each other.
  private struct Surfaces: Hashable {
    var catalog: Int
    var key: EntrySlot
  }

  /// How far above the page a surface lies by its name; nil for what is no gray surface.
  private func level(_ index: Int) -> Int? {
    let color = colors[index]
    guard color.role.role == .background, let light = color.color(.light), light.alpha >= 1 else {
      return nil
    }
    let components = light.converted(to: .oklch).components
    guard components.y < 0.03, components.x > Self.leastLightness else { return nil }
    let words = Set(NameWords(color.name).words)
    if !words.isDisjoint(with: Self.topmost) { return 2 }
    if !words.isDisjoint(with: Self.raised) { return 1 }
    let rest = words.subtracting(Self.plain)
    return rest.isSubset(of: Self.pages) ? 0 : nil
  }

  /// Moves what was derived until each level lies above the one below it: what is below what a
  /// person chose gets darker, and then what is above gets lighter.
  private mutating func part(_ group: [Int]) {
    let levels = Dictionary(grouping: group) { level($0) ?? 0 }
    for level in [1, 0] {
      let above = (levels[level + 1] ?? []).filter { !isMovable($0) }
      guard let least = above.min(by: { lightness($0) < lightness($1) }) else { continue }
      for index in levels[level] ?? [] where isMovable(index) {
        let most = max(lightness(least) - Self.step, 0)
        if lightness(index) > most { move(index, to: most, "darker than \(colors[least].name)") }
      }
    }
    for level in [1, 2] {
      let below = (0..<level).flatMap { levels[$0] ?? [] }
      guard let most = below.max(by: { lightness($0) < lightness($1) }) else { continue }
      for index in levels[level] ?? [] where isMovable(index) {
        let least = lightness(most) + Self.step
        if lightness(index) < least { move(index, to: least, "lighter than \(colors[most].name)") }
      }
    }
  }

  private func isMovable(_ index: Int) -> Bool {
    colors[index].values[appearance].map { !$0.isGiven } ?? false
  }

  private func lightness(_ index: Int) -> Double {
    colors[index].color(appearance)?.converted(to: .oklch).components.x ?? 0
  }

  private mutating func move(_ index: Int, to lightness: Double, _ words: String) {
    guard let value = colors[index].values[appearance] else { return }
    let tone = Tone(value.color.converted(to: .oklch).components, like: value.color)
    colors[index].values[appearance]?.color = tone.color(lightness: min(lightness, 1))
    colors[index].values[appearance]?.reasons.append("kept \(words)")
  }
}
