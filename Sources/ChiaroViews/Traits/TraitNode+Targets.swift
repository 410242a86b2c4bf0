// SPDX-License-Identifier: MIT

public import ChiaroAppearance

extension TraitNode {
  /// Calls a method of an object after one of these traits changed on this environment.
  ///
  /// The target is not kept alive. Where UIKit takes a selector, this takes the method itself, of
  /// no, one or two arguments: the environment, and the traits before the change.
  ///
  /// ```swift
  /// let traits = [TraitUserInterfaceStyle.self]
  /// view.registerForTraitChanges(traits, target: self, action: Self.update)
  /// ```
  ///
  /// - Parameters:
  ///   - traits: the traits to listen to; at least one
  ///   - target: whose method is called
  ///   - action: the method
  /// - Returns: the registration; it ends with this object at the latest
  @discardableResult
  public final func registerForTraitChanges<Target: AnyObject>(
    _ traits: [Trait], target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) -> TraitChangeRegistration {
    registerForTraitChanges(traits) { [weak target] (_: TraitNode, _) in
      if let target { action(target)() }
    }
  }

  /// Calls a method of an object with the environment that changed.
  @discardableResult
  public final func registerForTraitChanges<Target: AnyObject>(
    _ traits: [Trait], target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (TraitNode) -> Void
  ) -> TraitChangeRegistration {
    registerForTraitChanges(traits) { [weak target] (node: TraitNode, _) in
      if let target { action(target)(node) }
    }
  }

  /// Calls a method of an object with the environment that changed and the traits before.
  @discardableResult
  public final func registerForTraitChanges<Target: AnyObject>(
    _ traits: [Trait], target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (TraitNode, TraitCollection) -> Void
  ) -> TraitChangeRegistration {
    registerForTraitChanges(traits) { [weak target] (node: TraitNode, previous) in
      if let target { action(target)(node, previous) }
    }
  }
}
