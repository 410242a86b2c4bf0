// SPDX-License-Identifier: MIT

/// A press of a physical button, such as on a remote control; never sent here, because keys arrive
/// as `KeyEvent`s.
///
/// Apple counterpart: `UIPress` · Source: UIPress.h · Fidelity: approximate, only the phase
@preconcurrency @MainActor
public final class Press {
  /// The phase of a press, from `began` to `ended` or `cancelled`.
  public enum Phase: Int, Sendable, CaseIterable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }
  /// The phase of the press.
  public let phase: Phase

  package init(phase: Phase) { self.phase = phase }
}

extension Press: nonisolated Hashable {
  /// Returns whether both operands are the same object.
  public nonisolated static func == (one: Press, other: Press) -> Bool { one === other }
  /// Hashes the identity of the press.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
