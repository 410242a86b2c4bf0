// SPDX-License-Identifier: MIT

public import Observation

/// A property with a value that the view keeps as long as it exists.
///
/// Apple counterpart: `State` · Source: SwiftUI reference (statements SU151–SU156) · Fidelity:
/// exact
@preconcurrency @MainActor
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var box: Box?

  /// Where a value is kept.
  private final class Box {
    var value: Value
    weak var storage: StateStorage?
    init(_ value: Value) { self.value = value }
  }

  /// Creates a state with an initial value.
  public init(wrappedValue: Value) { initial = wrappedValue }
  /// Creates a state with an initial value.
  public init(initialValue: Value) { initial = initialValue }

  /// The value; outside the body of a view, the initial value.
  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set {
      guard let box else { return }
      box.value = newValue
      box.storage?.changed()
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension State: InstalledProperty {
  static var keepsState: Bool { true }

  mutating func install(_ expansion: Expansion, place: Int) {
    let initial = initial
    let box = expansion.storage?.box(place) { Box(initial) }
    box?.storage = expansion.storage
    self.box = box
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state with the initial value nil.
  public init() { self.init(wrappedValue: nil) }
}

/// A property that reads and writes a value that is kept elsewhere.
///
/// Apple counterpart: `Binding` · Source: SwiftUI reference · Fidelity: exact
@preconcurrency @MainActor
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// Creates a binding from closures that read and write the value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (read, write) = (get, set)
  }

  /// Returns a binding whose value never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
  /// The binding itself.
  public var projectedValue: Binding<Value> { self }
  /// Creates a copy of a binding.
  public init(projectedValue: Binding<Value>) { self = projectedValue }
  /// Creates a binding to an optional value from one to a value; it ignores nil.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }
  /// Creates a binding to the value of an optional one; nil if there is no value.
  ///
  /// After the value has become nil, the binding reads its last value.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    let binding = self
    return Binding<Part>(
      get: { binding.wrappedValue[keyPath: path] },
      set: { binding.wrappedValue[keyPath: path] = $0 })
  }
}

extension Binding where Value: MutableCollection {
  /// A binding to an element of the value.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let binding = self
    return Binding<Value.Element>(
      get: { binding.wrappedValue[position] }, set: { binding.wrappedValue[position] = $0 })
  }
}

/// A property that reads a value of the environment.
///
/// Apple counterpart: `Environment` · Source: SwiftUI reference (statements SU162, SU269) ·
/// Fidelity: exact
@preconcurrency @MainActor
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value?
  private var value: Value?

  /// Creates a property that reads a value of the environment.
  public init(_ path: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: path] } }
  /// Creates a property that reads the environment's object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0[objectType] }
  }
  /// Creates a property that reads the environment's object of a type; nil if there is none.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { .some($0[objectType]) }
  }

  /// The value; outside the body of a view, the value of an empty environment.
  ///
  /// - Precondition: an enclosing view has put the object into the environment, if `Value` is the
  ///   type of an object
  public var wrappedValue: Value {
    if let value = value ?? read(EnvironmentValues()) { return value }
    preconditionFailure("no view around this one puts a \(Value.self) into the environment")
  }
}

extension Environment: InstalledProperty {
  static var keepsState: Bool { false }

  mutating func install(_ expansion: Expansion, place: Int) { value = read(expansion.environment) }
}
