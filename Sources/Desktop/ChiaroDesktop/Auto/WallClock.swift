// SPDX-License-Identifier: MIT

/// A clock that gives the time and the time zone, and wakes its user at a requested time.
@MainActor
package protocol WallClock: AnyObject {
  /// The present time; it may jump forward or back between readings.
  var now: Instant { get }
  /// The present time zone.
  var localTime: LocalTime { get }
  /// The closure called when the requested instant has come or the clock was set; it may also be
  /// called at other times.
  var onWake: (() -> Void)? { get set }
  /// Requests a wake at an instant, replacing the previous request; nil cancels it.
  func wake(at instant: Instant?)
}
