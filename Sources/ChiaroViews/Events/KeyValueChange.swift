// SPDX-License-Identifier: MIT

// Foundation on Linux does not have it.
#if !canImport(ObjectiveC)
  /// The name of something that is known of a change.
  ///
  /// Apple counterpart: `NSKeyValueChangeKey` · Source: NSKeyValueObserving.h · Fidelity: exact
  public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The value after the change.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The kind of change; always that of a value that was set, 1.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  }
#endif
