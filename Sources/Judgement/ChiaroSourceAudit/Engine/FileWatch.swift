// SPDX-License-Identifier: MIT

import ChiaroSystem
import Synchronization

/// Knows which files are being read or judged since when, so that one that stalls is named.
///
/// Neither a parser nor a rule can be interrupted; who watches ends the process.
final class FileWatch: Sendable {
  /// The time after which a file stalls.
  static let limit = FileTime.Limit(seconds: 40, processorSeconds: 15)

  private struct State {
    var begun: [String: FileTime] = [:]
    var isOver = false
  }

  private let state = Mutex(State())

  /// Does the work on a file.
  func during<Result>(_ path: String, at moment: FileTime = .now, _ work: () -> Result) -> Result {
    state.withLock { $0.begun[path] = moment }
    defer { _ = state.withLock { $0.begun.removeValue(forKey: path) } }
    return work()
  }

  /// The files whose work takes longer than the limit, in order.
  func overdue(at moment: FileTime = .now) -> [String] {
    state.withLock { state in
      state.begun.filter { $0.value.exceeds(Self.limit, at: moment) }.keys.sorted()
    }
  }

  /// Watches on a thread until the work is over.
  ///
  /// - Parameter stalled: the closure called with the files that stall; it ends the process
  func start(_ stalled: @escaping @Sendable ([String]) -> Void) {
    // A system that gives no thread is watched from outside alone.
    _ = SystemThreads.start {
      while !self.state.withLock({ $0.isOver }) {
        let files = self.overdue()
        if !files.isEmpty { return stalled(files) }
        System.sleep(milliseconds: 200)
      }
    }
  }

  /// Ends the watch.
  func end() { state.withLock { $0.isOver = true } }
}
