// SPDX-License-Identifier: MIT

public import Foundation

// On Apple's own systems key-value coding of Foundation itself has these.
#if !canImport(Darwin)
  extension UserDefaults {
    /// Sets the value for a key, as `set(_:forKey:)` does.
    ///
    /// Apple counterpart: `setValue(_:forKey:)` · Source: NSKeyValueCoding.h · Fidelity: exact
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    /// Returns the value for a key, as `object(forKey:)` does; nil for none.
    ///
    /// Apple counterpart: `value(forKey:)` · Source: NSKeyValueCoding.h · Fidelity: exact
    public func value(forKey key: String) -> Any? { object(forKey: key) }
  }
#endif
