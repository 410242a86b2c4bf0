// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroSystem

/// A time zone: the relation of local time to UTC.
///
/// Apple counterpart: `TimeZone` · Source: this project · Fidelity: exact
package struct LocalTime: Sendable {
  private let offset: @Sendable (Instant) -> Int

  /// Creates a time zone from its offset to UTC in seconds at an instant, positive to the east.
  ///
  /// An offset of more than a day counts as a day.
  package init(offset: @escaping @Sendable (Instant) -> Int) {
    self.offset = { min(secondsADay, max(-secondsADay, offset($0))) }
  }

  /// The time zone UTC.
  package static let utc = LocalTime { _ in 0 }

  /// The system's time zone; it follows changes once the time zone has been read again.
  package static let system = LocalTime { SystemTime.offset(atSecond: $0.secondsSince1970) }

  /// Returns the local time at an instant in seconds since the local beginning of 1970.
  func seconds(at instant: Instant) -> Int { instant.secondsSince1970 + offset(instant) }

  /// Returns the local day that contains an instant, in days since 1970.
  func day(at instant: Instant) -> Int { seconds(at: instant).floorDivided(by: secondsADay) }

  /// Returns the instant at which local clocks show a time on a day: the first one where they show
  /// it twice, the end of the gap where they skip it.
  func instant(of time: TimeOfDay, onDay day: Int) -> Instant {
    let wanted = day * secondsADay + time.minutes * 60
    // No time zone changes twice within two days, so that these two are all offsets there are.
    let offsets = [-secondsADay, secondsADay].map {
      offset(Instant(secondsSince1970: wanted + $0))
    }
    let candidates = offsets.map { Instant(secondsSince1970: wanted - $0) }.sorted()
    if let exact = candidates.first(where: { seconds(at: $0) == wanted }) { return exact }
    return firstSecond(after: candidates[0].advanced(by: -1), upTo: candidates[1]) {
      seconds(at: $0) >= wanted
    }
  }
}
