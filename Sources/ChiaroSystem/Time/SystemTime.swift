// SPDX-License-Identifier: MIT

import CLibrary

/// What time it is, and where.
package enum SystemTime {
  /// The seconds since the beginning of 1970, as the machine's clock has them.
  package static var now: Int { Int(time(nil)) }

  /// How many seconds the local time is ahead of UTC at a time.
  package static func offset(atSecond second: Int) -> Int {
    var moment = time_t(second)
    var parts = tm()
    return localtime_r(&moment, &parts) == nil ? 0 : Int(parts.tm_gmtoff)
  }

  /// Reads the time zone anew, which may have been changed since.
  package static func readTimeZone() { tzset() }

  /// Seconds that only ever grow.
  package static var monotonicSeconds: Double {
    let time = clock(CLOCK_MONOTONIC)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// How long it is until the monotonic clock shows so many microseconds.
  package static func rest(untilMicroseconds microseconds: UInt64) -> Duration {
    let now = clock(CLOCK_MONOTONIC)
    let passed = UInt64(now.tv_sec) * 1_000_000 + UInt64(now.tv_nsec) / 1_000
    let left = microseconds > passed ? microseconds - passed : 0
    return .microseconds(Int64(min(left, 86_400_000_000)))
  }

  /// The processor time that this process has taken, in milliseconds.
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
  /// Holds this thread for a while, or until a signal comes.
  package static func sleep(milliseconds: Int32) { _ = usleep(UInt32(max(0, milliseconds)) * 1000) }
}
