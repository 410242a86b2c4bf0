// SPDX-License-Identifier: MIT

/// A signal received from a bus.
///
/// Apple counterpart: a distributed `Notification` · Source: D-Bus Specification 0.41, Signals ·
/// Fidelity: exact
public struct BusSignal: Hashable, Sendable {
  /// The unique name of the sender.
  public var sender: String
  /// The path of the object that emitted the signal.
  public var path: String
  /// The interface of the signal.
  public var interface: String
  /// The name of the signal.
  public var member: String
  /// The arguments of the signal.
  public var arguments: [BusValue]
}
