// SPDX-License-Identifier: MIT

import ChiaroControls
import ChiaroFoundation
import Foundation

/// An object whose changes update views.
///
/// Apple counterpart: `ObservableObject` of Combine · Source: Combine reference (statement SU159) ·
/// Fidelity: approximate, `objectWillChange` is not a publisher of Combine
public protocol ObservableObject: AnyObject {
  /// The publisher of the object's changes.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// The publisher of the object's changes; the same one throughout the object's life.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

/// A publisher that tells listeners of an object's changes.
///
/// Apple counterpart: `ObservableObjectPublisher` of Combine · Source: Combine reference ·
/// Fidelity: approximate, only views can listen
public final class ObservableObjectPublisher: @unchecked Sendable {
  private let lock = NSLock()
  private var listeners: [ObjectIdentifier: Listener] = [:]

  private struct Listener {
    weak var owner: AnyObject?
    let run: @Sendable () -> Void
  }

  /// Creates a publisher without listeners.
  public init() {}

  /// Tells listeners of a change.
  public func send() {
    let list = lock.withLock {
      listeners = listeners.filter { $0.value.owner != nil }
      return Array(listeners.values)
    }
    for listener in list { listener.run() }
  }

  /// Lets an object listen as long as it is there.
  func listen(_ owner: AnyObject, _ run: @escaping @Sendable () -> Void) {
    lock.withLock { listeners[ObjectIdentifier(owner)] = Listener(owner: owner, run: run) }
  }
}

/// The publishers of objects that have none of their own.
private enum ObjectPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }
  private static let lock = NSLock()
  private nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      if let entry = entries[ObjectIdentifier(object)], entry.object === object {
        return entry.publisher
      }
      if entries.count > 1_024 { entries = entries.filter { $0.value.object != nil } }
      let made = ObservableObjectPublisher()
      entries[ObjectIdentifier(object)] = Entry(object: object, publisher: made)
      return made
    }
  }
}

/// A property wrapper that reports each change of the value to the object it belongs to.
///
/// Apple counterpart: `Published` of Combine · Source: Combine reference · Fidelity: approximate,
/// without a publisher for the values
@propertyWrapper
public struct Published<Value> {
  private var value: Value

  /// Creates a property with an initial value.
  public init(wrappedValue: Value) { value = wrappedValue }
  /// Creates a property with an initial value.
  public init(initialValue: Value) { value = initialValue }

  /// The value; changes are reported only if the property belongs to a class.
  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { preconditionFailure("@Published works only in a class") }
    set { preconditionFailure("@Published works only in a class") }
  }

  /// Reads or writes the value of an object's property; the object reports a change before it
  /// happens.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object, wrapped path: ReferenceWritableKeyPath<Object, Value>,
    storage storagePath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storagePath].value }
    set {
      (object as? any ObservableObject)?.objectWillChange.send()
      object[keyPath: storagePath].value = newValue
    }
  }
}

extension StateStorage {
  /// Tells of a change from wherever it is made.
  nonisolated func changedAnywhere() {
    MainQueue.run { [self] in changed() }
  }

  /// Lets the views of the storage follow an object.
  func follow(_ object: any ObservableObject) {
    object.objectWillChange.listen(self) { [weak self] in self?.changedAnywhere() }
  }
}
