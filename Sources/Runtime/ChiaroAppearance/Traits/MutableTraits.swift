// SPDX-License-Identifier: MIT

/// A container whose traits can be set; closures passed to `TraitCollection` receive one.
///
/// Setting a trait to its `unspecified` value removes it. The property and the subscript of a trait
/// access the same storage.
///
/// Apple counterpart: `UIMutableTraits` · Source: WWDC23 10057 (statements S20–S22) · Fidelity:
/// exact
public protocol MutableTraits {
  /// The value of a trait; if none is specified, it is the trait's default value.
  subscript<T: TraitDefinition>(trait: T.Type) -> T.Value { get set }
}

/// The container that the closures of `TraitCollection` receive.
struct TraitContainer: MutableTraits {
  var traits: TraitCollection

  subscript<T: TraitDefinition>(trait: T.Type) -> T.Value {
    get { traits.value(of: trait) }
    set { traits.setValue(newValue, of: trait) }
  }
}
