// SPDX-License-Identifier: MIT

import ChiaroAppearance

/// What `registerForTraitChanges` gives: hand it to `unregisterForTraitChanges` to hear no more.
///
/// Apple counterpart: `UITraitChangeRegistration` · Source: WWDC23 10057 (S97–S101) ·
/// Fidelity: exact
@MainActor
public final class TraitChangeRegistration {
  let mask: TraitMask
  let handler: @MainActor (TraitNode, TraitCollection) -> Void
  /// False once it was taken back; then it is not called again, not even in a round under way.
  var isActive = true

  init(_ mask: TraitMask, _ handler: @escaping @MainActor (TraitNode, TraitCollection) -> Void) {
    self.mask = mask
    self.handler = handler
  }
}

extension TraitChangeRegistration: Hashable {
  /// Whether both are one object.
  public nonisolated static func == (
    lhs: TraitChangeRegistration, rhs: TraitChangeRegistration
  ) -> Bool { lhs === rhs }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
