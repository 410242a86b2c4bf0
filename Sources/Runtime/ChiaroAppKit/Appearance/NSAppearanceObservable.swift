// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews

/// An object whose effective appearance can be observed.
///
/// ```swift
/// observation = NSApp.observe(\.effectiveAppearance) { (app, _) in
///   app.effectiveAppearance.performAsCurrentDrawingAppearance { updateIcon() }
/// }
/// ```
///
/// Apple counterpart: key-value observation of `effectiveAppearance` · Source: AppKit reference
/// (statement S202) · Fidelity: approximate, only this key path
@preconcurrency @MainActor
public protocol NSAppearanceObservable: NSAppearanceCustomization {
  /// The node in the trait environment whose traits determine the object's effective appearance.
  var environment: TraitNode { get }
}

extension NSAppearanceObservable {
  /// Observes the object's effective appearance and calls a closure after each change.
  ///
  /// - Parameters:
  ///   - keyPath: the observed property, always `\.effectiveAppearance`
  ///   - options: which values the change contains, and whether to call the closure immediately
  ///   - changeHandler: receives the object and the change
  /// - Returns: the observation; it ends when the object is released
  public func observe(
    _ keyPath: KeyPath<Self, Appearance>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Appearance>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation()
    var last = self[keyPath: keyPath]
    observation.traitsDidChange = { [weak self] in
      guard let self else { return }
      let (old, new) = (last, self[keyPath: keyPath])
      guard new != old else { return }
      last = new
      changeHandler(
        self,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) ? old : nil))
    }
    register(observation)
    if options.contains(.initial) {
      changeHandler(
        self,
        NSKeyValueObservedChange(newValue: options.contains(.new) ? last : nil, oldValue: nil))
    }
    return observation
  }

  /// Registers for the environment's trait changes until the observation is released.
  private func register(_ observation: NSKeyValueObservation) {
    (self as? NSView)?.keep(observation)
    weak var own: (any TraitChangeRegistration)?
    own = environment.registerForTraitChanges(Appearance.decidingTraits) {
      [weak observation] (node: TraitNode, _) in
      if let tell = observation?.traitsDidChange { return tell() }
      if let own { node.unregisterForTraitChanges(own) }
    }
  }
}

extension Appearance {
  /// The traits that determine an appearance.
  static var decidingTraits: [Trait] {
    [TraitUserInterfaceStyle.self, TraitVibrancy.self, TraitAccessibilityContrast.self]
  }
}

extension TraitNode {
  /// Overrides the appearance of this node and its descendants; nil removes the override.
  ///
  /// Observers are notified before the method returns, as in AppKit.
  final func override(with appearance: Appearance?) {
    var overrides = traitOverrides
    if let traits = appearance?.traits {
      overrides.userInterfaceStyle = traits.userInterfaceStyle
      overrides[TraitVibrancy.self] = traits[TraitVibrancy.self]
    } else {
      overrides.remove(TraitUserInterfaceStyle.self)
      overrides.remove(TraitVibrancy.self)
    }
    traitOverrides = overrides
    updateTraitsIfNeeded()
  }
}
