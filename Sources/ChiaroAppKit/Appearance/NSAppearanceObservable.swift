// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews

/// Something whose effective appearance can be observed.
///
/// ```swift
/// observation = NSApp.observe(\.effectiveAppearance) { (app, _) in
///   app.effectiveAppearance.performAsCurrentDrawingAppearance { updateIcon() }
/// }
/// ```
///
/// Apple counterpart: key-value observation of `effectiveAppearance` · Source: AppKit reference
/// (S202) · Fidelity: approximate
@MainActor
public protocol NSAppearanceObservable: NSAppearanceCustomization {
  /// What holds the traits from which the appearance follows.
  var environment: TraitNode { get }
}

extension NSAppearanceObservable {
  /// Calls a closure each time an appearance of this object has changed.
  ///
  /// - Parameters:
  ///   - keyPath: `\.effectiveAppearance`
  ///   - options: the values that the change carries, and whether to call at once
  ///   - changeHandler: is given this object and the change
  /// - Returns: the observation; hold it for as long as it is to go on
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

  /// Lets the environment tell the observation of changes, until that is gone.
  private func register(_ observation: NSKeyValueObservation) {
    (self as? NSView)?.keep(observation)
    weak var own: TraitChangeRegistration?
    own = environment.registerForTraitChanges(Appearance.decidingTraits) {
      [weak observation] (node: TraitNode, _) in
      if let tell = observation?.traitsDidChange { return tell() }
      if let own { node.unregisterForTraitChanges(own) }
    }
  }
}

extension Appearance {
  /// The traits from which an environment's appearance follows.
  static var decidingTraits: [Trait] {
    [TraitUserInterfaceStyle.self, TraitVibrancy.self, TraitAccessibilityContrast.self]
  }
}

extension TraitNode {
  /// Puts an appearance in force here and below, or takes it away.
  ///
  /// Those who observe are told before this returns, as in AppKit.
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
