// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroColor
public import ChiaroSource

/// A color with all its variants.
///
/// Apple counterpart: a `.colorset` · Source: Asset Catalog Format Reference (S235) ·
/// Fidelity: exact
public struct ColorSet: Sendable {
  /// The entries, in the order of the file.
  public let entries: [Entry]
  /// Whether the set says that it has entries for locales.
  public var isLocalizable: Bool

  /// The entries that a lookup can choose, and their slots, side by side.
  let usable: [Int]
  let slots: [VariantSlot]

  /// One entry: what it is for, and the color.
  public struct Entry: Sendable {
    /// What the file says it is for.
    public var slot: EntrySlot
    /// The color, or that there is none.
    public var value: Value
    /// Where the entry begins in its file.
    public var location: SourceLocation
    /// The byte of the file at which the entry begins; nil when it was not read from one.
    public var offset: Int?
    /// Where the entry's color stands, when there is one.
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

  /// What an entry holds.
  public enum Value: Hashable, Sendable {
    /// Nothing: the slot was opened and left empty, and a lookup passes over it.
    case empty
    /// Something that is no color; it was reported, and a lookup passes over it.
    case malformed
    /// Components in a space.
    case color(Color)
    /// A system color, looked up again in every environment.
    case reference(SystemReference)
  }

  /// Creates a set from its entries.
  public init(entries: [Entry], isLocalizable: Bool = false) {
    self.entries = entries
    self.isLocalizable = isLocalizable
    let chosen = entries.enumerated().compactMap { index, entry -> (Int, VariantSlot)? in
      guard entry.value.isUsable, let slot = entry.slot.variant else { return nil }
      return (index, slot)
    }
    usable = chosen.map(\.0)
    slots = chosen.map(\.1)
  }

  /// Whether no entry holds anything: Xcode's template for "the system's own accent color".
  public var isEmpty: Bool { entries.allSatisfy { $0.value == .empty } }
}

extension ColorSet.Value {
  /// Whether a lookup can choose it.
  public var isUsable: Bool {
    switch self {
    case .color, .reference: true
    case .empty, .malformed: false
    }
  }
}
