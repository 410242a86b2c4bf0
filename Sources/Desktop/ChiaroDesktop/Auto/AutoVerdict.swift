// SPDX-License-Identifier: MIT

import ChiaroAppearance

/// The style that the rules demand at any instant, assuming that nothing but the time changes.
struct AutoVerdict {
  private var agreement: AutoRules.Agreement
  private var schedule: LocalSchedule?
  private var sun: Sun?
  private var isRoomDark: Bool?
  /// Whether every rule has the information that it needs; a light sensor may report later.
  let isComplete: Bool

  init(_ configuration: AutoConfiguration, _ circumstances: AutoCircumstances) {
    let rules = configuration.rules
    agreement = rules.agreement
    if rules.followsSun {
      sun = (configuration.position ?? circumstances.position).map { Sun(from: $0) }
    }
    if rules.followsAmbientLight { isRoomDark = circumstances.isRoomDark }
    isComplete =
      !(rules.followsSun && sun == nil) && !(rules.followsAmbientLight && isRoomDark == nil)
    var times = rules.schedule
    if times == nil && sun == nil && isRoomDark == nil { times = .usual }
    schedule = times.map { LocalSchedule(schedule: $0, localTime: circumstances.localTime) }
  }

  /// Returns the style at an instant, light or dark.
  func style(at instant: Instant) -> UserInterfaceStyle {
    let votes = [
      schedule.map { $0.style(at: instant) == .dark }, sun.map { !$0.isUp(at: instant) },
      isRoomDark,
    ].compactMap { $0 }
    let isDark =
      switch agreement {
      case .any: votes.contains(true)
      case .all: !votes.contains(false)
      }
    return isDark ? .dark : .light
  }

  /// Returns the instant of the next change; nil when there is none within a number of days.
  func nextChange(after instant: Instant, withinDays days: Int = 400) -> Instant? {
    guard !roomDecides else { return nil }
    let style = style(at: instant)
    let end = instant.advanced(byDays: days)
    var scheduled = schedule?.nextChange(after: instant)
    var risen = sun?.nextEvent(after: instant, withinDays: days)?.instant
    while let next = [scheduled, risen].compactMap(\.self).min(), next <= end {
      if self.style(at: next) != style { return next }
      if scheduled == next { scheduled = schedule?.nextChange(after: next) }
      if risen == next { risen = sun?.nextEvent(after: next, withinDays: days)?.instant }
    }
    return nil
  }

  /// Whether the light in the room alone decides, so that time changes nothing.
  private var roomDecides: Bool {
    switch agreement {
    case .any: isRoomDark == true
    case .all: isRoomDark == false
    }
  }
}
