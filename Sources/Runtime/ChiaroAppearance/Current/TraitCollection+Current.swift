// SPDX-License-Identifier: MIT

import CChiaroThread
import Synchronization

// `current` is three words in a C thread-local: half a nanosecond to read, no allocation to set.
// The shared part is held by one retain of the slot's own, given back when it is replaced or the
// thread ends.

extension TraitCollection {
  /// The collection for which dynamic colors resolve if none is passed; each thread has its own.
  ///
  /// On a thread that has never set it, the value is the root last published with
  /// `publishRoot(_:)`, so it always specifies the usual traits. Setting it is cheap and has no
  /// side effect: no view is redrawn, laid out or notified. Save and restore the value around a
  /// change, or use `performAsCurrent`, which does both.
  ///
  /// Apple counterpart: `UITraitCollection.current` · Source: WWDC19 214 (statements S30–S33) ·
  /// Fidelity: exact
  public static var current: TraitCollection {
    get {
      let slot = chiaro_thread_current()
      guard slot.pointee.is_set else { return root }
      let shared = slot.pointee.extra.map {
        Unmanaged<SharedTraitsBox>.fromOpaque($0).takeUnretainedValue()
      }
      return TraitCollection(
        values: slot.pointee.values, specified: slot.pointee.specified, shared: shared)
    }
    set { replaceSlot(newValue) }
  }

  /// Makes this thread read the published root again.
  static func forgetCurrent() { replaceSlot(nil) }

  /// Runs a closure synchronously with this collection as `current`.
  ///
  /// The previous value is restored afterward, even if the closure throws. Calls can be nested.
  ///
  /// - Parameter actions: the closure to run
  /// - Returns: the closure's result
  /// - Throws: the closure's error
  ///
  /// Apple counterpart: `performAsCurrent(_:)` · Source: WWDC19 214 (statement S33) · Fidelity:
  /// exact
  public func performAsCurrent<Result, Failure: Error>(
    _ actions: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let former = Self.currentIfSet
    Self.replaceSlot(self)
    defer { Self.replaceSlot(former) }
    return try actions()
  }

  /// Publishes the traits of the root environment, which apply on every thread that has not set
  /// `current`.
  ///
  /// Traits that `traits` does not specify get their default values, which also apply before the
  /// first call: light, normal contrast, base level, sRGB, active, phone, left to right, scale 1
  /// and so on. The system release has no default: it is published only if `traits` specifies it. A
  /// `Screen` of ChiaroViews publishes its traits by itself when it becomes active and when they
  /// change, and withdraws them when it is released.
  ///
  /// UIKit does this internally.
  ///
  /// Source: this project · Fidelity: approximate, Apple's fallback is not public
  public static func publishRoot(_ traits: TraitCollection) { publishRoot(traits, of: nil) }

  /// Publishes the traits of an environment that will be gone some time; nil for none.
  package static func publishRoot(_ traits: TraitCollection, of owner: ObjectIdentifier?) {
    let whole = TraitCollection(traitsFrom: [usual, traits])
    publishedRoot.withLock { $0 = PublishedRoot(traits: whole, owner: owner) }
  }

  /// Withdraws the published traits of an environment, unless another one has published since.
  package static func withdrawRoot(of owner: ObjectIdentifier) {
    publishedRoot.withLock { if $0.owner == owner { $0 = PublishedRoot() } }
  }

  /// The traits of the root environment, as they were published last.
  package static var root: TraitCollection { publishedRoot.withLock { $0.traits } }

  /// The traits of the root environment before any are published.
  package static let usual = TraitCollection {
    $0.userInterfaceStyle = .light
    $0.accessibilityContrast = .normal
    $0.userInterfaceLevel = .base
    $0.displayGamut = .sRGB
    $0.activeAppearance = .active
    $0.userInterfaceIdiom = .phone
    $0.layoutDirection = .leftToRight
    $0.displayScale = 1
    $0.preferredContentSizeCategory = .large
    $0.legibilityWeight = .regular
  }

  private struct PublishedRoot {
    var traits = TraitCollection.usual
    var owner: ObjectIdentifier?
  }

  private static let publishedRoot = Mutex(PublishedRoot())

  /// This thread's value, or nil when nothing was set on it.
  private static var currentIfSet: TraitCollection? {
    chiaro_thread_current().pointee.is_set ? current : nil
  }

  /// Sets or, for nil, removes this thread's value.
  private static func replaceSlot(_ traits: TraitCollection?) {
    let slot = chiaro_thread_current()
    let former = slot.pointee.extra
    slot.pointee.extra = traits?.shared.map { Unmanaged.passRetained($0).toOpaque() }
    slot.pointee.values = traits?.values ?? 0
    slot.pointee.specified = traits?.specified ?? 0
    slot.pointee.is_set = traits != nil
    if slot.pointee.extra != nil { chiaro_thread_release_at_exit(releaseHeldObject) }
    if let former { releaseHeldObject(former) }
  }
}

/// Releases the object that a thread's slot retains.
func releaseHeldObject(_ object: UnsafeMutableRawPointer) {
  Unmanaged<AnyObject>.fromOpaque(object).release()
}
