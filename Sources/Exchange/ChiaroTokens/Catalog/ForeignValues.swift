// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor

/// A color set beside values that come from a format that can say less than a catalog.
///
/// A value that the set already shows there, as far as the format can tell, changes nothing: a
/// reference to the system stays one, and a color of more than eight bits keeps them. Another value
/// goes where a lookup finds it, beside explicit entries for light or sRGB too.
struct ForeignValues {
  private let set: ColorSet

  /// Creates a comparison with a set.
  init(_ set: ColorSet) { self.set = set }

  /// Returns the changes that make the set show the values of a color.
  func differences(of token: ColorToken) -> [CatalogPlan.ValueChange] {
    let variants = ColorToken.variants(of: set)
    let shown = TokenTable(ColorToken(token.name, variants), for: .phone)
    let meant = TokenTable(token, for: .phone)
    // Of other appearances the format may know nothing.
    let spoken = Set(token.variants.map { TokenCell($0.slot) })
    let wanted = TokenTable { cell in
      guard spoken.contains(cell), !cell.has(.level), let value = meant[cell] else { return nil }
      return Self.isShown(value, by: shown[cell]) ? shown[cell] : value
    }
    let fitted = wanted.fitted(variants)
    // What is for other devices and languages stands beside that.
    let others = token.variants.filter { $0.slot.idiom != .universal || $0.slot.locale != nil }
    return (fitted + others).compactMap { variant in
      let known = variants.first { $0.slot == variant.slot }
      if let known, Self.isShown(variant.value, by: known.value) { return nil }
      let entry = set.entries.first { $0.value.isUsable && $0.slot.variant == variant.slot }
      return CatalogPlan.ValueChange(
        slot: entry?.slot ?? EntrySlot(variant.slot),
        before: entry.flatMap { TokenValue($0.value) }, after: variant.value)
    }
  }

  /// Whether a value is what a set shows, as far as a lesser format can tell.
  static func isShown(_ value: TokenValue, by shown: TokenValue?) -> Bool {
    guard case .color(let wanted) = value, case .color(let color)? = shown else {
      return value == shown
    }
    return CatalogContents.isSame(.color(color), .color(wanted))
      || isNarrowed(color.color, wanted.color)
  }

  /// Whether a color is another in eight bits or clipped to sRGB, as lesser formats have it.
  private static func isNarrowed(_ color: Color, _ narrow: Color) -> Bool {
    let bytes = SRGB8(narrow)
    if Color(bytes) == narrow { return bytes == SRGB8(color) }
    let clipped = color.mapped(into: .sRGB, by: .clip)
    return narrow.space == .sRGB
      && zip(clipped.channelValues + [clipped.alpha], narrow.channelValues + [narrow.alpha])
        .allSatisfy { ($0 - $1).magnitude < 1e-5 }
  }
}
