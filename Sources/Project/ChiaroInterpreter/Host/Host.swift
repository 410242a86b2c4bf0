// SPDX-License-Identifier: MIT

/// The types around a project that somebody else gives, such as SwiftUI's.
///
/// A call of a host's initializer, member or modifier becomes a `HostValue`: its name, its
/// evaluated arguments and the places of both. What such a value is drawn as, the host decides
/// later.
package protocol Host {
  /// Whether the host gives a type, protocol or property wrapper of this name.
  func hasType(_ name: String) -> Bool

  /// Whether a name is a type's of which values are made, and not a protocol's.
  func isConcrete(_ name: String) -> Bool

  /// Whether the host gives a global function of this name.
  func hasFunction(_ name: String) -> Bool

  /// Whether a global function ends what runs: a test that fails.
  func endsRun(_ name: String) -> Bool

  /// Whether an attribute is a result builder of the host's.
  func isBuilder(_ attribute: String) -> Bool

  /// The members of a protocol of the host's whose statements are elements of a builder, by the
  /// builder's name.
  func builtMembers(of type: String) -> [String: String]

  /// What a property wrapper of the host's does.
  func wrapper(_ attribute: String) -> HostWrapper?

  /// Gives the type of an argument, as Swift writes it; nil where it is not known.
  ///
  /// - Parameters:
  ///   - name: the name of the type that is made, or of the member that is called
  ///   - label: the argument's label
  ///   - position: the argument's number, from 0
  /// - Returns: the type's text
  func argumentType(of name: String, label: String?, position: Int) -> String?

  /// Whether a text that is written as an argument is a key, in which numbers are written as people
  /// of a language do.
  func isKey(_ name: String, label: String?, position: Int) -> Bool

  /// The value of a member of a host value, where the host knows better than that it is another
  /// host value.
  func member(_ name: String, of value: HostValue) -> Value?

  /// What a method puts into the variables that it is given, in their order: `getRed(_:green:…)`;
  /// nil where nothing is known of it.
  func parts(_ name: String, of value: HostValue) -> [Double]?

  /// The value of a call, where it is no host value: `CGFloat.random(in:)`, say.
  func value(of call: HostCall) -> Value?

  /// Whether the host gives a modifier of this name to all of its views.
  func hasModifier(_ name: String) -> Bool

  /// What a call on a host value gives, where it is no host value: a date as text, say.
  func result(of call: HostCall, on value: HostValue) -> Value?

  /// What a call on a text gives that the standard library does not know: its size, say.
  func result(of call: HostCall, onText text: String) -> Value?

  /// The text of a key in the tables of the project; nil where they lack it.
  func text(_ key: String, table: String?) -> String?

  /// The place of a value among those of its type, where these have an order.
  func rank(of value: HostValue) -> Double?

  /// What an operator between two values gives of which one is the host's; nil where nobody knows.
  func result(of sign: String, _ left: Value, _ right: Value) -> Value?

  /// Whether a method changes the value on which it is called, as `addLine(to:)` does a path.
  func isChanging(_ name: String, _ value: HostValue) -> Bool

  /// A value with another member in place of one; nil where what is set is only noted.
  func replacing(_ name: String, by member: Value, in value: HostValue) -> Value?

  /// Whether a value stands for an object that methods of the project's change too.
  func isMutable(_ value: HostValue) -> Bool

  /// The value that a property takes from what is around a view, at this time; nil where nothing
  /// is known of it.
  func environment(_ wish: EnvironmentWish, _ evaluator: Evaluator) throws -> Value?

  /// What a property gives whose wrapper of the host's keeps a value.
  ///
  /// - Parameters:
  ///   - kept: the value
  ///   - wrapper: the name of the wrapper
  ///   - subject: what its argument without the value names: `relativeTo: .title`
  /// - Returns: the value as code reads it
  func opened(_ kept: Value, by wrapper: String, _ subject: String?) -> Value

  /// The classes of which the host makes the objects; nil for none.
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

/// What a property asks of what is around a view: `@Environment(\.colorScheme)`.
package struct EnvironmentWish {
  /// The name of the wrapper.
  package var wrapper: String
  /// The name of the property.
  package var property: String
  /// The names in the key path; none where a type is asked for.
  package var path: [String]
  /// The name of the type of the object that is asked for, else of the property.
  package var typeName: String
}

extension Host {
  package var objects: (any ObjectHost)? { nil }
  package func isConcrete(_ name: String) -> Bool { hasType(name) }
  package func endsRun(_ name: String) -> Bool { false }
  package func argumentType(of name: String, label: String?, position: Int) -> String? { nil }
  package func isKey(_ name: String, label: String?, position: Int) -> Bool { false }
  package func member(_ name: String, of value: HostValue) -> Value? { nil }
  package func parts(_ name: String, of value: HostValue) -> [Double]? { nil }
  package func value(of call: HostCall) -> Value? { nil }
  package func hasModifier(_ name: String) -> Bool { false }
  package func result(of call: HostCall, on value: HostValue) -> Value? { nil }
  package func result(of call: HostCall, onText text: String) -> Value? { nil }
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

/// What a property wrapper of the host's does.
package enum HostWrapper {
  /// Keeps a value: `@State`, `@StateObject`, `@Published`.
  case storage
  /// Reads and writes what another one keeps: `@Binding`.
  case binding
  /// Holds an object as it is: `@ObservedObject`, `@Bindable`.
  case object
  /// Comes from around: `@Environment`, whose value the host is asked for.
  case environment
}
