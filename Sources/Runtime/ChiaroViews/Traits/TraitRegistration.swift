// SPDX-License-Identifier: MIT

import ChiaroAppearance

/// A registration for trait changes, returned by `registerForTraitChanges`.
///
/// Pass it to `unregisterForTraitChanges` to end it. Two registrations are the same if they are the
/// same object.
///
/// Apple counterpart: `UITraitChangeRegistration` · Source: WWDC23 10057 (statements S97–S101) ·
/// Fidelity: exact
@preconcurrency @MainActor
public protocol TraitChangeRegistration: AnyObject, Sendable {}

/// What a registration calls, and for which traits.
@MainActor
final class TraitRegistration: TraitChangeRegistration {
  let mask: TraitMask
  let handler: @MainActor (TraitNode, TraitCollection) -> Void
  /// Whether the registration is active; false after it ended, even within the current update.
  var isActive = true

  init(_ mask: TraitMask, _ handler: @escaping @MainActor (TraitNode, TraitCollection) -> Void) {
    self.mask = mask
    self.handler = handler
  }
}
