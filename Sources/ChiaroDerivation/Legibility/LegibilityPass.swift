// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroAudit
import ChiaroColor

/// One appearance of a palette, whose derived values are moved until its pairs are legible.
struct LegibilityPass {
  private var colors: [PaletteColor]
  private let pairs: [LegibilityPair]
  private let appearance: AuditAppearance
  private let main: Color?

  /// What is demanded beyond a ratio, for the rounding of colors to bytes.
  private static let margin = 0.02
  /// How readily a color moves, by its role: what is read moves before what it stands on.
  private static let mobilities: [ColorRole: Double] = [
    .text: 1, .accent: 0.6, .separator: 0.6, .background: 0.25,
  ]

  init(
    _ colors: [PaletteColor], _ pairs: [LegibilityPair], _ appearance: AuditAppearance,
    _ platform: Platform
  ) {
    self.colors = colors
    self.pairs = pairs
    self.appearance = appearance
    main = SystemBackdrops.on(platform).backdrops.first?.color(appearance)
  }

  /// Returns the colors as they were moved, and the pairs that are not legible all the same.
  func solved() -> (colors: [PaletteColor], failed: [LegibilityPair]) {
    var pass = self
    pass.solve()
    let failed = pass.pairs.filter { !pass.isLegible($0) && pass.isMovable($0) }
    return (pass.colors, failed)
  }

  // MARK: All pairs at once

  private mutating func solve() {
    var places = colors.map(place)
    var demands: [LegibilitySolver.Demand] = []
    for pair in pairs where isOpaque(pair) {
      let ground: Int
      switch pair.ground {
      case .color(let index): ground = index
      case .system(let backdrop):
        ground = places.count
        places.append(.init(Luminance.place(of: backdrop.color(appearance)), mobility: 0))
      }
      let distance = Luminance.distance(ratio: pair.demand(in: appearance)) + Self.margin
      let isLighter = places[pair.text].value >= places[ground].value
      demands.append(
        isLighter
          ? .init(pair.text, above: ground, by: distance)
          : .init(ground, above: pair.text, by: distance))
    }
    demands += orders(places)
    var solver = LegibilitySolver(places, demands)
    _ = solver.solve()
    for index in colors.indices { move(index, from: places[index], to: solver.places[index]) }
    for pair in pairs where !isLegible(pair) { repair(pair) }
  }

  /// Whether both colors hide what is below them; what does not has no place of its own.
  private func isOpaque(_ pair: LegibilityPair) -> Bool {
    guard colors[pair.text].color(appearance).map({ $0.alpha >= 1 }) ?? false else { return false }
    guard case .color(let index) = pair.ground else { return true }
    return colors[index].color(appearance).map { $0.alpha >= 1 } ?? false
  }

  private func place(of color: PaletteColor) -> LegibilitySolver.Place {
    guard let value = color.values[appearance] else {
      let shown = color.color(appearance).map(Luminance.place)
      return .init(shown ?? Luminance.range.lowerBound, mobility: 0)
    }
    let mobility = value.isGiven ? 0 : Self.mobilities[color.role.role] ?? 0
    return .init(Luminance.place(of: value.color), mobility: mobility)
  }

  /// The order of grays of one role, from dark to light: it stays while they move.
  private func orders(_ places: [LegibilitySolver.Place]) -> [LegibilitySolver.Demand] {
    ToneCurves.roles.flatMap { role -> [LegibilitySolver.Demand] in
      let grays = colors.indices.filter { colors[$0].role.role == role && isGray(colors[$0]) }
        .sorted { (places[$0].value, $0) < (places[$1].value, $1) }
      return zip(grays, grays.dropFirst()).compactMap { below, above in
        guard places[below].mobility + places[above].mobility > 0 else { return nil }
        return LegibilitySolver.Demand(above, above: below, by: 0)
      }
    }
  }

  private func isGray(_ color: PaletteColor) -> Bool {
    color.color(.light).map { $0.alpha >= 1 && $0.converted(to: .oklch).components.y < 0.03 }
      ?? false
  }

  private mutating func move(
    _ index: Int, from start: LegibilitySolver.Place, to end: LegibilitySolver.Place
  ) {
    let distance = end.value - start.value
    guard start.mobility > 0, distance.magnitude > 1e-3,
      var value = colors[index].values[appearance]
    else { return }
    let tone = Tone(value.color.converted(to: .oklch).components, like: value.color)
    value.color = tone.color(at: end.value)
    value.reasons.append(distance > 0 ? "raised for its pairs" : "lowered for its pairs")
    colors[index].values[appearance] = value
  }

  // MARK: One pair

  private func ground(of pair: LegibilityPair) -> Color? {
    switch pair.ground {
    case .system(let backdrop): backdrop.color(appearance)
    case .color(let index):
      colors[index].color(appearance).map { ground in
        guard ground.alpha < 1, let main else { return ground }
        return ground.composited(over: main)
      }
    }
  }

  /// Returns whether a pair reaches what is demanded of it.
  func isLegible(_ pair: LegibilityPair) -> Bool {
    contrast(of: pair).map { $0.value >= pair.demand(in: appearance) } ?? true
  }

  /// Returns the contrast of a pair; nil where one of the two shows nothing.
  func contrast(of pair: LegibilityPair) -> ContrastRatio? {
    guard let text = colors[pair.text].color(appearance), let ground = ground(of: pair) else {
      return nil
    }
    return text.contrast(on: ground).lowest
  }

  /// Whether any of the two was derived, so that it is this derivation's business.
  private func isMovable(_ pair: LegibilityPair) -> Bool {
    if colors[pair.text].values[appearance]?.isGiven == false { return true }
    guard case .color(let index) = pair.ground else { return false }
    return colors[index].values[appearance]?.isGiven == false
  }

  /// Repairs a pair with a translucent color, which the solver cannot see: the text moves to the
  /// end of the scale, and then becomes more opaque.
  private mutating func repair(_ pair: LegibilityPair) {
    guard let value = colors[pair.text].values[appearance], !value.isGiven,
      let ground = ground(of: pair)
    else { return }
    let isLighter = Luminance.place(of: value.color) >= Luminance.place(of: ground)
    let tone = Tone(value.color.converted(to: .oklch).components, like: value.color)
    let origin = value.color.converted(to: .oklch).components.x
    let demand = pair.demand(in: appearance)
    var moved = value
    for step in 1...32 where !isLegible(pair) {
      let share = min(Double(step) / 16, 1)
      moved.color = tone.color(lightness: origin + ((isLighter ? 1 : 0) - origin) * share)
      if step > 16 {
        let opacity = value.color.alpha + (1 - value.color.alpha) * Double(step - 16) / 16
        moved.color.alpha = (opacity * 1000).rounded() / 1000
      }
      colors[pair.text].values[appearance] = moved
      if moved.color.contrast(on: ground).lowest.value >= demand { break }
    }
    colors[pair.text].values[appearance]?.reasons.append("made more opaque for its pairs")
  }
}
