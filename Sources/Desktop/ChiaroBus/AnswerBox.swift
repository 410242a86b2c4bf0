// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization

/// A box that passes the answer of a call from the bus's thread to a waiting thread.
package final class AnswerBox: Sendable {
  private let answer = Mutex<Result<[BusValue], BusError>?>(nil)
  private let isThere = DispatchSemaphore(value: 0)

  /// Creates an empty box.
  package init() {}

  /// Stores the answer and wakes the waiting thread.
  package func put(_ result: Result<[BusValue], BusError>) {
    answer.withLock { $0 = result }
    isThere.signal()
  }

  /// The answer; nil if it has not arrived.
  package var taken: Result<[BusValue], BusError>? { answer.withLock { $0 } }

  /// Blocks until the answer arrives, and returns it; the bus ends every call, if only by a
  /// timeout.
  package func take() -> Result<[BusValue], BusError> {
    isThere.wait()
    return answer.withLock { $0 } ?? .failure(BusError(.canceled))
  }
}
