// SPDX-License-Identifier: MIT

/// The state of a connection to a bus.
///
/// Apple counterpart: the interruption and invalidation handlers of `NSXPCConnection` ·
/// Source: this project · Fidelity: approximate
package enum BusState: Hashable, Sendable {
  /// The connection is being established; calls wait for it.
  case connecting
  /// Connected, under this unique name.
  case connected(name: String)
  /// Not connected, for this reason; the next attempt follows after a pause.
  case disconnected(BusError)
  /// Closed by this program, for good.
  case closed
}
