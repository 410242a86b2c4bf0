// SPDX-License-Identifier: MIT

/// A property with an observable object that the view keeps as long as it exists.
///
/// Apple counterpart: `StateObject` · Source: SwiftUI reference (statement SU158) · Fidelity: exact
@preconcurrency @MainActor
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private let box = Kept()
  private var kept: Kept?

  private final class Kept {
    var object: ObjectType?
  }

  /// Creates a property whose object is created when the view appears.
  public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) { self.make = make }

  /// The object.
  public var wrappedValue: ObjectType { object(in: kept ?? box) }

  /// Bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  private func object(in kept: Kept) -> ObjectType {
    if let object = kept.object { return object }
    let made = make()
    kept.object = made
    return made
  }
}

extension StateObject: InstalledProperty {
  static var keepsState: Bool { true }

  mutating func install(_ expansion: Expansion, place: Int) {
    guard let storage = expansion.storage else { return }
    let kept = storage.box(place) { Kept() }
    self.kept = kept
    storage.follow(object(in: kept))
  }
}

/// A property with an observable object whose changes update the view.
///
/// Apple counterpart: `ObservedObject` · Source: SwiftUI reference (statement SU159) · Fidelity:
/// exact
@preconcurrency @MainActor
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: ObjectType

  /// Creates a property for an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// Creates a property for an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// A wrapper that makes bindings to the properties of an object.
  @preconcurrency @MainActor
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember path: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
    }
  }
}

extension ObservedObject: InstalledProperty {
  static var keepsState: Bool { true }

  mutating func install(_ expansion: Expansion, place: Int) {
    expansion.storage?.follow(wrappedValue)
  }
}

/// A property that reads an observable object which an enclosing view put into the environment.
///
/// Apple counterpart: `EnvironmentObject` · Source: SwiftUI reference (statement SU259) · Fidelity:
/// exact
@preconcurrency @MainActor
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Creates a property that finds an object of its type in the environment.
  public init() {}

  /// The object.
  ///
  /// - Precondition: an enclosing view has put the object into the environment
  public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure("no view around this one puts a \(ObjectType.self) into the environment")
    }
    return object
  }

  /// Bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: InstalledProperty {
  static var keepsState: Bool { true }

  mutating func install(_ expansion: Expansion, place: Int) {
    object = expansion.environment[object: ObjectIdentifier(ObjectType.self)] as? ObjectType
    if let object { expansion.storage?.follow(object) }
  }
}

extension View {
  /// Puts an observable object into the environment of the view and its children.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    changing("\(T.self)") { $0[object: ObjectIdentifier(T.self)] = object }
  }
}
