// SPDX-License-Identifier: MIT

public import ChiaroAppearance

extension TraitNode {
  /// Registers a target's method to call after any of the given traits has changed.
  ///
  /// The target is not retained. Instead of a selector, pass an unapplied method with up to two
  /// parameters: the environment, and the traits before the change.
  ///
  /// ```swift
  /// let traits = [TraitUserInterfaceStyle.self]
  /// view.registerForTraitChanges(traits, target: self, action: Self.update)
  /// ```
  ///
  /// - Parameters:
  ///   - traits: the traits to observe; at least one
  ///   - target: the object whose method is called
  ///   - action: the method to call
  /// - Returns: the registration, which ends at the latest when this object is released
  @discardableResult
  public final func registerForTraitChanges<Target: AnyObject>(
    _ traits: [Trait], target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) -> any TraitChangeRegistration {
    addRegistration(traits) { [weak target] _, _ in
      if let target { action(target)() }
    }
  }

  /// Registers a target's method to call with the environment whose traits have changed.
  @discardableResult
  public final func registerForTraitChanges<Target: AnyObject>(
    _ traits: [Trait], target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (TraitNode) -> Void
  ) -> any TraitChangeRegistration {
    addRegistration(traits) { [weak target] node, _ in
      if let target { action(target)(node) }
    }
  }

  /// Registers a target's method to call with the environment and its previous traits.
  @discardableResult
  public final func registerForTraitChanges<Target: AnyObject>(
    _ traits: [Trait], target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (TraitNode, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    addRegistration(traits) { [weak target] node, previous in
      if let target { action(target)(node, previous) }
    }
  }
}
