// SPDX-License-Identifier: MIT

/// The types around a project that something else provides, such as SwiftUI's.
///
/// A call of a host's initializer, member or modifier becomes a `HostValue`: its name, its
/// evaluated arguments and the places of both. The host decides later how to draw such a value.
package protocol Host {
  /// Whether the host gives a type, protocol or property wrapper of this name.
  func hasType(_ name: String) -> Bool

  /// Whether a name is a concrete type's, rather than a protocol's.
  func isConcrete(_ name: String) -> Bool

  /// Whether the host gives a global function of this name.
  func hasFunction(_ name: String) -> Bool

  /// Whether a global function ends the run: a failing test.
  func endsRun(_ name: String) -> Bool

  /// Whether an attribute is a result builder of the host's.
  func isBuilder(_ attribute: String) -> Bool

  /// The members of a protocol of the host's whose statements are elements of a builder, by the
  /// builder's name.
  func builtMembers(of type: String) -> [String: String]

  /// The behavior of a property wrapper of the host.
  func wrapper(_ attribute: String) -> HostWrapper?

  /// Gives the type of an argument, as Swift writes it; nil where it is not known.
  ///
  /// - Parameters:
  ///   - name: the name of the type that is made, or of the member that is called
  ///   - label: the argument's label
  ///   - position: the argument's number, from 0
  /// - Returns: the type's text
  func argumentType(of name: String, label: String?, position: Int) -> String?

  /// Whether a literal argument is a localization key, in which numbers are written for a language.
  func isKey(_ name: String, label: String?, position: Int) -> Bool

  /// The value of a host value's member, if the host knows it; otherwise it is another host value.
  func member(_ name: String, of value: HostValue) -> Value?

  /// Whether a value is still of the type of its origin after all that was called on it: a text
  /// with a font is a text, one with a frame is only a view.
  func staysItself(_ value: HostValue) -> Bool

  /// The value of a static member that the host gives to a type of the project's; nil for none.
  func staticMember(_ name: String, of type: TypeValue, _ evaluator: Evaluator) throws -> Value?

  /// The values that a method assigns to its inout arguments, in order: `getRed(_:green:…)`; nil if
  /// unknown.
  func parts(_ name: String, of value: HostValue) -> [Double]?

  /// The value of a call, where it is no host value: `CGFloat.random(in:)`, say.
  func value(of call: HostCall) -> Value?

  /// Whether the host gives a modifier of this name to all of its views.
  func hasModifier(_ name: String) -> Bool

  /// The result of a call on a host value, if it is not a host value: a date as text, for example.
  func result(of call: HostCall, on value: HostValue) -> Value?

  /// The result of a call on a text that the standard library lacks: its size, for example.
  func result(of call: HostCall, onText text: String) -> Value?

  /// The result of a call on a number that the standard library lacks: its text, for example.
  func result(of call: HostCall, onNumber number: Double) -> Value?

  /// The text of a key in the tables of the project; nil where they lack it.
  func text(_ key: String, table: String?) -> String?

  /// The place of a value among those of its type, where these have an order.
  func rank(of value: HostValue) -> Double?

  /// The result of an operator with an operand of the host; nil if unknown.
  func result(of sign: String, _ left: Value, _ right: Value) -> Value?

  /// Whether a method mutates the value on which it is called, as `addLine(to:)` mutates a path.
  func isChanging(_ name: String, _ value: HostValue) -> Bool

  /// A value with one member replaced; nil if the change is only recorded.
  func replacing(_ name: String, by member: Value, in value: HostValue) -> Value?

  /// Whether a value stands for an object that methods of the project's change too.
  func isMutable(_ value: HostValue) -> Bool

  /// The value that a property reads from the current environment of a view; nil if unknown.
  func environment(_ wish: EnvironmentWish, _ evaluator: Evaluator) throws -> Value?

  /// The value that code reads from a property whose wrapper of the host stores a value.
  ///
  /// - Parameters:
  ///   - kept: the value
  ///   - wrapper: the name of the wrapper
  ///   - subject: the argument other than the value: `relativeTo: .title`
  /// - Returns: the value as code reads it
  func opened(_ kept: Value, by wrapper: String, _ subject: String?) -> Value

  /// The classes whose objects the host makes; nil for none.
  var objects: (any ObjectHost)? { get }

  /// The element of a host value; nil where it is one more call on it.
  func element(
    of value: HostValue, _ indices: [CallArgument], _ evaluator: Evaluator
  ) throws -> Value?
}

/// Names that evaluation and hosts share.
package enum HostNames {
  /// The protocol of layouts, and the call of one with its content.
  package static let layout = "Layout"
}

/// A property's request to the environment of a view: `@Environment(\.colorScheme)`.
package struct EnvironmentWish {
  /// The name of the wrapper.
  package var wrapper: String
  /// The name of the property.
  package var property: String
  /// The names in the key path; none where a type is asked for.
  package var path: [String]
  /// The name of the type of the requested object, or else of the property.
  package var typeName: String
}

extension Host {
  package var objects: (any ObjectHost)? { nil }
  package func isConcrete(_ name: String) -> Bool { hasType(name) }
  package func endsRun(_ name: String) -> Bool { false }
  package func argumentType(of name: String, label: String?, position: Int) -> String? { nil }
  package func isKey(_ name: String, label: String?, position: Int) -> Bool { false }
  package func member(_ name: String, of value: HostValue) -> Value? { nil }
  package func staysItself(_ value: HostValue) -> Bool { true }
  package func staticMember(
    _ name: String, of type: TypeValue, _ evaluator: Evaluator
  ) throws -> Value? { nil }
  package func parts(_ name: String, of value: HostValue) -> [Double]? { nil }
  package func value(of call: HostCall) -> Value? { nil }
  package func hasModifier(_ name: String) -> Bool { false }
  package func result(of call: HostCall, on value: HostValue) -> Value? { nil }
  package func result(of call: HostCall, onText text: String) -> Value? { nil }
  package func result(of call: HostCall, onNumber number: Double) -> Value? { nil }
  package func text(_ key: String, table: String?) -> String? { nil }
  package func result(of sign: String, _ left: Value, _ right: Value) -> Value? { nil }
  package func rank(of value: HostValue) -> Double? { nil }
  package func isChanging(_ name: String, _ value: HostValue) -> Bool { false }
  package func isMutable(_ value: HostValue) -> Bool { false }
  package func replacing(_ name: String, by member: Value, in value: HostValue) -> Value? { nil }
  package func environment(_ wish: EnvironmentWish, _ evaluator: Evaluator) throws -> Value? { nil }
  package func opened(_ kept: Value, by wrapper: String, _ subject: String?) -> Value { kept }
  package func element(
    of value: HostValue, _ indices: [CallArgument], _ evaluator: Evaluator
  ) throws -> Value? { nil }
}

/// The behavior of a property wrapper of the host.
package enum HostWrapper {
  /// Keeps a value: `@State`, `@StateObject`, `@Published`.
  case storage
  /// Reads and writes a value that another property stores: `@Binding`.
  case binding
  /// Holds an object as it is: `@ObservedObject`, `@Bindable`.
  case object
  /// Comes from the environment: `@Environment`, whose value the host provides.
  case environment
}
