// SPDX-License-Identifier: MIT

/// A signal that came.
///
/// Apple counterpart: a distributed `Notification` · Source: D-Bus Specification 0.41, Signals ·
/// Fidelity: exact
public struct BusSignal: Hashable, Sendable {
  /// The unique name of who sent it.
  public var sender: String
  /// The object that sent it.
  public var path: String
  /// The interface to which it belongs.
  public var interface: String
  /// Its own name.
  public var member: String
  /// What it says.
  public var arguments: [BusValue]
}
