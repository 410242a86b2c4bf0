// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization

/// A box that passes a call's answer from the bus's thread to a waiting thread.
final class AnswerBox: Sendable {
  private let answer = Mutex<Result<[BusValue], BusError>?>(nil)
  private let isThere = DispatchSemaphore(value: 0)

  func put(_ result: Result<[BusValue], BusError>) {
    answer.withLock { $0 = result }
    isThere.signal()
  }

  /// The answer; nil until it is there.
  var taken: Result<[BusValue], BusError>? { answer.withLock { $0 } }

  /// Waits for the answer, which always comes, since calls on a bus time out.
  func take() -> Result<[BusValue], BusError> {
    isThere.wait()
    return answer.withLock { $0 } ?? .failure(BusError(.canceled))
  }
}
