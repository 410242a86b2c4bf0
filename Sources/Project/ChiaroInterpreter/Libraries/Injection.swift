// SPDX-License-Identifier: MIT

/// Libraries by which code gets its services and models from a table.
package enum Injection {
  package static let libraries = [
    LibrarySource(module: "Dependencies", code: dependencies),
    LibrarySource(module: "Factory", code: factory),
  ]

  /// A value is that for tests, which is the live one where a key gives no other.
  private static let dependencies = """
    protocol TestDependencyKey {}
    extension TestDependencyKey {
      static var testValue: Value { Self.liveValue }
      static var previewValue: Value { Self.testValue }
    }
    protocol DependencyKey: TestDependencyKey {}

    final class DependencyStore {
      static let shared = DependencyStore()
      var values: [String: Any] = [:]
    }

    struct DependencyValues {
      subscript<Key>(key: Key.Type) -> Key.Value {
        get { DependencyStore.shared.values["\\(key)"] ?? key.testValue }
        set { DependencyStore.shared.values["\\(key)"] = newValue }
      }
    }

    @propertyWrapper struct Dependency<Value> {
      private let read: () -> Value
      init(_ path: KeyPath<DependencyValues, Value>) { read = { DependencyValues()[keyPath: path] } }
      init(_ key: Value.Type) { read = { DependencyValues()[key] } }
      var wrappedValue: Value { read() }
    }

    func withDependencies<R>(
      _ change: (inout DependencyValues) -> Void, operation: () -> R
    ) -> R {
      let before = DependencyStore.shared.values
      var values = DependencyValues()
      change(&values)
      let result = operation()
      DependencyStore.shared.values = before
      return result
    }
    """

  private static let factory = """
    final class FactoryStore {
      static let shared = FactoryStore()
      var values: [String: Any] = [:]
    }

    struct Factory<T> {
      let make: () -> T
      let name: String
      init(make: @escaping () -> T, name: String) { (self.make, self.name) = (make, name) }
      init(_ container: Container, name: String = #function, _ make: @escaping () -> T) {
        (self.make, self.name) = (make, name)
      }
      func callAsFunction() -> T {
        if let known = FactoryStore.shared.values[name] { return known }
        let value = make()
        FactoryStore.shared.values[name] = value
        return value
      }
      func register(_ factory: @escaping () -> T) { FactoryStore.shared.values[name] = factory() }
      var singleton: Factory<T> { self }
      var cached: Factory<T> { self }
      var shared: Factory<T> { self }
      var unique: Factory<T> { self }
      func onPreview(_ factory: @escaping () -> T) -> Factory<T> { Factory(make: factory, name: name) }
      func onTest(_ factory: @escaping () -> T) -> Factory<T> { Factory(make: factory, name: name) }
      func scope(_ scope: Any) -> Factory<T> { self }
    }

    final class Container {
      static let shared = Container()
      func callAsFunction<T>(name: String = #function, _ make: @escaping () -> T) -> Factory<T> {
        Factory(make: make, name: name)
      }
    }

    @propertyWrapper struct Injected<T> {
      let wrappedValue: T
      init(_ path: KeyPath<Container, Factory<T>>) { wrappedValue = Container.shared[keyPath: path]() }
    }
    """
}
