// SPDX-License-Identifier: MIT

import ChiaroAppearance

/// A registration for trait changes, returned by `registerForTraitChanges`.
///
/// Pass it to `unregisterForTraitChanges` to end it.
///
/// Apple counterpart: `UITraitChangeRegistration` · Source: WWDC23 10057 (statements S97–S101) ·
/// Fidelity: exact
@preconcurrency @MainActor
public final class TraitChangeRegistration {
  let mask: TraitMask
  let handler: @MainActor (TraitNode, TraitCollection) -> Void
  /// Whether the registration is active; false after it ended, even within the current update.
  var isActive = true

  init(_ mask: TraitMask, _ handler: @escaping @MainActor (TraitNode, TraitCollection) -> Void) {
    self.mask = mask
    self.handler = handler
  }
}

extension TraitChangeRegistration: Hashable {
  /// Returns whether both registrations are the same object.
  public nonisolated static func == (
    lhs: TraitChangeRegistration, rhs: TraitChangeRegistration
  ) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
