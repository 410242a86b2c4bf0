// SPDX-License-Identifier: MIT

/// A rise or a set of the sun.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct SunEvent: Hashable, Sendable {
  /// The first second at which it is so.
  public var instant: Instant
  /// Whether the sun is up from then on.
  public var isRise: Bool
}

// Why a search and not the usual formula: the formula gives one rise and one set for a day, and
// fails or is wrong by many minutes where the sun just touches the horizon. Here the altitude is
// followed hour by hour; where it turns between two hours, the turn itself is looked at too, so
// that a sun that is up for a single minute is found. Rise and set are then exactly the seconds at
// which `isUp` changes.

extension Sun {
  /// The rise or set that comes next, within so many days; nil where there is none, as in the
  /// middle of a polar day.
  public func nextEvent(after instant: Instant, withinDays days: Int = 400) -> SunEvent? {
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

  /// What falls on a day of UTC.
  ///
  /// Where two rises fall on it, the first one is given, where two sets do, the last one: as far as
  /// a whole day from rise to set fits into a day of UTC, the two belong together.
  public func times(on date: UTCDate) -> SunTimes {
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

  /// Whether the sun neither rises nor sets for a day, as can be seen from the height of the day's
  /// turns; a degree is more than it can move to north or south meanwhile.
  private func staysOnOneSide(from instant: Instant) -> Bool {
    let declination = SunEquator(at: instant).declination
    let highest = 90 - abs(position.latitude - declination)
    let lowest = abs(position.latitude + declination) - 90
    return highest + 1 < horizon || lowest - 1 > horizon
  }

  /// The first change between two moments that lie close together.
  private func event(after start: Instant, upTo end: Instant) -> SunEvent? {
    let wasUp = isUp(at: start)
    if isUp(at: end) != wasUp { return change(after: start, upTo: end) }
    guard rises(at: start) != rises(at: end) else { return nil }
    let turn = turn(between: start, end)
    return isUp(at: turn) == wasUp ? nil : change(after: start, upTo: turn)
  }

  /// The first second on the other side, of two moments between which it changes once.
  private func change(after start: Instant, upTo end: Instant) -> SunEvent {
    let isRise = isUp(at: end)
    return SunEvent(
      instant: firstSecond(after: start, upTo: end) { isUp(at: $0) == isRise }, isRise: isRise)
  }

  /// The second at which the sun stands highest or lowest, of an hour in which it turns.
  private func turn(between start: Instant, _ end: Instant) -> Instant {
    let direction = rises(at: end)
    return firstSecond(after: start, upTo: end) { rises(at: $0) == direction }
  }

  private func rises(at instant: Instant) -> Bool {
    altitudeSine(at: instant.advanced(by: 1)) > altitudeSine(at: instant)
  }
}

/// The first second for which something holds, that does not at the start and does at the end.
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

/// When the sun rises and sets on a day of UTC.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct SunTimes: Hashable, Sendable {
  /// The rise that falls on the day, if any does.
  public var sunrise: Instant?
  /// The set that falls on the day, if any does.
  public var sunset: Instant?

  /// Neither.
  init() {}
}
