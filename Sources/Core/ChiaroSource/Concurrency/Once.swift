// SPDX-License-Identifier: MIT

import Synchronization

/// A value that is computed on first access; concurrent accesses wait for the result.
package final class Once<Value: Sendable>: Sendable {
  private let kept = Mutex<Value?>(nil)

  /// Creates a value that is not computed yet.
  package init() {}

  /// Returns the value; `make` is called on first access only, and must not access the value
  /// itself.
  package func value(_ make: () -> Value) -> Value {
    kept.withLock { kept in
      if let kept { return kept }
      let value = make()
      kept = value
      return value
    }
  }
}
