// SPDX-License-Identifier: MIT

import ChiaroAppearance

/// The set of update cycle methods that a class overrides, which need to be called.
package struct HookSet: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let traitCollectionDidChange = HookSet(rawValue: 1 << 0)
  package static let updateProperties = HookSet(rawValue: 1 << 1)
  package static let updateConstraints = HookSet(rawValue: 1 << 2)
  package static let layout = HookSet(rawValue: 1 << 3)
  package static let draw = HookSet(rawValue: 1 << 4)
  package static let tintColorDidChange = HookSet(rawValue: 1 << 5)

  /// The methods that tell a view of another window.
  package static let window = HookSet(rawValue: 1 << 6)

  /// The drawing of content that depends on the view's state but not on resolved colors.
  package static let content = HookSet(rawValue: 1 << 7)

  /// No method: the class conforms to `EffectShowing`.
  static let effect = HookSet(rawValue: 1 << 8)

  /// No method: a controller's view, which is notified of appearing and disappearing.
  static let appearing = HookSet(rawValue: 1 << 9)

  /// The layout of layers, which goes with that of subviews.
  static let sublayers = HookSet(rawValue: 1 << 10)

  /// The methods that tell a view or its controller of another safe area.
  static let safeArea = HookSet(rawValue: 1 << 12)

  /// No method: the class conforms to `RisingCoordinates`.
  static let rising = HookSet(rawValue: 1 << 11)

  /// The methods to be called after a change of colors.
  static let colors: HookSet = [
    .updateConstraints, .layout, .draw, .tintColorDidChange,
  ]
}

/// The methods and traits of interest to an object or its descendants; walks skip the others.
struct Interest {
  var hooks: HookSet = []
  /// The traits in registrations and in tracked reads.
  var reads: (system: UInt64, custom: UInt64) = (0, 0)

  mutating func formUnion(_ other: Interest) {
    hooks.formUnion(other.hooks)
    reads.system |= other.reads.system
    reads.custom |= other.reads.custom
  }

  func contains(_ other: Interest) -> Bool {
    hooks.isSuperset(of: other.hooks) && other.reads.system & ~reads.system == 0
      && other.reads.custom & ~reads.custom == 0
  }
}

extension Interest {
  /// Adds the methods that an object overrides, its registrations and the traits that it reads.
  @MainActor
  mutating func add(_ node: TraitNode) {
    hooks.formUnion(node.hooks)
    add(node.drawReads)
    guard let extras = node.extras else { return }
    for registration in extras.registrations { add(registration.mask) }
    for mask in extras.reads.values { add(mask) }
  }

  /// Adds traits that an object reads.
  mutating func add(_ mask: TraitMask) {
    reads.system |= mask.system
    reads.custom |= mask.custom
  }

  /// Returns whether a change of traits must be delivered to any object below.
  func wants(_ change: TraitMask) -> Bool {
    if change.isEmpty { return false }
    if reads.system & change.system | reads.custom & change.custom != 0 { return true }
    var visible = change
    visible.subtract(.tint)
    if hooks.contains(.traitCollectionDidChange) && !visible.isEmpty { return true }
    if change.intersects(.tint) && hooks.contains(.tintColorDidChange) { return true }
    return change.affectsColors && !hooks.isDisjoint(with: .colors)
  }
}
