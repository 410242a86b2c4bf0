// SPDX-License-Identifier: MIT

/// The classes around a project whose objects a host makes, such as UIKit's views.
///
/// The host applies the code's actions immediately to an object of its own. An instance of a
/// project's subclass of such a class has such an object too.
package protocol ObjectHost: AnyObject {
  /// Whether the host makes objects of a class of this name.
  func isClass(_ name: String) -> Bool

  /// The name of the class from which one of the host's inherits; nil for none.
  func superclass(of name: String) -> String?

  /// The arguments of the initializer that a class has for a call without any.
  func usualArguments(of name: String) -> [CallArgument]

  /// The type of a property as Swift writes it; nil if the class has no such property, an empty
  /// text if its type is unknown.
  func propertyType(_ name: String, of className: String) -> String?

  /// Whether a class has a method of a name.
  func hasMethod(_ name: String, of className: String) -> Bool

  /// Makes an object of a class; nothing where the arguments do not fit.
  func make(_ name: String, _ arguments: [CallArgument], _ site: HostSite) throws -> Value?

  /// Makes the host's object for an instance of a class of the project's.
  func begin(_ target: HostedObject, _ arguments: [CallArgument], _ site: HostSite) throws

  /// The value of a property; nil where there is none of that name.
  func read(_ name: String, of target: HostedObject, _ site: HostSite) throws -> Value?

  /// Sets a property.
  func write(
    _ name: String, _ value: Value, of target: HostedObject, _ site: HostSite
  ) throws

  /// Calls a method; nil if it returns nothing.
  func call(
    _ name: String, on target: HostedObject, _ arguments: [CallArgument], _ site: HostSite
  ) throws -> Value?

  /// Calls a static method, or reads a static property where there are no arguments; nil where the
  /// class has none of that name.
  func callStatic(
    _ name: String, of className: String, _ arguments: [CallArgument]?, _ site: HostSite
  ) throws -> Value?
}

/// An instance, as a class of the host's sees it.
package struct HostedObject {
  package let object: ObjectValue
  /// The nearest class of the host's.
  package let className: String
  /// Whether the call is to `super`, beyond the project's class.
  package var isUpper = false

  package init(object: ObjectValue, className: String, isUpper: Bool = false) {
    (self.object, self.className, self.isUpper) = (object, className, isUpper)
  }
}

/// The caller and its place.
package struct HostSite {
  package let evaluator: Evaluator
  package let place: Place

  package init(_ evaluator: Evaluator, _ place: Place) {
    (self.evaluator, self.place) = (evaluator, place)
  }
}

extension ObjectValue {
  /// The name of its type.
  package var typeName: String { type.name }

  /// Whether its class is the project's.
  package var isDeclared: Bool { type.kind == .reference }

  /// Creates an object of a class of the host's.
  package convenience init(_ className: String, in program: Program, native: AnyObject) {
    self.init(program.foreignType(className), [], [:])
    self.native = native
  }
}
