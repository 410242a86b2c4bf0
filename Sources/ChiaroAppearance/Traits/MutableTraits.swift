// SPDX-License-Identifier: MIT

/// A container of traits that can be written: what the closures of `TraitCollection` are given.
///
/// Setting a trait to its `unspecified` value takes it out again. The property and the subscript
/// are the same storage.
///
/// Apple counterpart: `UIMutableTraits` · Source: WWDC23 10057 (S20–S22) · Fidelity: exact
public protocol MutableTraits {
  /// The value of a trait; its default when it was not set.
  subscript<T: TraitDefinition>(trait: T.Type) -> T.Value { get set }
}

/// The container behind `TraitCollection`'s closures.
struct TraitContainer: MutableTraits {
  var traits: TraitCollection

  subscript<T: TraitDefinition>(trait: T.Type) -> T.Value {
    get { traits.value(of: trait) }
    set { traits.setValue(newValue, of: trait) }
  }
}
