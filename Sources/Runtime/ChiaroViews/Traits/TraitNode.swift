// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// The base class of all trait environments: screens, scenes, windows, presentations, view
/// controllers and views.
///
/// An environment inherits traits and applies its own overrides to them. The traits are predicted
/// when the object is created. The update cycle updates them before layout, so `traitCollection`
/// still returns the old value directly after you set an override.
///
/// Apple counterpart: `UITraitEnvironment` and `UITraitChangeObservable`, which UIKit's classes
/// adopt one by one · Source: WWDC19 214; WWDC23 10057 (statements S43–S54, S71) · Fidelity: exact
@preconcurrency @MainActor
open class TraitNode: TraitEnvironment, TraitChangeObservable {
  final var scope: TraitScope
  final var extras: TraitNodeExtras?
  /// The traits that drawing read in its last run; most views that draw read some and need no other
  /// extras, which are twenty times as large.
  final var drawReads = TraitMask()
  /// The update cycle methods that the class overrides.
  package final let hooks: HookSet

  /// Creates an environment with predicted traits: those of the environment that is being updated,
  /// or else those of the key window.
  public init() {
    scope = Stage.predictedScope
    hooks = OverrideTable.hooks(of: Self.self)
  }

  /// The traits of the environment.
  ///
  /// If a method that the update cycle calls on this object reads a trait, the method is called
  /// again when that trait changes.
  public final var traitCollection: TraitCollection {
    TraitTracking.isTracking(self) ? scope.traits.watched : scope.traits
  }

  /// Called after any trait has changed, with `TraitCollection.current` set to the new traits.
  ///
  /// The default does nothing.
  open func traitCollectionDidChange(_ previous: TraitCollection?) {}

  /// The trait overrides for this environment and its descendants.
  ///
  /// Changes take effect with the next update.
  public final var traitOverrides: TraitOverrides {
    get { extras?.overrides ?? TraitOverrides() }
    set {
      ensureExtras().overrides = newValue
      setNeedsTraitUpdate()
    }
  }

  /// The override of the interface style for this environment and its descendants.
  ///
  /// The default, `.unspecified`, means that the style is inherited.
  ///
  /// Apple counterpart: `overrideUserInterfaceStyle` · Source: WWDC19 214 (statements S62–S65) ·
  /// Fidelity: exact
  public final var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { extras?.style ?? .unspecified }
    set {
      guard newValue != overrideUserInterfaceStyle else { return }
      ensureExtras().style = newValue
      setNeedsTraitUpdate()
    }
  }

  /// Ends a trait change registration; one that has ended or belongs to another object is ignored.
  public final func unregisterForTraitChanges(_ registration: any TraitChangeRegistration) {
    guard let extras, let known = extras.registrations.first(where: { $0 === registration }) else {
      return
    }
    known.isActive = false
    extras.registrations.removeAll { $0 === known }
  }

  /// Registers what is called after any of the given traits changed; there is at least one.
  final func addRegistration(
    _ traits: [Trait], _ handler: @escaping @MainActor (TraitNode, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    precondition(!traits.isEmpty, "a registration needs at least one trait")
    let registration = TraitRegistration(TraitMask(traits), handler)
    ensureExtras().registrations.append(registration)
    interestDidChange()
    return registration
  }

  /// Updates the traits of the whole screen immediately, and notifies observers.
  ///
  /// Traits of ancestors are updated too, because this environment inherits from them. If the
  /// environment is not on a screen, nothing happens.
  public final func updateTraitsIfNeeded() { updateCycle?.updateTraits() }

  #if !canImport(ObjectiveC)
    /// Called after an observed property has changed, if this object is its observer.
    ///
    /// The default does nothing.
    ///
    /// Apple counterpart: `observeValue(forKeyPath:of:change:context:)` · Source:
    /// NSKeyValueObserving.h · Fidelity: approximate, called when a screen was updated
    open func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {}
  #endif

  // MARK: For the kinds of environment

  /// Storage for a framework built on this module, kept with the object; nil by default.
  package final var attachment: AnyObject? {
    get { extras?.attachment }
    set { ensureExtras().attachment = newValue }
  }

  /// The traits of the object; reading them is not tracked, unlike reading `traitCollection`.
  package final var untrackedTraits: TraitCollection { scope.traits }

  /// The update cycle of the object's screen; nil outside of a screen.
  var updateCycle: UpdateCycle? { nil }

  /// Requests that overrides be applied in the next update.
  func setNeedsTraitUpdate() {}

  /// Updates the ancestors' record of the traits and methods that need notification.
  func interestDidChange() {}

  final func ensureExtras() -> TraitNodeExtras {
    if let extras { return extras }
    let new = TraitNodeExtras()
    extras = new
    return new
  }

  /// Returns the scope of this object: an inherited one, or its own if it has overrides.
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

extension TraitNode: nonisolated Hashable {
  /// Returns whether both operands are the same object.
  public nonisolated static func == (one: TraitNode, other: TraitNode) -> Bool { one === other }
  /// Hashes the object's identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The rarely used state of an environment, stored apart.
@MainActor
final class TraitNodeExtras {
  var overrides = TraitOverrides()
  var style = UserInterfaceStyle.unspecified
  /// The overrides that a parent controller sets for a child, or a presentation for its controller.
  var imposed = TraitCollection()
  /// The traits implied by the kind of environment, such as the level of a sheet.
  var intrinsic = TraitCollection()
  /// The tint set on this environment.
  var tint = TintContext()
  /// The tint of which the view was told when it was set, before the next update; nil for none.
  var toldTint: TintContext?
  /// What looks at the touches on the view.
  var recognizers: [GestureRecognizer] = []
  /// What of the view moves, and from where; nil for nothing.
  var motion: ViewMotion?
  /// The view's own layer with colors that are snapshots, if somebody asked for it.
  var snapshotLayer: SnapshotLayer?
  /// The scope of this environment's own overrides; nil for none.
  var scope: TraitScope?
  var registrations: [TraitRegistration] = []
  /// The number by which an app finds a view; nil for the usual one.
  var tag: Int?
  /// Whether the app says that the view covers what lies behind it.
  var isOpaque = true
  /// Whether the app wants the view alone to be touched.
  var isExclusiveTouch = false
  /// How content fits into the view; nil for the default.
  var contentMode: View.ContentMode?
  /// The accessibility properties that the app set; nil for none.
  var accessibility: AccessibilityValues?
  /// Storage for a framework built on this module, kept with the object.
  var attachment: AnyObject?
  /// The content scale factor set on this view; nil for none.
  var contentScale: Double?
  /// The diagnostics of refused subviews in this hierarchy, until an update reports them.
  var refusals: [UpdateDiagnostic] = []
  /// The traits that each tracked method except drawing read in its last run.
  var reads: [TrackedMethod: TraitMask] = [:]
  /// The methods whose last run read models, with what waits for these to change.
  var observers: [TrackedMethod: ObservationTracking.Observer] = [:]

  /// All overrides merged; the more local and explicit ones take precedence (statement O6).
  var effectiveOverrides: TraitCollection {
    var style = TraitCollection()
    if self.style != .unspecified { style = TraitCollection(userInterfaceStyle: self.style) }
    var merged = TraitCollection(traitsFrom: [intrinsic, imposed, style, overrides.traits])
    merged.tint = tint
    return merged
  }
}
