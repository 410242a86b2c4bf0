// SPDX-License-Identifier: MIT

import Synchronization

/// A value that is made when it is first asked for: by whoever asks first, while others wait.
package final class Once<Value: Sendable>: Sendable {
  private let kept = Mutex<Value?>(nil)

  /// A value that was not asked for yet.
  package init() {}

  /// The value; `make` is called the first time only, and must not ask for the value itself.
  package func value(_ make: () -> Value) -> Value {
    kept.withLock { kept in
      if let kept { return kept }
      let value = make()
      kept = value
      return value
    }
  }
}
