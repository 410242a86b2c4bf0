// SPDX-License-Identifier: MIT

import CChiaroClock
import ChiaroSystem
import Dispatch

/// The machine's clock and time zone.
///
/// Where something is waited for, it calls at least once a minute: a new time zone tells nobody.
/// On Linux it calls at once when the clock is set or the machine wakes up; elsewhere within that
/// minute. It does so on the main queue, which somebody has to run.
///
/// Apple counterpart: `NSSystemClockDidChange`, `NSSystemTimeZoneDidChange` · Source:
/// timerfd_create(2), TFD_TIMER_CANCEL_ON_SET · Fidelity: exact
@MainActor
public final class SystemWallClock: WallClock {
  /// Called when the moment has come, the clock was set, or a minute has passed.
  public var onWake: (() -> Void)?

  private var target: Instant?
  private var timers: ClockTimers?

  /// A clock that nobody waits for yet.
  public init() {
    timers = ClockTimers { [weak self] in self?.ring() }
  }

  /// The time.
  public var now: Instant { Instant(secondsSince1970: SystemTime.now) }

  /// The time zone, which is read anew.
  public var localTime: LocalTime {
    SystemTime.readTimeZone()
    return .system
  }

  /// Asks to be called at a moment, instead of the one before; nil asks for nothing.
  public func wake(at instant: Instant?) {
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

/// Two timers: one of the clock, which hears of its being set, and one of the time that passes,
/// which no clock that is set back can hold up.
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
