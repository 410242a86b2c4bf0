// SPDX-License-Identifier: MIT

import CLibrary
import Synchronization
import Testing

@testable import ChiaroSystem

/// Signals and threads.
@Suite("Signals and threads")
struct SignalTests {
  @Test("a signal that is blocked is waited for, and ends nothing")
  func blocked() async {
    await #expect(processExitsWith: .success) {
      Signal.block([.terminate])
      // To this thread: the others of a test's process have not blocked it.
      #expect(raise(Signal.terminate.rawValue) == 0)
      #expect(Signal.wait(for: [.terminate]))
      #expect(!Signal.wait(for: [.terminate]))
    }
  }

  @Test("a signal that is ignored ends nothing, until it is restored")
  func ignored() async {
    await #expect(processExitsWith: .signal(Signal.terminate.rawValue)) {
      Signal.terminate.ignore()
      System.send(signal: Signal.terminate.rawValue, toProcess: System.processID)
      Signal.terminate.restore()
      System.send(signal: Signal.terminate.rawValue, toProcess: System.processID)
      System.sleep(milliseconds: 20_000)
    }
  }

  @Test("deep threads are all waited for, and have room for deep work")
  func deep() {
    let sum = Mutex(0)
    SystemThreads.runDeep(3) {
      let depth = Self.depth(200_000)
      sum.withLock { $0 += depth }
    }
    #expect(sum.withLock { $0 } == 600_000)
  }

  /// Calls itself so many times, with a little on the stack each time.
  private static func depth(_ count: Int) -> Int {
    let numbers = [count, count - 1]
    return count == 0 ? 0 : 1 + depth(numbers[1])
  }
}
