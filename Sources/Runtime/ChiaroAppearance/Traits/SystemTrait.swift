// SPDX-License-Identifier: MIT

/// A trait of this module, which every collection stores in a dedicated slot.
///
/// Types outside of this module cannot conform, because only this module can create a `TraitSlot`.
///
/// Apple counterpart: the `UITrait…` types · Source: WWDC23 10057 (statement S13) · Fidelity: exact
public protocol SystemTrait: TraitDefinition {
  /// The slot in which a trait collection stores the trait's value.
  static var slot: TraitSlot<Value> { get }
  /// Whether Apple also has the trait; true for all system traits except the accent color and the
  /// release.
  static var hasAppleCounterpart: Bool { get }
}

extension SystemTrait {
  /// The name of Apple's type, such as `UITraitUserInterfaceStyle`.
  public static var identifier: String { "UI\(Self.self)" }
  /// The name of the type without `Trait`, such as `UserInterfaceStyle`.
  public static var name: String { String("\(Self.self)".dropFirst("Trait".count)) }
  /// Whether UIKit also has the trait; the default is true.
  public static var hasAppleCounterpart: Bool { true }
}

/// The slot in which a trait collection stores the value of a system trait.
public struct TraitSlot<Value: Sendable>: Sendable {
  let read: @Sendable (borrowing TraitCollection) -> Value
  let write: @Sendable (inout TraitCollection, Value) -> Void
  let isSpecified: @Sendable (borrowing TraitCollection) -> Bool
  /// The bits that stand for the trait in a `TraitMask`.
  let bits: UInt64
}

extension TraitSlot where Value: Equatable {
  /// Creates a slot in the packed words.
  ///
  /// `values` lists the meanings of the bits 0, 1, 2…; there `unspecified` stands for bits without
  /// a meaning, which are never written.
  init(_ field: TraitField, unspecified: Value, _ values: [Value]) {
    bits = field.mask
    read = { traits in
      if traits.isWatched { TraitReads.note(TraitMask(system: field.mask)) }
      guard traits.specified & field.mask != 0 else { return unspecified }
      return values[Int((traits.values & field.mask) >> field.shift)]
    }
    write = { traits, value in
      traits.values &= ~field.mask
      traits.specified &= ~field.mask
      guard value != unspecified, let bits = values.firstIndex(of: value) else { return }
      traits.values |= UInt64(bits) << field.shift
      traits.specified |= field.mask
    }
    isSpecified = { $0.specified & field.mask != 0 }
  }

  /// Creates a slot in the shared part of a collection.
  ///
  /// Closures read and write the value, since reading by a key path takes ten times as long.
  init(
    _ mask: TraitMask, unspecified: Value,
    get: @escaping @Sendable (SharedTraitsBox) -> Value,
    set: @escaping @Sendable (inout SharedTraits, Value) -> Void
  ) {
    bits = mask.system
    read = { traits in
      if traits.isWatched { TraitReads.note(mask) }
      return traits.shared.map(get) ?? unspecified
    }
    write = { traits, value in
      guard value != unspecified || traits.shared != nil else { return }
      traits.changeShared { set(&$0, value) }
    }
    isSpecified = { ($0.shared.map(get) ?? unspecified) != unspecified }
  }
}
