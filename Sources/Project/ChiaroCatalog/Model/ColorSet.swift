// SPDX-License-Identifier: MIT

package import ChiaroAppearance
public import ChiaroColor
public import ChiaroSource

/// A color with all its variants.
///
/// Apple counterpart: a `.colorset` · Source: Asset Catalog Format Reference (statement S235) ·
/// Fidelity: exact
public struct ColorSet: Sendable {
  /// The entries of the set, in file order.
  public let entries: [Entry]
  /// Whether the set is marked as having entries for locales.
  public var isLocalizable: Bool

  /// The indices in `entries` that a lookup can choose; `slots` contains their slots in the same
  /// order.
  let usable: [Int]
  /// The slots of the entries that a lookup can choose, in file order.
  package let slots: [VariantSlot]

  /// An entry of a color set, with its slot and its color.
  public struct Entry: Sendable {
    /// The environment for which the entry is used, as it is spelled in the file.
    public var slot: EntrySlot
    /// The color of the entry, or the reason why it has none.
    public var value: Value
    /// The location in the file where the entry begins.
    public var location: SourceLocation
    /// The byte offset in the file where the entry begins; nil if it was not read from a file.
    public var offset: Int?
    /// The location of the entry's color; nil if it has none.
    public var valueLocation: SourceLocation?

    /// Creates an entry.
    public init(
      slot: EntrySlot, value: Value, location: SourceLocation, offset: Int? = nil,
      valueLocation: SourceLocation? = nil
    ) {
      self.slot = slot
      self.value = value
      self.location = location
      self.offset = offset
      self.valueLocation = valueLocation
    }
  }

  /// The value of an entry.
  public enum Value: Hashable, Sendable {
    /// No color, because the slot was left empty; lookups skip it.
    case empty
    /// A value that is not a color; the reader reports it in a diagnostic, and lookups skip it.
    case malformed
    /// A color with components in a color space.
    case color(Color)
    /// A reference to a system color, which is resolved for each environment.
    case reference(SystemReference)
  }

  /// Creates a set from its entries.
  public init(entries: [Entry], isLocalizable: Bool = false) {
    self.entries = entries
    self.isLocalizable = isLocalizable
    // By index: an entry has twenty fields, which nobody needs to copy.
    let chosen = entries.indices.compactMap { index -> (Int, VariantSlot)? in
      guard entries[index].value.isUsable, let slot = entries[index].slot.variant else {
        return nil
      }
      return (index, slot)
    }
    usable = chosen.map(\.0)
    slots = chosen.map(\.1)
  }

  /// Whether all entries are empty, as in the accent color of Xcode's app template.
  ///
  /// Such an accent color means the system's accent color.
  public var isEmpty: Bool { entries.allSatisfy { $0.value == .empty } }
}

extension ColorSet.Value {
  /// Whether a lookup can choose an entry with this value.
  public var isUsable: Bool {
    switch self {
    case .color, .reference: true
    case .empty, .malformed: false
    }
  }
}
