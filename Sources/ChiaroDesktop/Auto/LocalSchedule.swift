// SPDX-License-Identifier: MIT

import ChiaroAppearance

/// A schedule on the clock on the wall.
///
/// What counts is which of its times came last, not what the clock shows: in the hour that a clock
/// shows twice nothing is switched twice, and a time that is skipped comes when the gap ends.
struct LocalSchedule {
  var schedule: AppearanceSchedule
  var localTime: LocalTime

  /// The style at a moment.
  func style(at instant: Instant) -> UserInterfaceStyle {
    guard schedule.darkFrom != schedule.lightFrom else { return .light }
    let last = changes(around: instant).last { $0.instant <= instant }
    return last?.style ?? .light
  }

  /// The next of its times; nil where it has none, as both are the same.
  func nextChange(after instant: Instant) -> Instant? {
    guard schedule.darkFrom != schedule.lightFrom else { return nil }
    return changes(around: instant).first { $0.instant > instant }?.instant
  }

  /// Its times from two days before to two days after, in order.
  private func changes(
    around instant: Instant
  ) -> [(instant: Instant, style: UserInterfaceStyle)] {
    let ofADay: [(time: TimeOfDay, style: UserInterfaceStyle)] = [
      (schedule.darkFrom, .dark), (schedule.lightFrom, .light),
    ].sorted { $0.0 < $1.0 }
    let today = localTime.day(at: instant)
    return (today - 2...today + 2).flatMap { day in
      ofADay.map { (localTime.instant(of: $0.time, onDay: day), $0.style) }
    }
  }
}
