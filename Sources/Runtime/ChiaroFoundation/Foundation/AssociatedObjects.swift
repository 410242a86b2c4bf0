// SPDX-License-Identifier: MIT

import Foundation

#if !canImport(ObjectiveC)
  // As the runtime calls them.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The way in which an object refers to an associated value: strongly or weakly.
  ///
  /// Apple counterpart: `objc_AssociationPolicy` · Source: objc/runtime.h · Fidelity: approximate,
  /// nothing is copied
  public enum objc_AssociationPolicy: UInt, Sendable {
    /// A policy that refers to a class instance weakly, so that the value becomes nil when the
    /// instance is deallocated; a struct or other value is stored.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// A policy that refers to the value strongly.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A policy that refers to the value strongly; unlike in Objective-C, the value is not copied.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// A policy that refers to the value strongly.
    case OBJC_ASSOCIATION_RETAIN = 0o1401
    /// A policy that refers to the value strongly; unlike in Objective-C, the value is not copied.
    case OBJC_ASSOCIATION_COPY = 0o1403
  }

  // As the runtime calls it.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Associates a value with an object under a key; nil removes the association.
  ///
  /// - Parameters:
  ///   - object: the object, an instance of a class
  ///   - key: a pointer; only its address matters
  ///   - value: the value; nil removes the association
  ///   - policy: how the object refers to the value
  ///
  /// Apple counterpart: `objc_setAssociatedObject` · Source: objc/runtime.h · Fidelity:
  /// approximate, values of deallocated objects are released only when other associations are added
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) { Associations.all.set(value, policy, of: object as AnyObject, key) }

  // As the runtime calls it.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the value associated with an object under a key; nil for none.
  ///
  /// Apple counterpart: `objc_getAssociatedObject` · Source: objc/runtime.h · Fidelity:
  /// approximate, nil in the object's `deinit`
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    Associations.all.value(of: object as AnyObject, key)
  }

  // As the runtime calls it.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Removes all values associated with an object.
  ///
  /// Apple counterpart: `objc_removeAssociatedObjects` · Source: objc/runtime.h · Fidelity: exact
  public func objc_removeAssociatedObjects(_ object: Any) {
    Associations.all.removeValues(of: object as AnyObject)
  }

  /// What is kept for objects.
  ///
  /// Swift does not tell when an object goes. Each entry knows its object weakly, so that another
  /// one at the same address has nothing of it; entries without an object are taken out when the
  /// table has doubled.
  private final class Associations: @unchecked Sendable {
    static let all = Associations()

    private struct Entry {
      weak var object: AnyObject?
      var values: [UnsafeRawPointer: () -> Any?] = [:]
    }
    // Everything below is read and written under the lock alone.
    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var limit = 64

    private func entry(of object: AnyObject) -> Entry? {
      entries[ObjectIdentifier(object)].flatMap { $0.object === object ? $0 : nil }
    }

    func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
      let get = lock.withLock { entry(of: object)?.values[key] }
      return get?()
    }

    func set(
      _ value: Any?, _ policy: objc_AssociationPolicy, of object: AnyObject,
      _ key: UnsafeRawPointer
    ) {
      // What is let go of may itself ask for values when it goes: not before the lock is open.
      var gone: [Entry] = []
      // Nor may an object go then, whose other references another thread gives up meanwhile.
      var objects: [AnyObject?] = []
      lock.withLock {
        var new = entry(of: object) ?? Entry(object: object)
        gone.append(new)
        new.values[key] = value.map { Self.held($0, policy) }
        entries.updateValue(new, forKey: ObjectIdentifier(object)).map { gone.append($0) }
        guard entries.count > limit else { return }
        objects = entries.values.map(\.object)
        gone += entries.values.filter { $0.object == nil }
        entries = entries.filter { $0.value.object != nil }
        limit = max(64, entries.count * 2)
      }
      withExtendedLifetime(objects) {}
    }

    func removeValues(of object: AnyObject) {
      _ = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(object)) }
    }

    private static func held(_ value: Any, _ policy: objc_AssociationPolicy) -> () -> Any? {
      let isWeak = policy == .OBJC_ASSOCIATION_ASSIGN && type(of: value) is AnyClass
      guard isWeak else { return { value } }
      return { [weak object = value as AnyObject] in object }
    }
  }
#endif
