// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
package import ChiaroSource

/// A reader of colors whose names contain their appearances; it makes them one color with several
/// values.
///
/// The end of a name may also mean a shade: `primary_dark` beside `primary`. Such names are read as
/// appearances only if the colors confirm it: a color that is lighter in dark is no shade.
package struct NamedAppearances {
  /// The colors.
  package private(set) var palette: TokenPalette
  /// The names that were read as appearances, and those that may have been meant so.
  package private(set) var diagnostics: [Diagnostic] = []

  /// A color with one of its appearances in its name.
  private struct Member {
    var token: ColorToken
    var meaning: AppearanceWords.Meaning
    var name: AppearanceName?
  }

  /// The colors of one stem.
  private struct Family {
    var stem: TokenName
    var members: [Member] = []
    /// The color that has the stem as its name.
    var base: ColorToken?

    private func has(_ isMeant: (AppearanceWords.Meaning) -> Bool) -> Bool {
      members.contains { isMeant($0.meaning) }
    }
    var hasLight: Bool { has { $0[.scheme] == false && $0[.contrast] != true } }
    var hasSecond: Bool { has { $0.values.contains(true) } }
    var isGroup: Bool { members.allSatisfy { $0.name?.place == .group } }
    var isSure: Bool { members.contains { $0.name?.isSure == true } }
    /// Whether there is one value for light, and another.
    var isPair: Bool { hasSecond && hasLight != (base != nil) }
    var all: [Member] {
      (base.map { [Member(token: $0, meaning: [:], name: nil)] } ?? []) + members
    }
  }

  /// Reads the names of a palette's colors.
  ///
  /// - Parameters:
  ///   - palette: the colors
  ///   - kept: names that stay as they are, such as those of a catalog
  ///   - said: a person's assignments for names
  ///   - path: the file that diagnostics name
  package init(
    _ palette: TokenPalette, keeping kept: Set<TokenName> = [], _ said: TokenModes, at path: String
  ) {
    self.palette = palette
    let families = Self.families(of: palette, kept, said)
    if families.isEmpty { return }
    let shades = Self.shades(families, palette)
    let pairs = families.filter(\.isPair)
    let chosen = chosen(pairs, shades) + lone(families)
    let doubtful = pairs.filter { pair in
      !shades.contains(pair.stem) && !chosen.contains { $0.stem == pair.stem }
    }
    report(chosen.filter(\.isPair), doubtful, path)
    if !chosen.isEmpty { merge(chosen) }
  }

  // MARK: Families

  private static func families(
    of palette: TokenPalette, _ kept: Set<TokenName>, _ said: TokenModes
  ) -> [Family] {
    var families: [TokenName: Family] = [:]
    var order: [TokenName] = []
    for token in palette.tokens where token.origin == nil && !kept.contains(token.name) {
      guard let name = AppearanceName(token.name, said), !kept.contains(name.stem),
        token.variants.allSatisfy({ TokenCell($0.slot).index & 3 == 0 })
      else { continue }
      if families[name.stem] == nil { order.append(name.stem) }
      families[name.stem, default: Family(stem: name.stem)].members.append(
        Member(token: token, meaning: name.meaning, name: name))
    }
    return order.compactMap { families[$0] }.map { family in
      var family = family
      family.base = palette[family.stem].flatMap { base in
        let isPlain = base.variants.allSatisfy { TokenCell($0.slot).index & 3 == 0 }
        return isPlain && base.origin == nil ? base : nil
      }
      return family
    }.filter { family in
      // A color that has several values already, or a name twice, is left alone.
      (family.base != nil || palette[family.stem] == nil)
        && Set(family.members.map(\.meaning)).count == family.members.count
    }
  }

  /// The stems whose colors are shades: lighter and darker ones beside a usual one.
  private static func shades(_ families: [Family], _ palette: TokenPalette) -> Set<TokenName> {
    var groups: [TokenName: Int] = [:]
    for token in palette.tokens where token.name.parts.count > 1 {
      groups[TokenName(parts: Array(token.name.parts.dropLast())), default: 0] += 1
    }
    return Set(
      families.filter { family in
        if family.isSure || family.isGroup { return false }
        let isLeaf = family.members.allSatisfy { $0.name?.place == .leaf }
        return family.hasLight && family.base != nil
          || isLeaf && groups[family.stem] != family.members.count
      }.map(\.stem))
  }

  /// Chooses the pairs that are surely meant, and others where half of those show it.
  private func chosen(_ pairs: [Family], _ shades: Set<TokenName>) -> [Family] {
    let groups = pairs.filter(\.isGroup)
    let others = pairs.filter { !$0.isGroup && !shades.contains($0.stem) }
    let shown = others.filter { $0.isSure || shows($0) }
    return groups + (shown.count * 2 >= others.count ? others : shown)
  }

  /// The colors of groups for light or dark alone, where other colors of the groups are pairs.
  private func lone(_ families: [Family]) -> [Family] {
    let groups = families.filter(\.isGroup)
    let pairs = groups.count(where: \.isPair)
    guard pairs > 0, pairs * 2 >= groups.count else { return [] }
    return groups.filter { !$0.isPair && $0.base == nil }
  }

  /// Whether the colors of a pair are no shades: the dark one is lighter, or much darker.
  private func shows(_ family: Family) -> Bool {
    let light = family.members.first { $0.meaning[.scheme] == false }?.token ?? family.base
    let dark = family.members.first { $0.meaning[.scheme] == true }?.token
    guard let one = light.flatMap(lightness), let other = dark.flatMap(lightness) else {
      return false
    }
    return other > one + 0.03 || one - other >= (family.base == nil ? 0.7 : 0.5)
  }

  private func lightness(_ token: ColorToken) -> Double? {
    let query = TokenCell().query()
    return token.value(for: query).flatMap { palette.color(of: $0, for: query) }
      .map { $0.color.converted(to: .oklab).components.x }
  }

  // MARK: Colors

  private mutating func merge(_ families: [Family]) {
    var stems: [TokenName: TokenName] = [:]
    var sources: [TokenName: [TokenName]] = [:]
    var merged: [TokenName: ColorToken] = [:]
    for family in families {
      let axes = AppearanceWords.axes(family.all.map(\.meaning))
      let chosen = TokenCell.all.map { cell in Self.member(of: family, cell, axes) }
      for member in family.all { stems[member.token.name] = family.stem }
      sources[family.stem] = chosen.map { $0?.token.name ?? family.stem }
      let table = TokenTable { cell in
        chosen[cell.index].flatMap { $0.token.value(for: cell.query()) }
      }
      var token = ColorToken(family.stem, table.fitted())
      token.description = family.all.lazy.compactMap(\.token.description).first
      token.deprecation = family.all.lazy.compactMap(\.token.deprecation).first
      token.extensions = family.all.first?.token.extensions ?? []
      merged[family.stem] = token
    }
    var result = TokenPalette()
    for token in palette.tokens {
      let own = stems[token.name].flatMap { merged[$0] } ?? token
      _ = result.add(renamed(own, stems, sources))
    }
    palette = result
  }

  /// Returns the member that is for a cell: the one that says most of it.
  private static func member(
    of family: Family, _ cell: TokenCell, _ axes: Set<TokenCell.Axis>
  ) -> Member? {
    let rank = { (member: Member) in
      (member.meaning.values.count { $0 }, member.meaning.count)
    }
    return family.all.filter { AppearanceWords.holds($0.meaning, in: cell, axes) }
      .max { rank($0) < rank($1) }
  }

  /// Returns a color whose aliases lead to the merged colors, or are the colors that they led to
  /// where those have become another's value.
  private func renamed(
    _ token: ColorToken, _ stems: [TokenName: TokenName], _ sources: [TokenName: [TokenName]]
  ) -> ColorToken {
    let leads = token.variants.contains { variant in
      if case .alias(let name) = variant.value { stems[name] != nil } else { false }
    }
    guard leads else { return token }
    var token = token
    let table = TokenTable { cell in
      guard let value = token.value(for: cell.query()), case .alias(let name) = value,
        let stem = stems[name]
      else { return token.value(for: cell.query()) }
      if sources[stem]?[cell.index] == name { return .alias(stem) }
      return palette.color(of: value, for: cell.query()).map { .color($0) } ?? .alias(stem)
    }
    token.variants = table.fitted()
    return token
  }

  // MARK: Reports

  private mutating func report(_ merged: [Family], _ doubtful: [Family], _ path: String) {
    let place = SourceLocation(file: path)
    if !merged.isEmpty {
      diagnostics.append(
        Diagnostic(
          .note, id: "appearance-names", at: place,
          """
          \(VisibleText.names(merged.map(\.stem.description))): names with an appearance, such as \
          \(VisibleText.reveal(merged[0].members[0].token.name.description)), became values of one \
          color
          """))
    }
    if !doubtful.isEmpty {
      diagnostics.append(
        Diagnostic(
          .warning, id: "appearance-names", at: place,
          """
          \(VisibleText.names(doubtful.map(\.stem.description))): these names end in light or \
          dark, which may mean a shade, so they were read as separate colors; use \
          --mode "dark=dark" to read them as appearances
          """))
    }
  }
}
