// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroAudit
import ChiaroColor

/// One appearance of a palette, whose derived values are moved until its pairs are legible.
struct LegibilityPass {
  private var colors: [PaletteColor]
  private let pairs: [LegibilityPair]
  private let appearance: AuditAppearance
  /// The luminances of opaque colors as they are now, nil for others; empty before solving begins.
  private var luminances: [Double?] = []

  /// What is demanded beyond a ratio, for the rounding of colors to bytes.
  private static let margin = 0.02
  /// How readily a color moves, by its role: what is read moves before what it stands on.
  private static let mobilities: [ColorRole: Double] = [
    .text: 1, .accent: 0.6, .separator: 0.6, .background: 0.25,
  ]

  init(
    _ colors: [PaletteColor], _ pairs: [LegibilityPair], _ appearance: AuditAppearance
  ) {
    self.colors = colors
    self.pairs = pairs
    self.appearance = appearance
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
    luminances = colors.map { Self.luminance(of: $0.color(appearance)) }
    var places = colors.map(place)
    var demands: [LegibilitySolver.Demand] = []
    for pair in pairs where isOpaque(pair) {
      let ground: Int
      switch pair.ground {
      case .color(let index): ground = index
      case .system(let backdrop), .under(let backdrop):
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
    let moved = colors.indices.filter {
      move($0, from: places[$0], to: solver.places[$0])
    }
    explain(moved)
    // Each repair can undo another, in theory for ever.
    for _ in 0..<3 {
      for pair in pairs where !isLegible(pair) { repair(pair) }
    }
  }

  /// Whether both colors hide what is below them; what does not has no place of its own.
  private func isOpaque(_ pair: LegibilityPair) -> Bool {
    guard colors[pair.text].color(appearance).map({ $0.alpha >= 1 }) ?? false else { return false }
    switch pair.ground {
    case .color(let index): return colors[index].color(appearance).map { $0.alpha >= 1 } ?? false
    case .under(let label): return label.color(appearance).alpha >= 1
    case .system: return true
    }
  }

  private func place(of color: PaletteColor) -> LegibilitySolver.Place {
    guard let value = color.values[appearance] else {
      let shown = color.color(appearance).map(Luminance.place)
      return .init(shown ?? Luminance.range.lowerBound, mobility: 0)
    }
    let mobility = value.isGiven ? 0 : Self.mobilities[color.role.role] ?? 0
    return .init(Luminance.place(of: value.color), mobility: mobility)
  }

  /// The order of a catalog's grays of one role, from dark to light: it stays while they move.
  private func orders(_ places: [LegibilitySolver.Place]) -> [LegibilitySolver.Demand] {
    let groups = Dictionary(grouping: colors.indices.filter { isGray(colors[$0]) }) {
      GrayScale(catalog: colors[$0].catalog, role: colors[$0].role.role)
    }
    let scales = (0...(colors.last?.catalog ?? 0)).flatMap { catalog in
      ColorRole.movable.map { GrayScale(catalog: catalog, role: $0) }
    }
    return scales.flatMap { scale -> [LegibilitySolver.Demand] in
      let grays = (groups[scale] ?? [])
        .sorted { (places[$0].value, $0) < (places[$1].value, $1) }
      return zip(grays, grays.dropFirst()).compactMap { below, above in
        guard places[below].mobility + places[above].mobility > 0 else { return nil }
        return LegibilitySolver.Demand(above, above: below, by: 0)
      }
    }
  }

  /// The grays of which none may overtake another.
  private struct GrayScale: Hashable {
    var catalog: Int
    var role: ColorRole
  }

  private func isGray(_ color: PaletteColor) -> Bool {
    color.color(.light).map { $0.alpha >= 1 && $0.converted(to: .oklch).components.y < 0.03 }
      ?? false
  }

  /// Moves a color to the place that was found for it; returns whether it moved.
  private mutating func move(
    _ index: Int, from start: LegibilitySolver.Place, to end: LegibilitySolver.Place
  ) -> Bool {
    guard start.mobility > 0, (end.value - start.value).magnitude > 1e-3,
      let value = colors[index].values[appearance]
    else { return false }
    let tone = Tone(value.color.converted(to: .oklch).components, like: value.color)
    let isRaised = end.value > start.value
    show(tone.color(at: end.value), for: index)
    colors[index].values[appearance]?.reasons.append(isRaised ? "lightened" : "darkened")
    return true
  }

  /// Says of each color that moved which of its pairs is the closest.
  private mutating func explain(_ moved: [Int]) {
    var closest: [Int: (slack: Double, words: String)] = [:]
    let isMoved = Set(moved)
    for pair in pairs {
      guard let ratio = contrast(of: pair) else { continue }
      let other =
        pair.isRead ? pair.groundName(in: colors) : pair.textName(in: colors)
      var ends = [pair.text: other]
      if case .color(let ground) = pair.ground { ends[ground] = colors[pair.text].name }
      for (index, other) in ends where isMoved.contains(index) {
        let slack = ratio.value / pair.demand(in: appearance)
        if slack < closest[index]?.slack ?? .infinity {
          closest[index] = (slack, " to a contrast of \(ratio) with \(other)")
        }
      }
    }
    for index in moved {
      guard let words = closest[index]?.words,
        let last = colors[index].values[appearance]?.reasons.popLast()
      else { continue }
      colors[index].values[appearance]?.reasons.append(last + words)
    }
  }

  // MARK: One pair

  private func ground(of pair: LegibilityPair) -> Color? {
    switch pair.ground {
    case .system(let backdrop): backdrop.color(appearance)
    case .color(let index): ground(index)
    case .under: ground(pair.text)
    }
  }

  /// A color as a ground: one that is translucent lies on the platform's own.
  private func ground(_ index: Int) -> Color? {
    colors[index].color(appearance).map { ground in
      guard ground.alpha < 1,
        let main = SystemBackdrops.on(colors[index].platform).backdrops.first
      else { return ground }
      return ground.composited(over: main.color(appearance))
    }
  }

  private func text(of pair: LegibilityPair) -> Color? {
    if case .under(let label) = pair.ground { return label.color(appearance) }
    return colors[pair.text].color(appearance)
  }

  /// Returns whether a pair reaches what is demanded of it.
  func isLegible(_ pair: LegibilityPair) -> Bool {
    contrast(of: pair).map { $0.value >= pair.demand(in: appearance) } ?? true
  }

  private static func luminance(of color: Color?) -> Double? {
    color.flatMap { $0.alpha >= 1 ? $0.relativeLuminance : nil }
  }

  /// Gives a color another value.
  private mutating func show(_ color: Color, for index: Int) {
    colors[index].values[appearance]?.color = color
    luminances[index] = Self.luminance(of: color)
  }

  /// Returns the contrast of a pair; nil where one of the two shows nothing.
  func contrast(of pair: LegibilityPair) -> ContrastRatio? {
    if !luminances.isEmpty, case .color(let index) = pair.ground,
      let text = luminances[pair.text], let ground = luminances[index]
    {
      return ContrastRatio(luminances: text, ground)
    }
    guard let text = text(of: pair), let ground = ground(of: pair) else { return nil }
    return text.contrast(on: ground).lowest
  }

  /// Whether any of the two was derived, so that it is this derivation's business.
  private func isMovable(_ pair: LegibilityPair) -> Bool {
    if colors[pair.text].values[appearance]?.isGiven == false { return true }
    guard case .color(let index) = pair.ground else { return false }
    return colors[index].values[appearance]?.isGiven == false
  }

  /// Repairs a pair with a translucent color, which the solver cannot see: the text moves away from
  /// its ground and, where that is not enough, the ground from its text.
  private mutating func repair(_ pair: LegibilityPair) {
    guard let text = text(of: pair), let ground = ground(of: pair) else { return }
    let shown = text.alpha < 1 ? text.composited(over: ground) : text
    let isLighter = Luminance.place(of: shown) >= Luminance.place(of: ground)
    push(pair.text, towards: isLighter == pair.isRead ? 1 : 0, for: pair)
    if case .color(let index) = pair.ground { push(index, towards: isLighter ? 0 : 1, for: pair) }
  }

  /// Moves a derived color towards black or white until a pair is legible; then, if that is not
  /// enough, it becomes more opaque.
  private mutating func push(_ index: Int, towards end: Double, for pair: LegibilityPair) {
    guard let value = colors[index].values[appearance], !value.isGiven, !isLegible(pair) else {
      return
    }
    let components = value.color.converted(to: .oklch).components
    let tone = Tone(components, like: value.color)
    let steps = 16
    for step in 1...(2 * steps) where !isLegible(pair) {
      let share = Double(min(step, steps)) / Double(steps)
      var color = tone.color(lightness: components.x + (end - components.x) * share)
      if step > steps {
        let part = Double(step - steps) / Double(steps)
        let opacity = value.color.alpha + (1 - value.color.alpha) * part
        color.alpha = (opacity * 1000).rounded() / 1000
      }
      show(color, for: index)
    }
    let alpha = colors[index].values[appearance]?.color.alpha ?? 1
    let change = alpha > value.color.alpha ? "made more opaque" : "lightness changed"
    let reason = "\(change) for \(pair.textName(in: colors)) on \(pair.groundName(in: colors))"
    colors[index].values[appearance]?.reasons.append(reason)
  }
}
