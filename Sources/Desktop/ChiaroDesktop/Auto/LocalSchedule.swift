// SPDX-License-Identifier: MIT

import ChiaroAppearance

/// A schedule in local time.
///
/// The style depends on which of the schedule's times came last, not on the time that clocks show:
/// an hour that clocks repeat switches nothing twice, and a skipped time counts as the end of the
/// gap.
struct LocalSchedule {
  var schedule: AppearanceSchedule
  var localTime: LocalTime

  /// Returns the style at an instant.
  func style(at instant: Instant) -> UserInterfaceStyle {
    guard schedule.darkFrom != schedule.lightFrom else { return .light }
    let last = changes(around: instant).last { $0.instant <= instant }
    return last?.style ?? .light
  }

  /// Returns the next change; nil where both times are the same.
  func nextChange(after instant: Instant) -> Instant? {
    guard schedule.darkFrom != schedule.lightFrom else { return nil }
    return changes(around: instant).first { $0.instant > instant }?.instant
  }

  /// Returns the changes from two days before to two days after an instant, in order.
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
