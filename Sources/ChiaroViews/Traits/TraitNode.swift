// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// An environment in the cascade: what screens, scenes, windows, presentations, view controllers
/// and views have in common.
///
/// Traits come from above, with the overrides of this environment on top. They are predicted when
/// the object is made, and brought up to date by the update cycle before layout: after setting an
/// override, `traitCollection` still reads the old value.
///
/// Apple counterpart: `UITraitEnvironment` and `UITraitChangeObservable`, which UIKit's classes
/// adopt one by one · Source: WWDC19 214; WWDC23 10057 (S43–S54, S71) · Fidelity: exact
@MainActor
open class TraitNode: TraitEnvironment {
  final var scope: TraitScope
  final var extras: TraitNodeExtras?
  /// Which of the methods that the update cycle calls the class overrides.
  final let hooks: HookSet

  /// Creates an environment with predicted traits.
  public init() {
    scope = Stage.predictedScope
    hooks = OverrideTable.hooks(of: Self.self)
  }

  /// The traits in force here.
  ///
  /// Read inside one of the methods that the update cycle calls on this object, what is read from
  /// it is tracked: the method is called again when that changes (S102–S113).
  public final var traitCollection: TraitCollection {
    TraitTracking.isTracking(self) ? scope.traits.watched : scope.traits
  }

  /// Called after any trait changed, with `current` set to the new traits.
  open func traitCollectionDidChange(_ previous: TraitCollection?) {}

  /// The traits that are overridden here and below; changes come into force with the next update.
  public final var traitOverrides: TraitOverrides {
    get { extras?.overrides ?? TraitOverrides() }
    set {
      ensureExtras().overrides = newValue
      setNeedsTraitUpdate()
    }
  }

  /// The style that is overridden here and below; `.unspecified` inherits.
  ///
  /// Apple counterpart: `overrideUserInterfaceStyle` · Source: WWDC19 214 (S62–S65) ·
  /// Fidelity: exact
  public final var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { extras?.style ?? .unspecified }
    set {
      guard newValue != overrideUserInterfaceStyle else { return }
      ensureExtras().style = newValue
      setNeedsTraitUpdate()
    }
  }

  /// Calls a closure after one of these traits changed on this environment, at most once an update.
  ///
  /// - Parameters:
  ///   - traits: the traits to listen to; at least one
  ///   - handler: is given this environment and the traits before the change
  /// - Returns: the registration; it ends with this object at the latest
  @discardableResult
  public final func registerForTraitChanges<Observed: TraitNode>(
    _ traits: [Trait], handler: @escaping @MainActor (Observed, TraitCollection) -> Void
  ) -> TraitChangeRegistration {
    precondition(!traits.isEmpty, "a registration names at least one trait")
    let registration = TraitChangeRegistration(TraitMask(traits)) { node, previous in
      guard let observed = node as? Observed else { return }
      handler(observed, previous)
    }
    ensureExtras().registrations.append(registration)
    interestDidChange()
    return registration
  }

  /// Ends a registration; one that ended or belongs elsewhere is passed over.
  public final func unregisterForTraitChanges(_ registration: TraitChangeRegistration) {
    guard let extras, extras.registrations.contains(where: { $0 === registration }) else { return }
    registration.isActive = false
    extras.registrations.removeAll { $0 === registration }
  }

  /// Brings the traits up to date now, here and below, and calls what is to be called.
  ///
  /// Everything above is brought up to date too, since it decides what is in force here.
  public final func updateTraitsIfNeeded() { updateCycle?.updateTraits() }

  // MARK: For the kinds of environment

  /// The cycle that updates this object, or nil outside of a screen.
  var updateCycle: UpdateCycle? { nil }

  /// Asks for the overrides to be put in force with the next update.
  func setNeedsTraitUpdate() {}

  /// Tells those above that this object listens to something new.
  func interestDidChange() {}

  final func ensureExtras() -> TraitNodeExtras {
    if let extras { return extras }
    let new = TraitNodeExtras()
    extras = new
    return new
  }

  /// The scope of this object below another: that one, or its own where something is overridden.
  final func ownScope(under base: TraitScope, in round: UInt32) -> TraitScope {
    guard let extras else { return base }
    let overrides = extras.effectiveOverrides
    if overrides.isEmpty && extras.scope == nil { return base }
    let own = extras.scope ?? TraitScope(scope.traits(before: round), stage: scope.stage)
    extras.scope = own
    own.overrides = overrides
    own.move(to: base)
    own.update(in: round)
    return own
  }
}

/// What few environments need.
@MainActor
final class TraitNodeExtras {
  var overrides = TraitOverrides()
  var style = UserInterfaceStyle.unspecified
  /// What a container says about this child, or a presentation about what it presents.
  var imposed = TraitCollection()
  /// What the kind of environment itself says: the level of a sheet, the activity of a window.
  var intrinsic = TraitCollection()
  /// The tint that was set here.
  var tint = TintContext()
  /// The scope that begins here.
  var scope: TraitScope?
  var registrations: [TraitChangeRegistration] = []
  /// The scale factor that was set here, or nil.
  var contentScale: Double?
  /// What was not taken into the tree of which this is the root, until an update tells of it.
  var refusals: [UpdateDiagnostic] = []
  /// What each tracked method read when it last ran.
  var reads: [TrackedMethod: TraitMask] = [:]

  /// All of them, the more local and explicit on top (O6).
  var effectiveOverrides: TraitCollection {
    var style = TraitCollection()
    if self.style != .unspecified { style = TraitCollection(userInterfaceStyle: self.style) }
    var merged = TraitCollection(traitsFrom: [intrinsic, imposed, style, overrides.traits])
    merged.tint = tint
    return merged
  }
}
