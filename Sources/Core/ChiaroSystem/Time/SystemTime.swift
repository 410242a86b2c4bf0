// SPDX-License-Identifier: MIT

import CLibrary

/// A namespace for clocks and the local time zone.
package enum SystemTime {
  /// The seconds since 1970 by the system clock.
  package static var now: Int { Int(time(nil)) }

  /// Returns the offset of local time from UTC in seconds, at a time in seconds since 1970.
  package static func offset(atSecond second: Int) -> Int {
    var moment = time_t(second)
    var parts = tm()
    return localtime_r(&moment, &parts) == nil ? 0 : Int(parts.tm_gmtoff)
  }

  /// Reloads the local time zone, which may have changed.
  package static func readTimeZone() { tzset() }

  /// The seconds of the monotonic clock.
  package static var monotonicSeconds: Double {
    let time = clock(CLOCK_MONOTONIC)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Returns the time until the monotonic clock reaches a number of microseconds; at most a day.
  package static func rest(untilMicroseconds microseconds: UInt64) -> Duration {
    let now = clock(CLOCK_MONOTONIC)
    let passed = UInt64(now.tv_sec) * 1_000_000 + UInt64(now.tv_nsec) / 1_000
    let left = microseconds > passed ? microseconds - passed : 0
    return .microseconds(Int64(min(left, 86_400_000_000)))
  }

  /// The processor time used by this process, in milliseconds.
  package static var processorMilliseconds: Int {
    let time = clock(CLOCK_PROCESS_CPUTIME_ID)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }

  private static func clock(_ kind: clockid_t) -> timespec {
    var time = timespec()
    clock_gettime(kind, &time)
    return time
  }
}

extension System {
  /// Suspends this thread for a number of milliseconds or until a signal arrives.
  package static func sleep(milliseconds: Int32) { _ = usleep(UInt32(max(0, milliseconds)) * 1000) }
}
