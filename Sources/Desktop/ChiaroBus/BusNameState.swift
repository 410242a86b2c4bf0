// SPDX-License-Identifier: MIT

/// The state of a request for a bus name.
///
/// Source: D-Bus Specification 0.41, `RequestName`
package enum BusNameState: Hashable, Sendable {
  /// This connection owns the name.
  case owned
  /// Another connection owns the name; this one is in the queue for it.
  case queued
  /// Another connection owns the name, and this one does not wait for it.
  case taken
  /// There is no bus, or it refused; the request is repeated with the next connection.
  case unavailable
}

/// The options of a request for a bus name.
///
/// Source: D-Bus Specification 0.41, `RequestName`
package struct BusNameOptions: OptionSet, Hashable, Sendable {
  /// The flags of D-Bus's `RequestName`.
  package let rawValue: UInt32
  /// Creates options from the flags of D-Bus's `RequestName`.
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Allows another connection to take the name over.
  package static let allowsReplacement = BusNameOptions(rawValue: 1)
  /// Takes over the name from an owner that allows it.
  package static let replacesOwner = BusNameOptions(rawValue: 2)
  /// Gives up, instead of waiting, when another connection owns the name.
  package static let doesNotQueue = BusNameOptions(rawValue: 4)
}
