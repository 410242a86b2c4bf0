// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroAudit
import ChiaroColor

/// The pairs of a palette: declared, told by names, and possible ones for text without a partner.
struct PairSearch {
  /// The greatest number of possible pairs that are looked at; beyond, only declared and named ones
  /// and the system's grounds are.
  private static let possiblePairs = 100_000

  private let colors: [PaletteColor]
  private let backdrops: [SystemBackdrops.Backdrop]
  private let byName: [String: [Int]]
  private var paired: Set<Int> = []
  /// The pairs that are there: what is declared is often told by names too.
  private var known: Set<[Int]> = []
  private(set) var pairs: [LegibilityPair] = []

  init(
    _ colors: [PaletteColor], declared: [AuditConfiguration.Pair], on platform: Platform
  ) {
    self.colors = colors
    backdrops = SystemBackdrops.on(platform).backdrops
    byName = Dictionary(grouping: colors.indices) { colors[$0].name }
    for pair in declared {
      add(pair.text, on: pair.background, .declared)
    }
    for name in byName.keys.sorted() {
      for ground in ContrastPairs.partners(of: name) { add(name, on: ground, .names) }
    }
    addPossible()
  }

  /// Pairs two sets: the values for the same device and gamut, else those for any.
  private mutating func add(_ text: String, on ground: String, _ reason: LegibilityPair.Reason) {
    guard text != ground, let grounds = byName[ground], let main = grounds.first else { return }
    for index in byName[text] ?? [] {
      let key = colors[index].family.key
      let twin = grounds.first { colors[$0].family.key == key } ?? main
      add(index, on: twin, reason)
      paired.insert(index)
    }
  }

  private mutating func add(_ text: Int, on ground: Int, _ reason: LegibilityPair.Reason) {
    guard let front = colors[text].color(.light), let back = colors[ground].color(.light) else {
      return
    }
    let ratio = front.contrast(on: opaque(back, .light)).lowest.value
    // Two colors that cannot be told apart in light are no pair.
    guard ratio >= 1.1 || reason == .declared, known.insert([text, ground]).inserted else {
      return
    }
    pairs.append(
      LegibilityPair(text: text, ground: .color(ground), reason: reason, lightRatio: ratio))
  }

  private mutating func addPossible() {
    let texts = colors.indices.filter { colors[$0].role.isRead && !paired.contains($0) }
    let grounds = colors.indices.filter { colors[$0].role.role == .background }
    let isBounded = texts.count * grounds.count <= Self.possiblePairs
    let places = colors.map { $0.color(.light).map(Luminance.place) }
    for text in texts {
      for ground in isBounded ? grounds : [] where mayPass(places[text], places[ground]) {
        guard passes(text, on: ground) else { continue }
        add(text, on: ground, .catalog)
      }
      addSystem(text)
    }
  }

  /// Whether two colors would pass if both were opaque; those that are not pass seldom.
  private func mayPass(_ text: Double?, _ ground: Double?) -> Bool {
    guard let text, let ground else { return false }
    return (text - ground).magnitude > Luminance.distance(ratio: 3)
  }

  private func passes(_ text: Int, on ground: Int) -> Bool {
    guard let front = colors[text].color(.light), let back = colors[ground].color(.light) else {
      return false
    }
    return front.contrast(on: opaque(back, .light)).lowest.passes(.aa)
  }

  private mutating func addSystem(_ text: Int) {
    guard let front = colors[text].color(.light) else { return }
    for backdrop in backdrops {
      let ratio = front.contrast(on: backdrop.color(.light)).lowest
      guard ratio.passes(.aa) else { continue }
      pairs.append(
        LegibilityPair(
          text: text, ground: .system(backdrop), reason: .system, lightRatio: ratio.value))
    }
  }

  /// A ground as it is seen: a translucent one lies on the platform's.
  private func opaque(_ ground: Color, _ appearance: AuditAppearance) -> Color {
    guard ground.alpha < 1, let main = backdrops.first else { return ground }
    return ground.composited(over: main.color(appearance))
  }
}
