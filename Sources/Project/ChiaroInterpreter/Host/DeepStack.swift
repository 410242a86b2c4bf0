// SPDX-License-Identifier: MIT

import CChiaroStack
import ChiaroSystem

/// Work on a stack that is deep enough for the deepest expressions.
package enum DeepStack {
  private static let size = 1 << 29

  /// Whether work stays on the thread that asks for it.
  ///
  /// If not, work that is bound to the main thread cannot run in it.
  package static var staysOnThread: Bool { chiaro_stack_is_there() }

  /// Does work on this thread, on a stack of its own; where the system has none, on a thread with
  /// one.
  static func run(_ body: @escaping () -> Void) {
    let work = Work(body)
    let context = Unmanaged.passUnretained(work).toOpaque()
    let isDone = withExtendedLifetime(work) {
      chiaro_stack_run(
        size, { $0.map { Unmanaged<Work>.fromOpaque($0).takeUnretainedValue().body() } }, context)
    }
    guard !isDone else { return }
    // The thread that waits and the one that works never work at once.
    nonisolated(unsafe) let body = body
    SystemThreads.runDeep(1) { body() }
  }

  private final class Work {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }
}
