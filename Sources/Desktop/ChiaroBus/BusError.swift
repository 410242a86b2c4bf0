// SPDX-License-Identifier: MIT

import ChiaroSystem

/// An error of a message bus or of a connection to it.
///
/// Apple counterpart: `NSXPCConnection` errors · Source: D-Bus Specification 0.41, Error messages ·
/// Fidelity: exact
public struct BusError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of a bus error.
  public enum Kind: Hashable, Sendable {
    /// This program was built without a bus library, or the environment names no bus.
    case unavailable
    /// There is no connection to the bus, or it was lost before the reply arrived.
    case disconnected
    /// The reply did not arrive in time.
    case timeout
    /// The task that waited for the reply was canceled.
    case canceled
    /// The other program replied with an error that has this name.
    case remote(name: String)
    /// A received message, or a message to send, is not valid D-Bus.
    case malformed
    /// A received message, or a message to send, exceeds the limits of ``BusLimits``.
    case tooLarge
  }

  /// The kind of the error.
  public var kind: Kind
  /// The operation that failed, such as the called method; may be empty.
  public var place: String
  /// The details as readable text; may be empty.
  public var detail: String

  /// Creates an error.
  public init(_ kind: Kind, place: String = "", detail: String = "") {
    self.kind = kind
    self.place = place
    self.detail = detail
  }

  /// Returns an error with a name on the bus, such as `org.example.Error.Busy`, and a message; send
  /// it as the reply to a call.
  public static func named(_ name: String, _ detail: String) -> BusError {
    BusError(.remote(name: name), detail: detail)
  }

  /// The error as one line of text.
  public var description: String {
    [place, title, detail].filter { !$0.isEmpty }.joined(separator: ": ")
  }

  private var title: String {
    switch kind {
    case .unavailable: "no message bus is available"
    case .disconnected: "the bus has closed the connection"
    case .timeout: "no answer in time"
    case .canceled: "canceled"
    case .remote(let name): name
    case .malformed: "malformed"
    case .tooLarge: "too large"
    }
  }

  func at(_ place: String) -> BusError {
    var error = self
    if error.place.isEmpty { error.place = place }
    return error
  }
}

extension BusError {
  /// The error names that the D-Bus specification defines.
  package enum Name {
    private static let prefix = "org.freedesktop.DBus.Error."
    static let failed = prefix + "Failed"
    static let noReply = prefix + "NoReply"
    static let limitsExceeded = prefix + "LimitsExceeded"
    static let invalidArguments = prefix + "InvalidArgs"
    /// The object has no such method.
    package static let unknownMethod = prefix + "UnknownMethod"
    static let unknownObject = prefix + "UnknownObject"
    static let unknownInterface = prefix + "UnknownInterface"
    static let unknownProperty = prefix + "UnknownProperty"
    static let propertyReadOnly = prefix + "PropertyReadOnly"
    /// The bus name has no owner, and no service can be started for it.
    package static let serviceUnknown = prefix + "ServiceUnknown"
    /// The bus name has no owner.
    package static let nameHasNoOwner = prefix + "NameHasNoOwner"
  }

  /// Returns an error to send as the reply to a call with invalid arguments.
  public static func invalidArguments(_ detail: String) -> BusError {
    named(Name.invalidArguments, detail)
  }

  /// The name and message with which a call that met this error is answered.
  var answer: (name: String, message: String) {
    switch kind {
    case .remote(let name): (name, detail)
    case .malformed: (Name.invalidArguments, description)
    case .tooLarge: (Name.limitsExceeded, description)
    case .timeout: (Name.noReply, description)
    case .unavailable, .disconnected, .canceled: (Name.failed, description)
    }
  }
}

extension BusError {
  /// Creates an error from an error number of the bus library.
  init(systemError code: Int32) {
    let failure = SystemFailure(code: code)
    self.init(
      failure.isTooLarge ? .tooLarge : failure.isMalformed ? .malformed : .disconnected,
      detail: failure.message)
  }
}
