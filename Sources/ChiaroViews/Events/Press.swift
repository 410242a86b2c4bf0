// SPDX-License-Identifier: MIT

/// A press of a key or a button, of which there are none here: keys come as `KeyEvent`s.
///
/// Apple counterpart: `UIPress` · Source: UIPress.h · Fidelity: approximate
@preconcurrency @MainActor
public final class Press {
  /// The phase of a press.
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
  /// Returns whether both are the same object.
  public nonisolated static func == (one: Press, other: Press) -> Bool { one === other }
  /// Hashes the object's identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
