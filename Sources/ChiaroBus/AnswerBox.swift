// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization

/// Hands the answer of a call from the bus's thread to one that waits for it.
package final class AnswerBox: Sendable {
  private let answer = Mutex<Result<[BusValue], BusError>?>(nil)
  private let isThere = DispatchSemaphore(value: 0)

  /// Creates an empty box.
  package init() {}

  /// Puts an answer in.
  package func put(_ result: Result<[BusValue], BusError>) {
    answer.withLock { $0 = result }
    isThere.signal()
  }

  /// The answer, where it is there.
  package var taken: Result<[BusValue], BusError>? { answer.withLock { $0 } }

  /// Waits until an answer is there; calls on a bus end by themselves.
  package func take() -> Result<[BusValue], BusError> {
    isThere.wait()
    return answer.withLock { $0 } ?? .failure(BusError(.canceled))
  }
}
