// SPDX-License-Identifier: MIT

// Foundation on Linux does not have it.
#if !canImport(ObjectiveC)
  /// A key in the dictionary that describes a change of an observed property.
  ///
  /// Apple counterpart: `NSKeyValueChangeKey` · Source: NSKeyValueObserving.h · Fidelity: exact
  public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key for the value after the change.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The key for the value before the change.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The key for the kind of change; the value is always 1, which means that a value was set.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  }
#endif
