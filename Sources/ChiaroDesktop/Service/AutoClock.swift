// SPDX-License-Identifier: MIT

/// Wakes the service when the time for a change has come, when the machine's clock is set, and at
/// least once a minute while something is waited for.
@MainActor
final class AutoClock {
  private let clock = SystemWallClock()

  init(wake: @escaping @MainActor () -> Void) { clock.onWake = wake }

  /// The time it is; `CHIARO_CLOCK_OFFSET` moves it by so many seconds, for tests.
  nonisolated static var now: Instant {
    Instant(secondsSince1970: SystemTime.now).advanced(by: offset)
  }

  /// Wakes next at a moment, and at the latest after a minute; nil needs no look at all.
  func set(to next: Instant?) { clock.wake(at: next?.advanced(by: -Self.offset)) }

  nonisolated private static var offset: Int {
    System.environment("CHIARO_CLOCK_OFFSET").flatMap { Int($0) } ?? 0
  }
}
