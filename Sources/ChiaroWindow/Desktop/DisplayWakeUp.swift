// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

/// Sleeps on the run loop of the main thread, which the display's connection wakes as everything
/// else does that comes to the main queue.
///
/// A library for windows sleeps on the display alone and would have to be woken for tasks, timers
/// and the bus; this way there is one place where everything arrives, and nothing to do is nothing
/// done. Where the connection is not known, it wakes a hundred times a second.
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

  /// Lets the run loop work until something came or a time has; nil for never.
  func wait(until time: ContinuousClock.Instant?) {
    let now = ContinuousClock.now
    let limit = source == nil ? min(time ?? now + Self.step, now + Self.step) : time
    let date = limit.map { Date(timeIntervalSinceNow: max(0, now.duration(to: $0) / .seconds(1))) }
    _ = RunLoop.main.run(mode: .default, before: date ?? .distantFuture)
  }
}
