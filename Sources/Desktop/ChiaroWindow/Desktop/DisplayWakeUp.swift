// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

/// A wait on the main thread's run loop, which the display's connection wakes like other sources.
///
/// A window library waits for the display only, and would need to be woken for tasks, timers and
/// the bus; here all of them arrive in one place, and an idle program uses no time. If the
/// connection is unknown, the wait ends a hundred times a second.
@MainActor
final class DisplayWakeUp {
  private let source: (any DispatchSourceRead)?
  private static let step = Duration.milliseconds(10)
  /// The time of the next timer, as of the last look; nil for none.
  private var nextTimer: Date?

  init(descriptor: Int32?) {
    source = descriptor.map { DispatchSource.makeReadSource(fileDescriptor: $0, queue: .main) }
    // What there is to read is read after the run loop has returned.
    source?.setEventHandler {}
    source?.resume()
  }

  /// Runs the timers and tasks that are due, without waiting.
  ///
  /// The run loop comes back from a wait after an event, but not after a timer: the times of timers
  /// are limits of the next wait.
  func poll() { nextTimer = RunLoop.main.limitDate(forMode: .default) }

  /// Runs the run loop until an event, a timer known from `poll()` or a time; nil for no time
  /// limit.
  func wait(until time: ContinuousClock.Instant?) {
    let now = ContinuousClock.now
    let limit = source == nil ? min(time ?? now + Self.step, now + Self.step) : time
    let date = limit.map { Date(timeIntervalSinceNow: max(0, now.duration(to: $0) / .seconds(1))) }
    let limits = [date, nextTimer].compactMap { $0 }
    _ = RunLoop.main.run(mode: .default, before: limits.min() ?? .distantFuture)
  }
}
