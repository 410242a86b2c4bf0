// SPDX-License-Identifier: MIT

/// A sunrise or sunset.
package struct SunEvent: Hashable, Sendable {
  /// The first second after the change.
  package var instant: Instant
  /// Whether the event is a sunrise, after which the sun is up.
  package var isRise: Bool
}

// Why a search and not the usual formula: the formula gives one rise and one set for a day, and
// fails or is wrong by many minutes where the sun just touches the horizon. Here the altitude is
// followed hour by hour; where it turns between two hours, the turn itself is looked at too, so
// that a sun that is up for a single minute is found. Rise and set are then exactly the seconds at
// which `isUp` changes.

extension Sun {
  /// Returns the next sunrise or sunset within a number of days; nil where there is none, as in the
  /// middle of a polar day.
  package func nextEvent(after instant: Instant, withinDays days: Int = 400) -> SunEvent? {
    let end = instant.advanced(byDays: days)
    var start = instant
    while start < end {
      if staysOnOneSide(from: start) {
        start = start.advanced(by: secondsADay)
        continue
      }
      let next = min(end, start.advanced(by: 3600))
      if let event = event(after: start, upTo: next) { return event }
      start = next
    }
    return nil
  }

  /// Returns the sunrise and sunset that fall on a day of UTC.
  ///
  /// If the day has two sunrises, the first is returned; if it has two sunsets, the last. So the
  /// two belong to the same period of daylight, if that fits into the day.
  package func times(on date: UTCDate) -> SunTimes {
    var times = SunTimes()
    let end = date.start.advanced(by: secondsADay)
    var instant = date.start.advanced(by: -1)
    while let event = nextEvent(after: instant, withinDays: 2), event.instant < end {
      if !event.isRise {
        times.sunset = event.instant
      } else if times.sunrise == nil {
        times.sunrise = event.instant
      }
      instant = event.instant
    }
    return times
  }

  /// Whether the sun stays up or down for a day from an instant.
  ///
  /// Judged by its highest and lowest altitude on that day; the margin of one degree is more than
  /// its declination can change meanwhile.
  private func staysOnOneSide(from instant: Instant) -> Bool {
    let declination = SunEquator(at: instant).declination
    let highest = 90 - abs(position.latitude - declination)
    let lowest = abs(position.latitude + declination) - 90
    return highest + 1 < horizon || lowest - 1 > horizon
  }

  /// Returns the first sunrise or sunset between two instants that are close together.
  private func event(after start: Instant, upTo end: Instant) -> SunEvent? {
    let wasUp = isUp(at: start)
    if isUp(at: end) != wasUp { return change(after: start, upTo: end) }
    guard rises(at: start) != rises(at: end) else { return nil }
    let turn = turn(between: start, end)
    return isUp(at: turn) == wasUp ? nil : change(after: start, upTo: turn)
  }

  /// Returns the sunrise or sunset between two instants between which exactly one happens.
  private func change(after start: Instant, upTo end: Instant) -> SunEvent {
    let isRise = isUp(at: end)
    return SunEvent(
      instant: firstSecond(after: start, upTo: end) { isUp(at: $0) == isRise }, isRise: isRise)
  }

  /// Returns the second of the sun's highest or lowest altitude in an hour that contains one.
  private func turn(between start: Instant, _ end: Instant) -> Instant {
    let direction = rises(at: end)
    return firstSecond(after: start, upTo: end) { rises(at: $0) == direction }
  }

  private func rises(at instant: Instant) -> Bool {
    altitudeSine(at: instant.advanced(by: 1)) > altitudeSine(at: instant)
  }
}

/// Returns the first second at which a condition holds that is false at the start and true at the
/// end.
func firstSecond(
  after start: Instant, upTo end: Instant, where holds: (Instant) -> Bool
) -> Instant {
  var before = start.secondsSince1970
  var after = end.secondsSince1970
  while after - before > 1 {
    let middle = before + (after - before) / 2
    if holds(Instant(secondsSince1970: middle)) { after = middle } else { before = middle }
  }
  return Instant(secondsSince1970: after)
}

/// The sunrise and sunset of a day of UTC.
package struct SunTimes: Hashable, Sendable {
  /// The sunrise on the day; nil where there is none.
  package var sunrise: Instant?
  /// The sunset on the day; nil where there is none.
  package var sunset: Instant?

  /// Creates times without a sunrise and a sunset.
  init() {}
}
