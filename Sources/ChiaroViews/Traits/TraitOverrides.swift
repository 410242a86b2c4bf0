// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// The traits that an environment overrides, for itself and everything below it.
///
/// ```swift
/// view.traitOverrides.userInterfaceStyle = .dark
/// view.traitOverrides.remove(TraitUserInterfaceStyle.self)
/// ```
///
/// Reading a trait that is not overridden is a programming error: ask `contains` first.
///
/// Apple counterpart: `UITraitOverrides` · Source: WWDC23 10057 (S71, S72) · Fidelity: exact
public struct TraitOverrides: MutableTraits {
  var traits = TraitCollection()

  /// No overrides.
  public init() {}

  /// The value that a trait is overridden with.
  public subscript<T: TraitDefinition>(trait: T.Type) -> T.Value {
    get {
      precondition(contains(trait), "\(T.name) is not overridden here; ask contains(_:) first")
      return traits[trait]
    }
    set { traits = traits.modifyingTraits { $0[trait] = newValue } }
  }

  /// Whether a trait is overridden.
  public func contains(_ trait: Trait) -> Bool { traits.specifies(trait) }

  /// Lets a trait be inherited again.
  public mutating func remove(_ trait: Trait) { traits = traits.removing(trait) }
}
