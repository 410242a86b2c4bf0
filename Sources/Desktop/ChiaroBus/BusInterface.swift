// SPDX-License-Identifier: MIT

/// An interface of an exported object: its methods, properties and signals under one name.
///
/// Apple counterpart: `NSXPCInterface` · Source: D-Bus Specification 0.41, Introspection Data
/// Format · Fidelity: exact
package struct BusInterface: Sendable {
  /// An argument or result of a method, or an argument of a signal.
  package struct Argument: Hashable, Sendable {
    /// The name, which documents the interface for human readers.
    package var name: String
    /// The D-Bus type signature, such as `s` or `a{sv}`.
    package var signature: String

    /// Creates an argument.
    package init(_ name: String, _ signature: String) {
      self.name = name
      self.signature = signature
    }
  }

  /// A method of the interface.
  package struct Method: Sendable {
    /// The name of the method.
    package var name: String
    /// The arguments; a call with other types is answered with an error automatically.
    package var inputs: [Argument]
    /// The results.
    package var outputs: [Argument]
    /// The implementation, which answers the call; called on the connection's thread.
    package var body: @Sendable (BusCall) -> Void

    /// Creates a method.
    package init(
      _ name: String, inputs: [Argument] = [], outputs: [Argument] = [],
      _ body: @escaping @Sendable (BusCall) -> Void
    ) {
      self.name = name
      self.inputs = inputs
      self.outputs = outputs
      self.body = body
    }
  }

  /// A property of the interface, which can be read and perhaps written.
  package struct Property: Sendable {
    /// The name of the property.
    package var name: String
    /// The D-Bus type signature of the value.
    package var signature: String
    /// Returns the value, whose type must be `signature`; called on the connection's thread.
    package var read: @Sendable () -> BusValue
    /// Sets a value whose type is `signature`, or throws an error to refuse it; nil for a read-only
    /// property.
    package var write: (@Sendable (BusValue) throws(BusError) -> Void)?

    /// Creates a property.
    package init(
      _ name: String, _ signature: String, read: @escaping @Sendable () -> BusValue,
      write: (@Sendable (BusValue) throws(BusError) -> Void)? = nil
    ) {
      self.name = name
      self.signature = signature
      self.read = read
      self.write = write
    }
  }

  /// The description of a signal that the object emits, for introspection.
  package struct Signal: Hashable, Sendable {
    /// The name of the signal.
    package var name: String
    /// The arguments of the signal.
    package var arguments: [Argument]

    /// Creates the description of a signal.
    package init(_ name: String, _ arguments: [Argument] = []) {
      self.name = name
      self.arguments = arguments
    }
  }

  /// The name of the interface, such as `org.example.Lamp`.
  package var name: String
  /// The methods that can be called.
  package var methods: [Method]
  /// The properties that can be read or written.
  package var properties: [Property]
  /// The signals that the object emits.
  package var signals: [Signal]

  /// Creates an interface.
  package init(
    _ name: String, methods: [Method] = [], properties: [Property] = [], signals: [Signal] = []
  ) {
    self.name = name
    self.methods = methods
    self.properties = properties
    self.signals = signals
  }

  /// The name of the standard interface for reading and writing properties.
  package static let properties = "org.freedesktop.DBus.Properties"
  /// The interface by which objects describe themselves.
  static let introspectable = "org.freedesktop.DBus.Introspectable"
}
