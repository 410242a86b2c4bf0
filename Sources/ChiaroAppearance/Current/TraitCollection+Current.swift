// SPDX-License-Identifier: MIT

import CChiaroThread
import Synchronization

// `current` is three words in a C thread-local: half a nanosecond to read, no allocation to set.
// The shared part is held by one retain of the slot's own, given back when it is replaced or the
// thread ends.

extension TraitCollection {
  /// The collection by which dynamic colors resolve when none is passed; each thread has its own.
  ///
  /// A thread on which nothing was set reads the last published root (`publishRoot(_:)`), so the
  /// value is always a populated collection. Setting it is cheap and has no other effect: nothing
  /// is redrawn, laid out or told. Save and restore it around a change, or use `performAsCurrent`,
  /// which does.
  ///
  /// Apple counterpart: `UITraitCollection.current` · Source: WWDC19 214 (S30–S33, O4) ·
  /// Fidelity: exact
  public static var current: TraitCollection {
    get {
      let slot = chiaro_thread_current()
      guard slot.pointee.is_set else { return publishedRoot.withLock { $0 } }
      let shared = slot.pointee.extra.map {
        Unmanaged<SharedTraitsBox>.fromOpaque($0).takeUnretainedValue()
      }
      return TraitCollection(
        values: slot.pointee.values, specified: slot.pointee.specified, shared: shared)
    }
    set { replaceSlot(newValue) }
  }

  /// Runs `actions` once, at once, with this collection as `current`, and puts the former value
  /// back, also when the closure throws or nests another call.
  ///
  /// - Parameter actions: what to do meanwhile
  /// - Returns: what the closure returns
  /// - Throws: what the closure throws
  ///
  /// Apple counterpart: `performAsCurrent(_:)` · Source: WWDC19 214 (S33) · Fidelity: exact
  public func performAsCurrent<Result, Failure: Error>(
    _ actions: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let former = Self.currentIfSet
    Self.replaceSlot(self)
    defer { Self.replaceSlot(former) }
    return try actions()
  }

  /// Publishes the traits of the root environment: what threads read that have set nothing.
  ///
  /// The host calls it when the system's setting changes. Traits left unspecified read as before
  /// anything was published: a light, normal-contrast, base-level sRGB phone at scale 1.
  ///
  /// Apple counterpart: none; UIKit does it behind the scenes · Source: O4 · Fidelity: approximate
  public static func publishRoot(_ traits: TraitCollection) {
    publishedRoot.withLock { $0 = TraitCollection(traitsFrom: [usual, traits]) }
  }

  /// What an environment is before any host has spoken.
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

  private static let publishedRoot = Mutex(usual)

  /// This thread's value, or nil when nothing was set on it.
  private static var currentIfSet: TraitCollection? {
    chiaro_thread_current().pointee.is_set ? current : nil
  }

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

/// Gives back the retain that a thread's slot holds, whatever object it is of.
func releaseHeldObject(_ object: UnsafeMutableRawPointer) {
  Unmanaged<AnyObject>.fromOpaque(object).release()
}
