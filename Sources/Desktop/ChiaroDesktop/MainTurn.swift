// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization

/// A closure called once in the next turn of the main queue, even if it was scheduled several
/// times.
@MainActor
final class MainTurn {
  var body: () -> Void = {}
  private nonisolated let isScheduled = Atomic(false)

  nonisolated func schedule() {
    guard !isScheduled.exchange(true, ordering: .acquiringAndReleasing) else { return }
    DispatchQueue.main.async { [self] in
      isScheduled.store(false, ordering: .releasing)
      MainActor.assumeIsolated { body() }
    }
  }
}
