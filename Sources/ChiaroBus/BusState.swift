// SPDX-License-Identifier: MIT

/// How a connection to a bus stands.
///
/// Apple counterpart: the interruption and invalidation handlers of `NSXPCConnection` ·
/// Source: this project · Fidelity: approximate
public enum BusState: Hashable, Sendable {
  /// On the way; calls wait for it.
  case connecting
  /// There, under this unique name.
  case connected(name: String)
  /// Not there, and why. It is tried again after a pause.
  case disconnected(BusError)
  /// Closed by this program, for good.
  case closed
}
