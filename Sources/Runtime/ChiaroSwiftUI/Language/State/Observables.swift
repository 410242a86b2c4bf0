// SPDX-License-Identifier: MIT

public import Observation

/// A property wrapper that makes bindings to the properties of an observable object.
///
/// Apple counterpart: `Bindable` · Source: SwiftUI reference (statement SU250) · Fidelity: exact
@preconcurrency @MainActor
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value: AnyObject> {
  /// The object.
  public var wrappedValue: Value
  /// The wrapper itself, which makes bindings.
  public var projectedValue: Bindable<Value> { self }

  /// Creates a wrapper for an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates a wrapper for an object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}

extension View {
  /// Puts an observable object into the environment of the view and its children; nil removes it.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    changing("\(T.self)") { $0[object: ObjectIdentifier(T.self)] = object }
  }
}

extension EnvironmentValues {
  /// The environment's object of a type; nil if no view put one into the environment.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { self[object: ObjectIdentifier(objectType)] as? T }
    set { self[object: ObjectIdentifier(objectType)] = newValue }
  }
}
