// SPDX-License-Identifier: MIT

/// A signal received from a bus.
///
/// Apple counterpart: a distributed `Notification` · Source: D-Bus Specification 0.41, Signals ·
/// Fidelity: exact
package struct BusSignal: Hashable, Sendable {
  /// The unique name of the sender.
  package var sender: String
  /// The path of the object that emitted the signal.
  package var path: String
  /// The interface of the signal.
  package var interface: String
  /// The name of the signal.
  package var member: String
  /// The arguments of the signal.
  package var arguments: [BusValue]
}
