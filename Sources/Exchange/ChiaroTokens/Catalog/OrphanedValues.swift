// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroSource

/// The values of a color set that its source has no longer: a lookup finds them, and they are
/// others than the source's.
struct OrphanedValues {
  /// The values, in the order in which they are found.
  private(set) var values: [CatalogPlan.Orphan] = []
  private let document: JSONDocument?

  /// Looks for them.
  ///
  /// - Parameters:
  ///   - token: the color as the source has it
  ///   - bytes: the set's `Contents.json`, in which the source's values stand
  ///   - path: its path
  ///   - axes: the axes of which the source's format can speak
  init(
    of token: ColorToken, in bytes: [UInt8], at path: String, _ axes: Set<TokenCell.Axis>
  ) {
    document = JSONDocument.read(bytes, file: path).document
    guard let document else { return }
    let set = ColorSet(contents: document)
    var left = set.entries.compactMap { entry -> (slot: EntrySlot, variant: ColorToken.Variant)? in
      guard let slot = entry.slot.variant, let value = TokenValue(entry.value) else { return nil }
      return (entry.slot, .init(slot, value))
    }
    // A catalog knows of devices and languages too.
    if token.origin != nil {
      let known = Set(token.variants.map(\.slot))
      values = left.filter { !known.contains($0.variant.slot) }.map {
        .init(slot: $0.slot, value: $0.variant.value)
      }
      return
    }
    let meant = TokenTable(token, for: .phone)
    let cells = TokenCell.all.filter { cell in
      !cell.has(.level) && TokenCell.Axis.allCases.allSatisfy { !cell.has($0) || axes.contains($0) }
    }
    for cell in cells {
      while let value = meant[cell],
        let index = VariantSelection.select(left.map(\.variant.slot), for: cell.query()),
        !ForeignValues.isShown(value, by: left[index].variant.value),
        !TokenCell(left[index].variant.slot).isUsual
      {
        values.append(.init(slot: left[index].slot, value: left[index].variant.value))
        left.remove(at: index)
      }
    }
  }

  /// The content of the set without them.
  var bytesWithout: [UInt8] {
    guard let document else { return [] }
    var editor = ContentsEditor(document)
    for value in values { editor.removeEntries(for: value.slot, under: "colors") }
    return editor.bytes
  }
}

extension TokenCell {
  /// Whether it has the first value of every axis.
  fileprivate var isUsual: Bool { index == 0 }
}
