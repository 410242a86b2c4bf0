// SPDX-License-Identifier: MIT

/// A method call to another program, with its arguments.
///
/// Apple counterpart: an `NSXPCConnection` message · Source: D-Bus Specification 0.41, Method
/// calls · Fidelity: exact
package struct BusRequest: Hashable, Sendable {
  /// The bus name of the called program, unique or well-known.
  package var destination: String
  /// The path of the called object.
  package var path: String
  /// The interface of the method.
  package var interface: String
  /// The name of the method.
  package var member: String
  /// The arguments of the method.
  package var arguments: [BusValue]
  /// Whether the bus may start a program that owns the destination.
  package var startsService: Bool

  /// Creates a request.
  package init(
    to destination: String, path: String, interface: String, member: String,
    arguments: [BusValue] = [], startsService: Bool = true
  ) {
    self.destination = destination
    self.path = path
    self.interface = interface
    self.member = member
    self.arguments = arguments
    self.startsService = startsService
  }

  /// The place named by errors of the call.
  var place: String { "\(destination) \(interface).\(member)" }
}

/// The message bus itself as a destination of calls.
package enum Daemon {
  /// The bus name of the message bus.
  package static let name = "org.freedesktop.DBus"
  /// The object path of the message bus.
  package static let path = "/org/freedesktop/DBus"

  /// Returns a request for a method of the message bus.
  package static func request(_ member: String, _ arguments: [BusValue]) -> BusRequest {
    BusRequest(to: name, path: path, interface: name, member: member, arguments: arguments)
  }
}
