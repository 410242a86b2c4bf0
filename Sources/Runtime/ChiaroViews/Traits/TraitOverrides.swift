// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// The trait overrides of an environment, which its descendants inherit.
///
/// ```swift
/// view.traitOverrides.userInterfaceStyle = .dark
/// view.traitOverrides.remove(TraitUserInterfaceStyle.self)
/// ```
///
/// Reading a trait that is not overridden is a programming error; check with `contains` first.
///
/// Apple counterpart: `UITraitOverrides` · Source: WWDC23 10057 (statements S71, S72) · Fidelity:
/// exact
public struct TraitOverrides: MutableTraits {
  var traits = TraitCollection()

  /// Creates an empty set of overrides.
  public init() {}

  /// The overriding value of a trait.
  ///
  /// - Precondition: the trait is overridden when the value is read
  public subscript<T: TraitDefinition>(trait: T.Type) -> T.Value {
    get {
      precondition(contains(trait), "\(T.name) is not overridden here; check contains(_:) first")
      return traits[trait]
    }
    set { traits = traits.modifyingTraits { $0[trait] = newValue } }
  }

  /// Returns whether a trait is overridden.
  public func contains(_ trait: Trait) -> Bool { traits.specifies(trait) }

  /// Removes the override of a trait, so that it is inherited again.
  public mutating func remove(_ trait: Trait) { traits = traits.removing(trait) }
}
