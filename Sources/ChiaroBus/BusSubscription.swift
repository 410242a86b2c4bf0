// SPDX-License-Identifier: MIT

import Synchronization

/// Something that goes on at a bus until this is canceled or nobody holds it any more.
///
/// What is on its way already may still come.
///
/// Apple counterpart: `AnyCancellable` · Source: this project · Fidelity: approximate
public final class BusSubscription: Sendable {
  private let end: Mutex<(@Sendable () -> Void)?>

  init(_ end: @escaping @Sendable () -> Void) { self.end = Mutex(end) }

  deinit { cancel() }

  /// Ends it; the second time nothing happens.
  public func cancel() {
    let end = end.withLock { end in
      defer { end = nil }
      return end
    }
    end?()
  }
}

/// Numbers by which a bus's thread knows what others have left with it; none comes twice.
package enum BusID {
  private static let last = Atomic<UInt64>(0)

  /// A number that nobody else has.
  package static func next() -> UInt64 { last.add(1, ordering: .relaxed).newValue }
}
