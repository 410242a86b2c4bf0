// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroAudit
import ChiaroCatalog
import ChiaroColor
import ChiaroFindings
import ChiaroSource

/// What the pairs of a palette say of a color before any value is derived: on which side of its
/// grounds it stands, and which vivid fills carry white text.
struct Surroundings {
  private let colors: [PaletteColor]
  private let pairs: [LegibilityPair]

  init(_ colors: [PaletteColor], _ pairs: [LegibilityPair]) {
    self.colors = colors
    self.pairs = pairs
  }

  /// Returns the fills that carry white text, and those texts: both look the same in dark as in
  /// light, as buttons do.
  ///
  /// A fill that is read on other grounds as well is not among them: it has to move with them.
  func kept() -> Set<Int> {
    var kept: Set<Int> = []
    let read = Set(pairs.filter(\.isRead).map(\.text))
    for pair in pairs where pair.reason.isSure {
      guard case .color(let ground) = pair.ground, !read.contains(ground),
        let fill = colors[ground].color(.light),
        let text = colors[pair.text].color(.light)
      else { continue }
      let (one, two) = (text.converted(to: .oklch), fill.converted(to: .oklch))
      let isWhite = one.components.x > 0.95 && one.components.y < 0.03
      let isVivid = two.components.y > 0.08 && two.components.x > 0.35
      if isWhite && isVivid { kept.formUnion([pair.text, ground]) }
    }
    return kept
  }

  /// A text whose color is written down, on a fill that follows no appearance for its sake.
  struct FixedText {
    /// The text's color.
    let color: Color
    /// Where it is given.
    let place: SourceLocation

    /// The color in a word: `white`, `#0000FF`.
    var name: String { PlainWords.name(of: color) }

    /// Why the fill stays, as in `it lies behind text in white in View.swift:4`.
    var reason: String { "it lies behind text in \(name) in \(LegibilityPair.words(place))" }
  }

  /// Returns the fills under text that is written down, with the first text of each.
  ///
  /// A text counts that can be read on its fill in light. A fill that is read on other grounds as
  /// well is not among them, and neither is the ground of a page: see `held(_:)`.
  func carriers(_ seen: [AssetUses.Pair]) -> [Int: FixedText] {
    let texts = Dictionary(grouping: seen.filter { $0.fixed != nil }) { $0.ground ?? "" }
    let read = Set(pairs.filter(\.isRead).map(\.text))
    return colors.indices.reduce(into: [:]) { carriers, index in
      guard let onIt = texts[colors[index].set.path], !read.contains(index), !isPage(index)
      else { return }
      carriers[index] = firstReadable(onIt, on: index)
    }
  }

  /// Returns the first dark text that is written down on the ground of a page, by the ground.
  ///
  /// One such text does not keep a whole page light: the ground turns dark, and the text is what
  /// has to be changed.
  func held(_ seen: [AssetUses.Pair]) -> [(ground: Int, text: FixedText)] {
    let texts = Dictionary(grouping: seen.filter { $0.fixed != nil }) { $0.ground ?? "" }
    return colors.indices.compactMap { index in
      guard let onIt = texts[colors[index].set.path], isPage(index),
        let text = firstReadable(onIt, on: index)
      else { return nil }
      return (index, text)
    }
  }

  /// Whether a color is a light gray ground, as pages and cards are in light, and no fill.
  private func isPage(_ index: Int) -> Bool {
    guard colors[index].role.role == .background,
      let components = colors[index].color(.light)?.converted(to: .oklch).components
    else { return false }
    return components.x > 0.85 && components.y < 0.045
  }

  /// The first text of those on a fill that can be read on it in light.
  private func firstReadable(_ pairs: [AssetUses.Pair], on index: Int) -> FixedText? {
    guard let fill = colors[index].color(.light), fill.alpha >= 1 else { return nil }
    return pairs.lazy.compactMap { pair in
      pair.fixed.map { FixedText(color: $0, place: pair.place) }
    }.first { $0.color.contrast(on: fill).lowest.value >= 3 }
  }

  /// Returns for each color whether it stands on something darker in an appearance.
  ///
  /// A color without pairs stands on what the style has, unless it is at that end itself.
  func lighterOnes(in appearance: AuditAppearance) -> [Bool] {
    var base = appearance
    base.contrast = .normal
    let places = colors.map { $0.color(base).map(Luminance.place) }
    var sums = [Double](repeating: 0, count: colors.count)
    for pair in pairs where pair.isRead {
      guard let text = places[pair.text] else { continue }
      let ground: Double?
      switch pair.ground {
      case .color(let index): ground = places[index]
      case .system(let backdrop), .under(let backdrop):
        ground = Luminance.place(of: backdrop.color(base))
      }
      sums[pair.text] += text - (ground ?? text)
    }
    return colors.indices.map { index in
      if sums[index] != 0 { return sums[index] > 0 }
      let lightness = colors[index].color(base)?.converted(to: .oklch).components.x ?? 0
      return base.style == .dark ? lightness > 0.3 : lightness > 0.9
    }
  }
}
