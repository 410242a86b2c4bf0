// SPDX-License-Identifier: MIT

// Foundation on Linux does not have it.
#if !canImport(ObjectiveC)
  /// A key of the dictionary that describes a change of an observed property.
  ///
  /// Apple counterpart: `NSKeyValueChangeKey` · Source: NSKeyValueObserving.h · Fidelity: exact
  public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of the value after the change.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The key of the value before the change.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The key of the kind of change, which is always 1, for a value that was set.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  }
#endif
