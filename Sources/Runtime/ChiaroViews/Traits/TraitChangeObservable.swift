// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// An object that can notify observers of its trait changes: a screen, scene, window, presentation,
/// view controller or view.
///
/// ```swift
/// registerForTraitChanges([TraitUserInterfaceStyle.self]) { (view: Self, previous) in
///   view.updateBorder()
/// }
/// ```
///
/// Only subclasses of `TraitNode` conform.
///
/// Apple counterpart: `UITraitChangeObservable` · Source: UIKit reference (statements S97–S101) ·
/// Fidelity: exact
@preconcurrency @MainActor
public protocol TraitChangeObservable: AnyObject {
  /// Ends a trait change registration; one that has ended or belongs to another object is ignored.
  func unregisterForTraitChanges(_ registration: any TraitChangeRegistration)
}

extension TraitChangeObservable {
  /// A closure that receives the object whose traits changed, and its previous traits.
  public typealias TraitChangeHandler<TraitEnvironment> =
    @MainActor (_ traitEnvironment: TraitEnvironment, _ previousTraits: TraitCollection) -> Void

  /// Registers a closure to call after any of the given traits has changed, at most once per
  /// update.
  ///
  /// - Parameters:
  ///   - traits: the traits to observe; at least one
  ///   - handler: receives this object and the traits before the change
  /// - Returns: the registration, which ends at the latest when this object is released
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [Trait], handler: @escaping TraitChangeHandler<Self>
  ) -> any TraitChangeRegistration {
    observe(traits) { node, previous in
      if let node = node as? Self { handler(node, previous) }
    }
  }

  #if !canImport(ObjectiveC)
    /// Registers a target's method to call after any of the given traits has changed.
    ///
    /// The method takes no argument, this object, or this object and the traits before the change.
    /// The target is not retained.
    ///
    /// - Parameters:
    ///   - traits: the traits to observe; at least one
    ///   - target: the object whose method is called
    ///   - action: the method
    /// - Returns: the registration, which ends at the latest when this object is released
    @discardableResult
    public func registerForTraitChanges(
      _ traits: [Trait], target: Any, action: Selector
    ) -> any TraitChangeRegistration {
      let target = target as AnyObject
      return observe(traits) { [weak target] node, previous in
        if let target { action.perform(on: target, sender: node, event: previous) }
      }
    }

    /// Registers a method of this object to call after any of the given traits has changed.
    ///
    /// The method takes no argument, this object, or this object and the traits before the change.
    @discardableResult
    public func registerForTraitChanges(
      _ traits: [Trait], action: Selector
    ) -> any TraitChangeRegistration {
      registerForTraitChanges(traits, target: self, action: action)
    }
  #endif

  private func observe(
    _ traits: [Trait], _ handler: @escaping @MainActor (TraitNode, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    guard let node = self as? TraitNode else {
      preconditionFailure("only screens, scenes, windows, controllers and views have traits")
    }
    return node.addRegistration(traits, handler)
  }
}
