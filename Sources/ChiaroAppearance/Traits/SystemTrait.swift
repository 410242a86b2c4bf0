// SPDX-License-Identifier: MIT

/// A trait that the system itself knows, in a place of its own within every collection.
///
/// Nothing outside this module can conform: a `TraitSlot` cannot be made elsewhere.
///
/// Apple counterpart: the `UITrait…` types · Source: WWDC23 10057 (S13) · Fidelity: exact
public protocol SystemTrait: TraitDefinition {
  /// Where the value lies.
  static var slot: TraitSlot<Value> { get }
  /// Whether the type stands for one of Apple's; false for the accent color, which is ours.
  static var hasAppleCounterpart: Bool { get }
}

extension SystemTrait {
  /// Apple's name of the type, `UITrait…`.
  public static var identifier: String { "UI\(Self.self)" }
  /// The type's name without `Trait`.
  public static var name: String { String("\(Self.self)".dropFirst("Trait".count)) }
  /// True.
  public static var hasAppleCounterpart: Bool { true }
}

/// Where a system trait's value lies in a collection, and how it is packed.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct TraitSlot<Value: Sendable>: Sendable {
  let read: @Sendable (borrowing TraitCollection) -> Value
  let write: @Sendable (inout TraitCollection, Value) -> Void
  let isSpecified: @Sendable (borrowing TraitCollection) -> Bool
  /// The trait's bits in a `TraitMask`.
  let bits: UInt64
}

extension TraitSlot where Value: Equatable {
  /// A slot of a few bits; `values` lists what bits 0, 1, 2… mean.
  ///
  /// `unspecified` stands there for bits that mean nothing, and is never written.
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

  /// A slot in the part that is shared between copies.
  init(
    _ path: any WritableKeyPath<SharedTraits, Value> & Sendable, _ mask: TraitMask,
    unspecified: Value
  ) {
    bits = mask.system
    read = { traits in
      if traits.isWatched { TraitReads.note(mask) }
      return traits.shared?.content[keyPath: path] ?? unspecified
    }
    write = { traits, value in
      guard value != unspecified || traits.shared != nil else { return }
      traits.changeShared { $0[keyPath: path] = value }
    }
    isSpecified = { ($0.shared?.content[keyPath: path] ?? unspecified) != unspecified }
  }
}
