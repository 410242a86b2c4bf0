// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

// Foundation on Linux does not have it; AppKit's is for the appearance alone.
#if !canImport(ObjectiveC)
  /// An object whose properties can be observed.
  ///
  /// Three kinds of properties can be observed. The first are stored properties with
  /// `@KeyValueObserved`, which `Scripts/port-uikit` writes in place of `@objc dynamic`. The second
  /// are computed properties that read them. The third are all properties of views and controllers,
  /// whose values are compared after each update of a screen.
  ///
  /// Apple counterpart: `NSKeyValueObserving` · Source: NSKeyValueObserving.h · Fidelity:
  /// approximate, other properties are not observed
  public protocol KeyValueObservable: AnyObject {}
  extension NSObject: KeyValueObservable {}
  extension TraitNode: KeyValueObservable {}

  /// Options for which values of a change an observer receives, and whether it receives the initial
  /// value.
  ///
  /// Apple counterpart: `NSKeyValueObservingOptions` · Source: NSKeyValueObserving.h · Fidelity:
  /// approximate, without a call before the change
  public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The change passed to the observer contains the new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// The change passed to the observer contains the old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// The observer is also called with the current value as soon as the observation begins.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  }

  /// A change of an observed property.
  ///
  /// Apple counterpart: `NSKeyValueObservedChange` · Source: Foundation reference · Fidelity:
  /// approximate, without the indexes of changes in collections
  public struct NSKeyValueObservedChange<Value> {
    /// The value after the change; nil unless the options have `new`.
    public let newValue: Value?
    /// The value before the change; nil unless the options have `old`.
    public let oldValue: Value?
    /// Whether the change has not been made yet; always false.
    public var isPrior: Bool { false }
  }

  /// The observation of a property, which ends when this object is invalidated or released.
  ///
  /// Apple counterpart: `NSKeyValueObservation` · Source: Foundation reference · Fidelity: exact
  public final class NSKeyValueObservation: @unchecked Sendable {
    // Read and written under the lock of the table.
    fileprivate var fire: (() -> Void)?
    fileprivate init() {}
    deinit { invalidate() }

    /// Ends the observation.
    public func invalidate() { ObservationTable.all.end(self) }
  }

  extension KeyValueObservable {
    /// Calls a closure whenever a property has changed, as long as the returned object is retained.
    ///
    /// Apple counterpart: `observe(_:options:changeHandler:)` · Source: Foundation reference ·
    /// Fidelity: approximate, called before the property's own `didSet`
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation { observation(of: keyPath, options, changeHandler) }

    fileprivate func observation<Value>(
      of keyPath: KeyPath<Self, Value>, _ options: NSKeyValueObservingOptions,
      _ changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      let observation = NSKeyValueObservation()
      let reads = ObservedReads()
      var last = ObservedReads.$current.withValue(reads) { self[keyPath: keyPath] }
      let comparesOnly = reads.keys.isEmpty
      func tell(_ owner: Self, _ new: Value, after old: Value?) {
        changeHandler(
          owner,
          NSKeyValueObservedChange(
            newValue: options.contains(.new) ? new : nil,
            oldValue: options.contains(.old) ? old : nil))
      }
      observation.fire = { [weak self] in
        guard let self else { return }
        let (old, new) = (last, self[keyPath: keyPath])
        if comparesOnly, areEqual(old, new) { return }
        last = new
        tell(self, new, after: old)
      }
      ObservationTable.all.add(observation, reads.keys)
      if options.contains(.initial) { tell(self, last, after: nil) }
      return observation
    }
  }

  extension KeyValueObservable where Self: TraitNode {
    /// Calls a closure whenever a property has changed, as long as the returned object is retained.
    ///
    /// A property without `@KeyValueObserved` is compared after each update of a screen. A change
    /// of a value that is not `Equatable` is never noticed.
    ///
    /// Apple counterpart: `observe(_:options:changeHandler:)` · Source: Foundation reference ·
    /// Fidelity: approximate, called after an update of a screen
    @preconcurrency @MainActor
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      UpdateCycle.afterUpdates = { ObservationTable.all.compare() }
      return observation(of: keyPath, options, changeHandler)
    }
  }

  /// Whether two values are known to be equal; those that cannot be compared count as equal.
  private func areEqual<Value>(_ one: Value, _ other: Value) -> Bool {
    func equal<Known: Equatable>(_ one: Known) -> Bool { one == other as? Known }
    return (one as? any Equatable).map { equal($0) } ?? true
  }

  /// A property wrapper that reports changes of a stored property in a class to its observers.
  ///
  /// Apple counterpart: `@objc dynamic` · Source: NSKeyValueObserving.h · Fidelity: approximate, a
  /// property wrapper
  @propertyWrapper
  public struct KeyValueObserved<Value> {
    private var value: Value

    /// Creates the property wrapper with an initial value.
    public init(wrappedValue: Value) { value = wrappedValue }

    /// Not available: the property is read and written through the object it belongs to.
    @available(*, unavailable, message: "only properties of classes can be observed")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

    /// The value of an object's property; setting it calls the observers.
    public static subscript<Owner: AnyObject>(
      _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
      storage storage: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
      get {
        ObservedReads.current?.keys.insert(ObservedKey(ObjectIdentifier(owner), wrapped))
        return owner[keyPath: storage].value
      }
      set {
        owner[keyPath: storage].value = newValue
        ObservationTable.all.tell(ObservedKey(ObjectIdentifier(owner), wrapped))
      }
    }
  }

  /// A property of an object.
  private struct ObservedKey: Hashable {
    let owner: ObjectIdentifier
    let path: AnyKeyPath
    init(_ owner: ObjectIdentifier, _ path: AnyKeyPath) { (self.owner, self.path) = (owner, path) }
  }

  /// The properties that were read to get a value.
  private final class ObservedReads: @unchecked Sendable {
    @TaskLocal static var current: ObservedReads?
    // Used by the thread alone that reads.
    var keys: Set<ObservedKey> = []
  }

  /// The observations, by the properties that they observe.
  private final class ObservationTable: @unchecked Sendable {
    static let all = ObservationTable()
    private struct Entry {
      weak var observation: NSKeyValueObservation?
    }
    // Everything below is read and written under the lock alone.
    private let lock = NSRecursiveLock()
    private var entries: [ObservedKey: [Entry]] = [:]
    private var compared: [Entry] = []
    private var limit = 64

    func add(_ observation: NSKeyValueObservation, _ keys: Set<ObservedKey>) {
      lock.withLock {
        if entries.count > limit {
          entries = entries.filter { $0.value.contains { $0.observation?.fire != nil } }
          limit = max(64, entries.count * 2)
        }
        for key in keys {
          entries[key, default: []].removeAll { $0.observation?.fire == nil }
          entries[key, default: []].append(Entry(observation: observation))
        }
        guard keys.isEmpty else { return }
        compared.removeAll { $0.observation?.fire == nil }
        compared.append(Entry(observation: observation))
      }
    }

    func end(_ observation: NSKeyValueObservation) { lock.withLock { observation.fire = nil } }

    func tell(_ key: ObservedKey) { call { entries[key] ?? [] } }
    func compare() { call { compared } }

    private func call(_ some: () -> [Entry]) {
      let calls = lock.withLock { some().compactMap { $0.observation?.fire } }
      for call in calls { call() }
    }
  }
#endif
