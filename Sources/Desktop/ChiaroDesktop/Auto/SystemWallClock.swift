// SPDX-License-Identifier: MIT

import CChiaroClock
import ChiaroSystem
import Dispatch

/// The machine's clock and time zone.
///
/// While an instant is being waited for, `onWake` is called at least once a minute, because a
/// changed time zone is not announced. On Linux it is called at once when the clock is set or the
/// machine wakes up, elsewhere within that minute. The calls come on the main queue, which the
/// program must run.
///
/// Apple counterpart: `NSSystemClockDidChange`, `NSSystemTimeZoneDidChange` · Source:
/// timerfd_create(2), TFD_TIMER_CANCEL_ON_SET · Fidelity: exact
@MainActor
package final class SystemWallClock: WallClock {
  /// The closure called when the requested instant has come, the clock was set, or a minute has
  /// passed.
  package var onWake: (() -> Void)?

  private var target: Instant?
  private var timers: ClockTimers?

  /// Creates a clock without a requested instant.
  package init() {
    timers = ClockTimers { [weak self] in self?.ring() }
  }

  /// The present time.
  package var now: Instant { Instant(secondsSince1970: SystemTime.now) }

  /// The present time zone, read again on each access.
  package var localTime: LocalTime {
    SystemTime.readTimeZone()
    return .system
  }

  /// Requests a wake at an instant, replacing the previous request; nil cancels it.
  package func wake(at instant: Instant?) {
    target = instant
    timers?.arm(for: instant)
  }

  private func ring() {
    guard let target else { return }
    // A moment that is past would ring for ever: from here on the minutes ring, until whoever is
    // called asks for another.
    timers?.arm(for: max(target, now.advanced(by: 60)))
    onWake?()
  }
}

/// Two timers: one on the system clock, which notices when the clock is set, and one on monotonic
/// time, which is not delayed when the clock is set back.
@MainActor
private final class ClockTimers {
  private let minutes: OwnedSource<any DispatchSourceTimer>
  private let alarm: OwnedSource<any DispatchSourceRead>?
  private let descriptor = chiaro_clock_open()

  init(_ ring: @escaping @MainActor () -> Void) {
    minutes = .timer(ring)
    let descriptor = descriptor
    guard descriptor >= 0 else {
      alarm = nil
      return
    }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler {
      chiaro_clock_acknowledge(descriptor)
      MainActor.assumeIsolated(ring)
    }
    source.setCancelHandler { System.closeFile(descriptor) }
    source.activate()
    alarm = OwnedSource(source) { source.cancel() }
  }

  func arm(for target: Instant?) {
    guard let target else { return minutes.source.schedule(deadline: .distantFuture) }
    minutes.source.schedule(deadline: .now() + .seconds(60), leeway: .seconds(5))
    if alarm != nil { _ = chiaro_clock_arm(descriptor, Int64(target.secondsSince1970)) }
  }
}
