// SPDX-License-Identifier: MIT

import Dispatch

/// Wakes the service when the time for a change has come.
///
/// A clock that was set and a time zone that was changed are noticed within a minute, and so is
/// that the machine slept: nobody says so to a program that only waits.
@MainActor
final class AutoClock {
  private var timer: (any DispatchSourceTimer)?
  private let wake: @MainActor () -> Void

  /// The longest time without a look, in seconds.
  private static let pause = 60

  init(wake: @escaping @MainActor () -> Void) { self.wake = wake }

  /// The time it is; `CHIARO_CLOCK_OFFSET` moves it by so many seconds, for tests.
  nonisolated static var now: Instant {
    let offset = System.environment("CHIARO_CLOCK_OFFSET").flatMap { Int($0) } ?? 0
    return Instant(secondsSince1970: SystemTime.now).advanced(by: offset)
  }

  /// Wakes next at a moment, and at the latest after a minute; nil needs no look at all.
  func set(to next: Instant?) {
    timer?.cancel()
    timer = nil
    guard let next else { return }
    let rest = next.secondsSince1970 - Self.now.secondsSince1970
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(
      deadline: .now() + .seconds(min(max(1, rest), Self.pause)), leeway: .milliseconds(100))
    timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.wake() } }
    timer.resume()
    self.timer = timer
  }
}
