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

  init(descriptor: Int32?) {
    source = descriptor.map { DispatchSource.makeReadSource(fileDescriptor: $0, queue: .main) }
    // What there is to read is read after the run loop has returned.
    source?.setEventHandler {}
    source?.resume()
  }

  /// Runs the run loop until an event or a time; nil for no time limit.
  func wait(until time: ContinuousClock.Instant?) {
    let now = ContinuousClock.now
    let limit = source == nil ? min(time ?? now + Self.step, now + Self.step) : time
    let date = limit.map { Date(timeIntervalSinceNow: max(0, now.duration(to: $0) / .seconds(1))) }
    _ = RunLoop.main.run(mode: .default, before: date ?? .distantFuture)
  }
}
