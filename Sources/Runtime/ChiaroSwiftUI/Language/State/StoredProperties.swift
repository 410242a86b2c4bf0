// SPDX-License-Identifier: MIT

public import Foundation

/// A property whose value is stored in the app's user defaults.
///
/// Apple counterpart: `AppStorage` · Source: SwiftUI reference (statement SU347) · Fidelity:
/// approximate, a change made elsewhere is shown at the next evaluation
@preconcurrency @MainActor
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let read: () -> Value
  private let write: (Value) -> Void
  private var storage: StateStorage?

  private init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    (self.read, self.write) = (read, write)
  }

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set {
      write(newValue)
      storage?.changed()
    }
  }
  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  private init(plain value: Value, _ key: String, _ store: UserDefaults?) {
    let store = store ?? .standard
    self.init(
      read: { store.object(forKey: key) as? Value ?? value }, write: { store.set($0, forKey: key) })
  }
}

extension AppStorage: InstalledProperty {
  static var keepsState: Bool { true }
  mutating func install(_ expansion: Expansion, place: Int) { storage = expansion.storage }
}

extension AppStorage {
  /// Creates a property for a Boolean.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool { self.init(plain: wrappedValue, key, store) }
  /// Creates a property for an integer.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int { self.init(plain: wrappedValue, key, store) }
  /// Creates a property for a number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double { self.init(plain: wrappedValue, key, store) }
  /// Creates a property for a string.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String { self.init(plain: wrappedValue, key, store) }
  /// Creates a property for a URL.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == URL {
    let store = store ?? .standard
    self.init(
      read: { store.url(forKey: key) ?? wrappedValue }, write: { store.set($0, forKey: key) })
  }
  /// Creates a property for data.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data { self.init(plain: wrappedValue, key, store) }

  /// Creates a property for a value that is stored as an integer.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    let store = store ?? .standard
    self.init(
      read: { (store.object(forKey: key) as? Int).flatMap { Value(rawValue: $0) } ?? wrappedValue },
      write: { store.set($0.rawValue, forKey: key) })
  }
  /// Creates a property for a value that is stored as a string.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    let store = store ?? .standard
    self.init(
      read: { store.string(forKey: key).flatMap { Value(rawValue: $0) } ?? wrappedValue },
      write: { store.set($0.rawValue, forKey: key) })
  }

  /// Creates a property for an optional string.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    let store = store ?? .standard
    self.init(read: { store.string(forKey: key) }, write: { store.set($0, forKey: key) })
  }
  /// Creates a property for an optional integer.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    let store = store ?? .standard
    self.init(read: { store.object(forKey: key) as? Int }, write: { store.set($0, forKey: key) })
  }
  /// Creates a property for an optional Boolean.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    let store = store ?? .standard
    self.init(read: { store.object(forKey: key) as? Bool }, write: { store.set($0, forKey: key) })
  }
}

/// A property that holds which view has keyboard focus.
///
/// Apple counterpart: `FocusState` · Source: SwiftUI reference · Fidelity: approximate, stores its
/// value but never moves the focus
@preconcurrency @MainActor
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>

  /// Creates a property that tells whether a single view has focus.
  public init() where Value == Bool { state = State(wrappedValue: false) }
  /// Creates a property that tells which of several views has focus.
  public init<T>() where Value == T?, T: Hashable { state = State(wrappedValue: nil) }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// A binding to the value.
  public var projectedValue: Binding {
    Binding(value: state.projectedValue)
  }

  /// A binding to the property that holds which view has focus.
  @preconcurrency @MainActor
  @propertyWrapper
  public struct Binding {
    fileprivate let value: ChiaroSwiftUI.Binding<Value>
    /// The value.
    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

/// A number that scales with the person's text size.
///
/// Apple counterpart: `ScaledMetric` · Source: SwiftUI reference (statement SU356) · Fidelity:
/// exact
@preconcurrency @MainActor
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let value: Value
  private let style: Font.TextStyle
  private var share: Value = 1

  /// Creates a number that scales like body text.
  public init(wrappedValue: Value) { (value, style) = (wrappedValue, .body) }
  /// Creates a number that scales like a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    (value, style) = (wrappedValue, textStyle)
  }

  /// The number, scaled to the current text size.
  public var wrappedValue: Value { value * share }
}

extension ScaledMetric: InstalledProperty {
  static var keepsState: Bool { false }
  mutating func install(_ expansion: Expansion, place: Int) {
    let size = TypeTable.metrics(of: style, expansion.environment.dynamicTypeSize).size
    share = Value(size / TypeTable.metrics(of: style, .large).size)
  }
}

/// A namespace for the identifiers of views that belong together.
///
/// Apple counterpart: `Namespace` · Source: SwiftUI reference (statement SU359) · Fidelity: exact
@preconcurrency @MainActor
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }
  private static var count = 0
  private var id: ID

  /// The identity that a view keeps.
  private final class Kept {
    let id: ID
    init(_ id: ID) { self.id = id }
  }

  /// Creates a namespace.
  public init() {
    Self.count += 1
    id = ID(number: Self.count)
  }
  /// The identity of the namespace.
  public var wrappedValue: ID { id }
}

extension Namespace: InstalledProperty {
  static var keepsState: Bool { true }
  mutating func install(_ expansion: Expansion, place: Int) {
    let made = id
    if let kept = expansion.storage?.box(place, { Kept(made) }) { id = kept.id }
  }
}
