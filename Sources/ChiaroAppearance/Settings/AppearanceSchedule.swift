// SPDX-License-Identifier: MIT

/// A time of day, to the minute.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct TimeOfDay: Hashable, Sendable, Comparable {
  /// The minutes since midnight, from 0 to 1,439.
  public let minutes: Int

  /// A time of day; the hour is from 0 to 23, the minute from 0 to 59.
  public init(hour: Int, minute: Int = 0) {
    precondition(
      (0..<24).contains(hour) && (0..<60).contains(minute), "\(hour):\(minute) is no time of day")
    minutes = hour * 60 + minute
  }

  /// Whether a time comes before another on the same day.
  public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool { left.minutes < right.minutes }
}

/// From when to when a system that changes by itself is dark.
///
/// Apple counterpart: the schedule of Appearance: Automatic · Source: guide to supporting Dark
/// Mode, "a specific schedule" (S245) · Fidelity: exact
public struct AppearanceSchedule: Hashable, Sendable {
  /// When it becomes dark.
  public var darkFrom: TimeOfDay
  /// When it becomes light.
  public var lightFrom: TimeOfDay

  /// Creates a schedule; with two equal times it is always light.
  public init(darkFrom: TimeOfDay, lightFrom: TimeOfDay) {
    self.darkFrom = darkFrom
    self.lightFrom = lightFrom
  }

  /// The style at a time of day; the minutes of both ends belong to what begins there.
  public func style(at time: TimeOfDay) -> UserInterfaceStyle {
    let isDark =
      darkFrom <= lightFrom
      ? time >= darkFrom && time < lightFrom : time >= darkFrom || time < lightFrom
    return isDark ? .dark : .light
  }
}
