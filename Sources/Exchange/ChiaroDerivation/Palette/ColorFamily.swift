// SPDX-License-Identifier: MIT

import ChiaroAppearance
package import ChiaroAudit
package import ChiaroCatalog

/// The entries of a color set that differ by style and contrast alone, for one device and gamut.
package struct ColorFamily: Sendable {
  /// The slot of the light entry, as the file spells it.
  package let base: EntrySlot
  /// The indices in the set's entries, by appearance; nil where there is no usable entry.
  private let entries: [AuditAppearance: Int]

  /// Returns the families of a set, in the order in which the file has their light entries.
  ///
  /// Entries for a dark style alone make no family: there is nothing to derive them from.
  package static func families(of set: ColorSet) -> [ColorFamily] {
    var bases: [EntrySlot] = []
    var groups: [EntrySlot: [Int]] = [:]
    for (index, entry) in set.entries.enumerated() where entry.slot.variant != nil {
      var key = entry.slot
      (key.style, key.contrast) = (nil, nil)
      if groups[key] == nil { bases.append(key) }
      groups[key, default: []].append(index)
    }
    return bases.compactMap { ColorFamily(groups[$0] ?? [], in: set) }
  }

  private init?(_ members: [Int], in set: ColorSet) {
    let find = { (styles: [String?], contrast: String?) -> Int? in
      styles.lazy.compactMap { style in
        members.first {
          let entry = set.entries[$0]
          return entry.slot.style == style && entry.slot.contrast == contrast
            && entry.value.isUsable
        }
      }.first
    }
    guard let light = find(["light", nil], nil) else { return nil }
    base = set.entries[light].slot
    entries = [
      .light: light, .dark: find(["dark"], nil),
      .lightHigh: find(["light", nil], "high"),
      .darkHigh: find(["dark"], "high"),
    ].compactMapValues { $0 }
  }

  /// Returns the index of the entry that a person made for an appearance; nil if there is none.
  package func entry(for appearance: AuditAppearance) -> Int? { entries[appearance] }

  /// Returns the slot of a new entry for an appearance.
  ///
  /// Catalogs know no level: elevated appearances have the slot of their base.
  package func slot(for appearance: AuditAppearance) -> EntrySlot {
    var slot = base
    if appearance.style == .dark { slot.style = "dark" }
    if appearance.contrast == .high { slot.contrast = "high" }
    return slot
  }

  /// The device and gamut, by which families of two sets belong together.
  package var key: EntrySlot {
    var key = base
    key.style = nil
    return key
  }
}
