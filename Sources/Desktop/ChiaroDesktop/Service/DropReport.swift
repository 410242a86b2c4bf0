// SPDX-License-Identifier: MIT

import ChiaroSource
import Dispatch
import Synchronization

/// A reporter of dropped calls, which reports at most once a minute.
@MainActor
final class DropReport {
  private let say: (Diagnostic) -> Void
  private nonisolated let last = Mutex<ContinuousClock.Instant?>(nil)

  /// Creates a reporter that passes diagnostics to a closure.
  init(_ say: @escaping (Diagnostic) -> Void) { self.say = say }

  /// Records that calls from a caller were dropped.
  nonisolated func add(_ sender: String) {
    let now = ContinuousClock.now
    let isNews = last.withLock { last in
      if let time = last, now - time < .seconds(60) { return false }
      last = now
      return true
    }
    guard isNews else { return }
    let diagnostic = Diagnostic(
      .warning, id: "calls-dropped", at: SourceLocation(file: sender),
      "sends calls too fast; calls that expect no answer are dropped")
    DispatchQueue.main.async { MainActor.assumeIsolated { self.say(diagnostic) } }
  }
}
