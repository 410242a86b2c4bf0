// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroAudit
import ChiaroCatalog
import ChiaroColor
import ChiaroFindings
import ChiaroSource

/// The pairs of a palette: declared, seen in code and on screens, told by names, and possible ones
/// for text without a partner.
struct PairSearch {
  /// The greatest number of possible pairs that are looked at; beyond, only declared and named ones
  /// and the system's grounds are.
  private static let possiblePairs = 100_000

  private let colors: [PaletteColor]
  private let byName: [String: [Int]]
  private var paired: Set<Int> = []
  /// The pairs that are there: what is declared is often told by names too.
  private var known: Set<[Int]> = []
  /// The pairs with colors of the system that are there, by the color's index and that name.
  private var knownOfSystem: Set<String> = []
  private var backdrops: [Platform: [SystemBackdrops.Backdrop]] = [:]
  private(set) var pairs: [LegibilityPair] = []

  init(
    _ colors: [PaletteColor], declared: [AuditConfiguration.Pair], seen: [AssetUses.Pair]
  ) {
    self.colors = colors
    byName = Dictionary(grouping: colors.indices) { colors[$0].name }
    for platform in Set(colors.map(\.platform)) {
      backdrops[platform] = SystemBackdrops.on(platform).backdrops
    }
    for pair in declared {
      add(pair.text, on: pair.background, .declared)
      addDeclared(pair)
    }
    addSeen(seen)
    for name in byName.keys.sorted() {
      for ground in ContrastPairs.partners(of: name) { add(name, on: ground, .names) }
    }
    addPossible()
    addLabels()
  }

  /// Pairs a color with one of the system's that is named in its place: `labelColor` on a card, or
  /// a text on `systemBackgroundColor`.
  private mutating func addDeclared(_ pair: AuditConfiguration.Pair) {
    for index in byName[pair.background] == nil ? byName[pair.text] ?? [] : [] {
      add(index, onSystem: pair.background, .declared)
    }
    for index in byName[pair.text] == nil ? byName[pair.background] ?? [] : [] {
      add(index, underSystem: pair.text, .declared)
    }
  }

  /// Pairs a text with a ground of the system's; a name that is none, or one of a color that
  /// something shines through, pairs it with nothing.
  private mutating func add(
    _ index: Int, onSystem name: String, _ reason: LegibilityPair.Reason,
    at place: SourceLocation? = nil
  ) {
    guard let ground = SystemBackdrops.named(name, on: colors[index].platform),
      let front = colors[index].color(.light)
    else { return }
    let back = ground.color(.light)
    if reason == .seen {
      guard back.alpha >= 1, isNew(index, on: ground, front, back) else { return }
    }
    append(index, .system(ground), reason, front, on: back, at: place)
    paired.insert(index)
  }

  /// Pairs a ground with a text of the system's; a name that is none pairs it with nothing.
  private mutating func add(
    _ index: Int, underSystem name: String, _ reason: LegibilityPair.Reason,
    at place: SourceLocation? = nil
  ) {
    guard let label = SystemBackdrops.named(name, on: colors[index].platform),
      let back = colors[index].color(.light)
    else { return }
    let (front, ground) = (label.color(.light), opaque(back, on: colors[index].platform))
    if reason == .seen, !isNew(index, on: label, front, ground) { return }
    append(index, .under(label), reason, front, on: ground, at: place)
  }

  /// Whether a color and the system's are not yet a pair, and can be told apart in light.
  private mutating func isNew(
    _ index: Int, on system: SystemBackdrops.Backdrop, _ front: Color, _ back: Color
  ) -> Bool {
    let name = system.name.hasSuffix("Color") ? system.name.dropLast(5) : system.name[...]
    return front.contrast(on: back).lowest.value >= 1.1
      && knownOfSystem.insert("\(index) \(name)").inserted
  }

  private mutating func append(
    _ index: Int, _ ground: LegibilityPair.Ground, _ reason: LegibilityPair.Reason,
    _ front: Color, on back: Color, at place: SourceLocation? = nil
  ) {
    pairs.append(
      LegibilityPair(
        text: index, ground: ground, reason: reason, place: place,
        lightRatio: front.contrast(on: back).lowest.value))
  }

  /// Pairs grounds without a text of their own with the system's text, which they carry in light.
  private mutating func addLabels() {
    let taken = pairs.filter(\.reason.isSure).reduce(into: Set<Int>()) { taken, pair in
      // What is read itself is no ground.
      taken.insert(pair.text)
      if case .color(let ground) = pair.ground { taken.insert(ground) }
    }
    for index in colors.indices
    where colors[index].role.role == .background && !taken.contains(index) {
      guard let back = colors[index].color(.light), back.alpha >= 1, !colors[index].isLocked else {
        continue
      }
      for label in SystemBackdrops.labels(on: colors[index].platform)
      where label.color(.light).contrast(on: back).lowest.passes(.aa) {
        // A person who made it light in dark puts no text of the system on it.
        let dark = colors[index].values[.dark]?.color
        let meets = dark.map { label.color(.dark).contrast(on: $0).lowest.passes(.aa) } ?? true
        guard meets else { continue }
        append(index, .under(label), .system, label.color(.light), on: back)
      }
    }
  }

  /// Pairs two sets: the values for the same device and gamut, else those for any.
  private mutating func add(_ text: String, on ground: String, _ reason: LegibilityPair.Reason) {
    guard text != ground, let grounds = byName[ground] else { return }
    for index in byName[text] ?? [] {
      guard let twin = twin(of: index, among: known(grounds, to: index, reason)) else { continue }
      add(index, on: twin, reason)
      paired.insert(index)
    }
  }

  /// Returns those colors of a name that a text means by it.
  ///
  /// They are its own catalog's, else those of others on its platform. A name alone means none
  /// where several catalogs have it.
  private func known(
    _ grounds: [Int], to text: Int, _ reason: LegibilityPair.Reason
  ) -> [Int] {
    let own = grounds.filter { colors[$0].catalog == colors[text].catalog }
    if !own.isEmpty { return own }
    let others = grounds.filter { colors[$0].platform == colors[text].platform }
    let isUnclear = reason == .names && Set(others.map { colors[$0].catalog }).count > 1
    return isUnclear ? [] : others
  }

  private func twin(of text: Int, among grounds: [Int]) -> Int? {
    let key = colors[text].family.key
    return grounds.first { colors[$0].family.key == key } ?? grounds.first
  }

  /// Pairs what one object is given; that it may stand on other grounds as well is not refuted.
  private mutating func addSeen(_ seen: [AssetUses.Pair]) {
    let bySet = Dictionary(grouping: colors.indices) { colors[$0].set.path }
    for pair in seen where pair.text != pair.ground {
      let (texts, grounds) = (pair.text.flatMap { bySet[$0] }, pair.ground.flatMap { bySet[$0] })
      if let system = pair.system {
        for index in texts ?? [] { add(index, onSystem: system, .seen, at: pair.place) }
        for index in grounds ?? [] { add(index, underSystem: system, .seen, at: pair.place) }
        continue
      }
      for index in texts ?? [] {
        guard let twin = twin(of: index, among: grounds ?? []) else { continue }
        add(index, on: twin, .seen, at: pair.place)
      }
    }
  }

  private mutating func add(
    _ text: Int, on ground: Int, _ reason: LegibilityPair.Reason, at place: SourceLocation? = nil
  ) {
    guard let front = colors[text].color(.light), let back = colors[ground].color(.light) else {
      return
    }
    let ratio = front.contrast(on: opaque(back, on: colors[ground].platform)).lowest.value
    // Two colors that cannot be told apart in light are no pair.
    guard ratio >= 1.1 || reason == .declared, known.insert([text, ground]).inserted else {
      return
    }
    pairs.append(
      LegibilityPair(
        text: text, ground: .color(ground), reason: reason, place: place, lightRatio: ratio))
  }

  private mutating func addPossible() {
    let texts = colors.indices.filter { colors[$0].role.isRead && !paired.contains($0) }
    let grounds = Dictionary(
      grouping: colors.indices.filter { colors[$0].role.role == .background }
    ) { colors[$0].catalog }
    let textCounts = Dictionary(texts.map { (colors[$0].catalog, 1) }, uniquingKeysWith: +)
    let places = colors.map { $0.color(.light).map(Luminance.place) }
    for text in texts {
      let own = grounds[colors[text].catalog] ?? []
      let count = textCounts[colors[text].catalog, default: 0] * own.count
      for ground in count <= Self.possiblePairs ? own : []
      where mayPass(places[text], places[ground]) {
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
    return front.contrast(on: opaque(back, on: colors[ground].platform)).lowest.passes(.aa)
  }

  private mutating func addSystem(_ text: Int) {
    guard let front = colors[text].color(.light) else { return }
    for backdrop in backdrops[colors[text].platform] ?? [] {
      let ratio = front.contrast(on: backdrop.color(.light)).lowest
      guard ratio.passes(.aa) else { continue }
      pairs.append(
        LegibilityPair(
          text: text, ground: .system(backdrop), reason: .system, lightRatio: ratio.value))
    }
  }

  /// A ground as it is seen in light: a translucent one lies on the platform's.
  private func opaque(_ ground: Color, on platform: Platform) -> Color {
    guard ground.alpha < 1, let main = backdrops[platform]?.first else { return ground }
    return ground.composited(over: main.color(.light))
  }
}
