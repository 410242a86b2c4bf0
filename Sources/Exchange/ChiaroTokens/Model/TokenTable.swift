// SPDX-License-Identifier: MIT

package import ChiaroAppearance

/// A color's values in all cells, on one device, as a format without lookups writes them.
package struct TokenTable: Hashable, Sendable {
  /// The values, by the index of their cells; references to the system are resolved.
  package var values: [TokenValue?]

  /// Creates a table from values.
  package init(_ value: (TokenCell) -> TokenValue?) { values = TokenCell.all.map(value) }

  /// Looks a token up in every cell.
  ///
  /// - Parameters:
  ///   - token: the color
  ///   - idiom: the device
  ///   - platform: the platform of references that name none; the device's by default
  package init(
    _ token: ColorToken, for idiom: VariantIdiom, on platform: Platform? = nil
  ) {
    let slots = token.variants.map(\.slot)
    self.init { cell in
      let query = cell.query(for: idiom)
      return VariantSelection.select(slots, for: query).flatMap {
        Self.resolved(token.variants[$0].value, query, platform)
      }
    }
  }

  /// Returns a value with a reference to the system replaced by its color; nil when none is known.
  private static func resolved(
    _ value: TokenValue, _ query: VariantQuery, _ platform: Platform?
  ) -> TokenValue? {
    guard case .system = value else { return value }
    return TokenPalette().color(of: value, for: query, on: platform).map { .color($0) }
  }

  /// The value in a cell; nil when no variant fits.
  package subscript(cell: TokenCell) -> TokenValue? { values[cell.index] }

  /// Returns whether an axis decides the value anywhere.
  package func depends(on axis: TokenCell.Axis) -> Bool {
    values.indices.contains { values[$0] != values[$0 ^ axis.bit] }
  }

  /// The axes that decide the value anywhere.
  package var axes: [TokenCell.Axis] { TokenCell.Axis.allCases.filter { depends(on: $0) } }
}

extension TokenTable {
  /// Returns the table with other names in its aliases.
  package func mapped(_ name: (TokenName) -> TokenName) -> TokenTable {
    TokenTable { cell in
      if case .alias(let target)? = self[cell] { .alias(name(target)) } else { self[cell] }
    }
  }

  /// Returns variants that give the table, with the fewest changes.
  ///
  /// Variants that give the right value already stay as they are; another value takes the place of
  /// the variant for exactly that appearance, or is added as one.
  ///
  /// - Parameters:
  ///   - variants: the variants to begin with
  ///   - idiom: the device whose table it is
  /// - Returns: variants that give every value of the table, and their own where it has none
  package func fitted(
    _ variants: [ColorToken.Variant] = [], for idiom: VariantIdiom = .phone
  ) -> [ColorToken.Variant] {
    var variants = variants
    // A new variant can serve later cells too, which then get one of their own: at most one each.
    for _ in 0..<2 {
      for cell in TokenCell.all {
        if let wanted = self[cell] { Self.fit(&variants, wanted, cell, idiom) }
      }
    }
    return variants
  }

  private static func fit(
    _ variants: inout [ColorToken.Variant], _ wanted: TokenValue, _ cell: TokenCell,
    _ idiom: VariantIdiom
  ) {
    let query = cell.query(for: idiom)
    let chosen = VariantSelection.select(variants.map(\.slot), for: query).map { variants[$0] }
    if let chosen, resolved(chosen.value, query, nil) == wanted { return }
    let slot = cell.slot(beside: chosen?.slot)
    if let index = variants.firstIndex(where: { $0.slot == slot }) {
      variants[index].value = wanted
    } else {
      variants.append(ColorToken.Variant(slot, wanted))
    }
  }
}

extension TokenCell {
  /// Returns the slot for this appearance that wins over another, which was chosen for it.
  fileprivate func slot(beside chosen: VariantSlot?) -> VariantSlot {
    var slot = slot
    guard let chosen else { return slot }
    (slot.idiom, slot.subtype) = (chosen.idiom, chosen.subtype)
    if chosen.luminosity == .light { slot.luminosity = .light }
    if chosen.gamut != .unspecified { slot.gamut = has(.gamut) ? .P3 : .sRGB }
    return slot
  }
}
