// SPDX-License-Identifier: MIT

import Synchronization

/// A token that keeps an activity on a bus going until it is canceled or released.
///
/// Events that are already under way may still be delivered.
///
/// Apple counterpart: `AnyCancellable` · Source: this project · Fidelity: approximate
package final class BusSubscription: Sendable {
  private let end: Mutex<(@Sendable () -> Void)?>

  init(_ end: @escaping @Sendable () -> Void) { self.end = Mutex(end) }

  deinit { cancel() }

  /// Ends the activity; has no effect when called again.
  package func cancel() {
    let end = end.withLock { end in
      defer { end = nil }
      return end
    }
    end?()
  }
}

/// The generator of unique identifiers for requests to a bus's thread.
package enum BusID {
  private static let last = Atomic<UInt64>(0)

  /// Returns a unique identifier.
  package static func next() -> UInt64 { last.add(1, ordering: .relaxed).newValue }
}
