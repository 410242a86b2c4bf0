// SPDX-License-Identifier: MIT

/// How the wish to own a name stands.
///
/// Apple counterpart: none · Source: D-Bus Specification 0.41, `RequestName` · Fidelity: exact
public enum BusNameState: Hashable, Sendable {
  /// This connection owns the name.
  case owned
  /// Somebody else owns the name; it comes here when all before have left.
  case queued
  /// Somebody else owns the name, and this connection does not wait for it.
  case taken
  /// There is no bus, or it refused; the name is asked for again with the next connection.
  case unavailable
}

/// How a name is asked for.
///
/// Apple counterpart: none · Source: D-Bus Specification 0.41, `RequestName` · Fidelity: exact
public struct BusNameOptions: OptionSet, Hashable, Sendable {
  /// The flags as the bus has them.
  public let rawValue: UInt32
  /// Creates options of the bus's flags.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Others may take the name away when they ask for that.
  public static let allowsReplacement = BusNameOptions(rawValue: 1)
  /// The name is taken from an owner that allows it.
  public static let replacesOwner = BusNameOptions(rawValue: 2)
  /// A name that somebody owns is not waited for.
  public static let doesNotQueue = BusNameOptions(rawValue: 4)
}
