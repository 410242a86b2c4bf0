// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor

/// A color set beside values that come from a format that can say less than a catalog.
///
/// A value that the set already shows there, as far as the format can tell, changes nothing: a
/// reference to the system stays one, and a color of more than eight bits keeps them.
struct ForeignValues {
  private let set: ColorSet

  /// Creates a comparison with a set.
  init(_ set: ColorSet) { self.set = set }

  /// Returns the changes that make the set show some values.
  func differences(of wanted: [ColorToken.Variant]) -> [CatalogPlan.ValueChange] {
    var variants = ColorToken.variants(of: set)
    var changes: [CatalogPlan.ValueChange] = []
    // A change of one entry can show in appearances that have none of their own.
    for _ in 0..<2 {
      for variant in wanted where !isShown(variant, by: variants) {
        let entry = set.entries.first { $0.value.isUsable && $0.slot.variant == variant.slot }
        changes.append(
          CatalogPlan.ValueChange(
            slot: entry?.slot ?? EntrySlot(variant.slot),
            before: entry.flatMap { TokenValue($0.value) }, after: variant.value))
        if let index = variants.firstIndex(where: { $0.slot == variant.slot }) {
          variants[index] = variant
        } else {
          variants.append(variant)
        }
      }
    }
    return changes
  }

  private func isShown(
    _ variant: ColorToken.Variant, by variants: [ColorToken.Variant]
  ) -> Bool {
    var query = VariantQuery()
    if variant.slot.idiom != .universal { query.idiom = variant.slot.idiom }
    query.subtype = variant.slot.subtype
    query.locale = variant.slot.locale
    query.style = variant.slot.luminosity == .dark ? .dark : .light
    query.contrast = variant.slot.isHighContrast ? .high : .normal
    query.gamut = variant.slot.gamut == .P3 ? .P3 : .sRGB
    guard let index = VariantSelection.select(variants.map(\.slot), for: query) else {
      return false
    }
    let shown = TokenPalette().color(of: variants[index].value, for: query)
    guard case .color(let wanted) = variant.value, let shown else {
      return variants[index].value == variant.value
    }
    if CatalogContents.isSame(.color(shown), .color(wanted)) { return true }
    return Self.isNarrowed(shown.color, wanted.color)
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
