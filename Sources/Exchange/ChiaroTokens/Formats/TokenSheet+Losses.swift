// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor

extension TokenSheet {
  /// Returns the losses of a format with some abilities when it writes the palette.
  package func losses(_ abilities: TokenAbilities) -> [TokenLoss] {
    let missing = valueless.map {
      TokenLoss($0.name, .value, "it has no value on the device \(options.idiom.rawValue)")
    }
    // A catalog's notation keeps sets that have no value at all.
    let valueLosses = abilities.contains(.catalogs) ? missing.filter(isForeign) : missing
    if abilities.contains(.gaps) {
      return nameLosses + valueLosses + allRows.flatMap { losses(of: $0, abilities) }
    }
    let whole = Set(rows.map(\.token.name))
    let left = allRows.filter { !whole.contains($0.token.name) }.map { row in
      TokenLoss(
        row.token.name, .value, "\(gap(of: row)), but the format needs one; it is left out")
    }
    return nameLosses + valueLosses + left + rows.flatMap { losses(of: $0, abilities) }
  }

  /// In which appearance a color has no value, in words.
  private func gap(of row: Row) -> String {
    let cell = TokenCell.all.first { color(row, $0) == nil } ?? TokenCell()
    return hasDeadAlias(row)
      ? """
      an alias does not lead to a color
      """ : "it has no value for \(cell.query(for: options.idiom).key)"
  }

  private func isForeign(_ loss: TokenLoss) -> Bool { palette[loss.name]?.origin == nil }

  private func losses(of row: Row, _ abilities: TokenAbilities) -> [TokenLoss] {
    let name = row.token.name
    var losses: [TokenLoss] = []
    for axis in row.axes where !abilities.has(axis) {
      losses.append(TokenLoss(name, axis.loss, axis.lossReason))
    }
    if !abilities.contains(.catalogs) { losses += catalogLosses(of: row.token) }
    if hasDeadAlias(row) {
      losses.append(TokenLoss(name, .value, "an alias does not lead to a color"))
    } else if !abilities.contains(.aliases), row.token.variants.contains(where: \.value.isAlias) {
      losses.append(TokenLoss(name, .alias, "an alias is written as its target's value"))
    }
    if !abilities.contains(.annotations) { losses += TokenLoss.annotations(of: row.token) }
    return losses + colorLosses(of: row, abilities)
  }

  private func catalogLosses(of token: ColorToken) -> [TokenLoss] {
    // Nearly every color is for all devices and languages, and has colors of its own.
    let isPlain = token.variants.allSatisfy { variant in
      let idiom = variant.slot.idiom
      return (idiom == .universal || idiom == options.idiom) && variant.slot.locale == nil
        && !variant.value.isSystem
    }
    if isPlain { return [] }
    var losses: [TokenLoss] = []
    let others = Set(token.variants.map(\.slot.idiom)).subtracting([.universal, options.idiom])
    if !others.isEmpty {
      let words = others.map(\.rawValue).sorted().joined(separator: ", ")
      losses.append(TokenLoss(token.name, .idiom, "values for \(words) are not written"))
    }
    let locales = Set(token.variants.compactMap(\.slot.locale)).sorted()
    if !locales.isEmpty {
      let words = locales.joined(separator: ", ")
      losses.append(TokenLoss(token.name, .locale, "values for \(words) are not written"))
    }
    if token.variants.contains(where: \.value.isSystem) {
      losses.append(
        TokenLoss(token.name, .system, "a system color is written as its present value"))
    }
    return losses
  }

  /// What becomes of components; values behind aliases are the losses of those colors.
  private func colorLosses(of row: Row, _ abilities: TokenAbilities) -> [TokenLoss] {
    var losses: [TokenLoss] = []
    if row.isWide, !abilities.contains(.wideColors) {
      losses.append(
        TokenLoss(row.token.name, .range, "a color outside of sRGB is clipped to sRGB"))
    } else if row.isWide, !abilities.contains(.spaces) || !abilities.contains(.catalogs),
      row.colors.contains(where: { !$0.color.isInGamut(of: .displayP3) && $0.color.space.isRGB })
    {
      losses.append(
        TokenLoss(row.token.name, .range, "a color outside of Display P3 is clipped"))
    }
    if !abilities.contains(.spaces), row.colors.contains(where: \.hasMissing) {
      losses.append(TokenLoss(row.token.name, .notation, "a missing component is written as 0"))
    }
    return losses
  }
}

extension TokenCell.Axis {
  fileprivate var loss: TokenLoss.Kind {
    switch self {
    case .scheme: .scheme
    case .contrast: .contrast
    case .level: .level
    case .gamut: .gamut
    }
  }

  fileprivate var lossReason: String {
    switch self {
    case .scheme: "values for the dark style are not written"
    case .contrast: "values for increased contrast are not written"
    case .level: "values for elevated content are not written"
    case .gamut: "values for Display P3 screens are not written"
    }
  }
}

extension TokenValue {
  /// Whether the value is another color's.
  package var isAlias: Bool { if case .alias = self { true } else { false } }
  /// Whether the value is the system's.
  package var isSystem: Bool { if case .system = self { true } else { false } }
}
