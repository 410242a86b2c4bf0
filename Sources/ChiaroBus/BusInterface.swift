// SPDX-License-Identifier: MIT

/// What an object of ours can do under one name.
///
/// Apple counterpart: `NSXPCInterface` · Source: D-Bus Specification 0.41, Introspection Data
/// Format · Fidelity: exact
public struct BusInterface: Sendable {
  /// A value that goes into or out of a method, or with a signal.
  public struct Argument: Hashable, Sendable {
    /// A name for people who read the interface.
    public var name: String
    /// The type in the letters of the specification.
    public var signature: String

    /// Creates an argument.
    public init(_ name: String, _ signature: String) {
      self.name = name
      self.signature = signature
    }
  }

  /// Something that can be called.
  public struct Method: Sendable {
    /// Its name.
    public var name: String
    /// What it is told; a call with other types is answered with an error by itself.
    public var inputs: [Argument]
    /// What it answers.
    public var outputs: [Argument]
    /// Does it; runs on the connection's thread.
    public var body: @Sendable (BusCall) -> Void

    /// Creates a method.
    public init(
      _ name: String, inputs: [Argument] = [], outputs: [Argument] = [],
      _ body: @escaping @Sendable (BusCall) -> Void
    ) {
      self.name = name
      self.inputs = inputs
      self.outputs = outputs
      self.body = body
    }
  }

  /// A value of the object that can be asked for, and perhaps set.
  public struct Property: Sendable {
    /// Its name.
    public var name: String
    /// The type in the letters of the specification.
    public var signature: String
    /// Gives the value, of that type; runs on the connection's thread.
    public var read: @Sendable () -> BusValue
    /// Takes a value of that type, or refuses it; nil where the property only can be read.
    public var write: (@Sendable (BusValue) throws(BusError) -> Void)?

    /// Creates a property.
    public init(
      _ name: String, _ signature: String, read: @escaping @Sendable () -> BusValue,
      write: (@Sendable (BusValue) throws(BusError) -> Void)? = nil
    ) {
      self.name = name
      self.signature = signature
      self.read = read
      self.write = write
    }
  }

  /// A signal that the object sends, for those who read the interface.
  public struct Signal: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// What it says.
    public var arguments: [Argument]

    /// Creates the description of a signal.
    public init(_ name: String, _ arguments: [Argument] = []) {
      self.name = name
      self.arguments = arguments
    }
  }

  /// The interface's own name, such as `org.example.Lamp`.
  public var name: String
  /// What can be called.
  public var methods: [Method]
  /// What can be read.
  public var properties: [Property]
  /// What is sent.
  public var signals: [Signal]

  /// Creates an interface.
  public init(
    _ name: String, methods: [Method] = [], properties: [Property] = [], signals: [Signal] = []
  ) {
    self.name = name
    self.methods = methods
    self.properties = properties
    self.signals = signals
  }

  /// The interface by which all properties are read.
  package static let properties = "org.freedesktop.DBus.Properties"
  /// The interface by which objects describe themselves.
  static let introspectable = "org.freedesktop.DBus.Introspectable"
}
