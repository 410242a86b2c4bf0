// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroSystem

/// What the clock on the wall shows at a moment: a time zone, as far as it is needed here.
///
/// Apple counterpart: `TimeZone` · Source: this project · Fidelity: exact
public struct LocalTime: Sendable {
  private let offset: @Sendable (Instant) -> Int

  /// A time zone that says how many seconds its clocks are ahead of UTC at a moment.
  ///
  /// An offset over a day counts as one of a day.
  public init(offset: @escaping @Sendable (Instant) -> Int) {
    self.offset = { min(secondsADay, max(-secondsADay, offset($0))) }
  }

  /// Clocks that show UTC.
  public static let utc = LocalTime { _ in 0 }

  /// The machine's time zone, which is followed when it changes.
  public static let system = LocalTime { SystemTime.offset(atSecond: $0.secondsSince1970) }

  /// The seconds that local clocks show since the beginning of their 1970.
  func seconds(at instant: Instant) -> Int { instant.secondsSince1970 + offset(instant) }

  /// The local day on which a moment lies, in days since 1970.
  func day(at instant: Instant) -> Int { seconds(at: instant).floorDivided(by: secondsADay) }

  /// The moment at which a local clock shows a time of a day: the first one where it shows it
  /// twice, the end of the gap where it skips it.
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
