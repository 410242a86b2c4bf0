// SPDX-License-Identifier: MIT

/// A time of day, with a precision of one minute.
public struct TimeOfDay: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number of minutes since midnight, from 0 to 1,439.
  public let minutes: Int

  /// Creates a time of day.
  ///
  /// - Precondition: the hour is from 0 to 23, and the minute from 0 to 59
  public init(hour: Int, minute: Int = 0) {
    precondition(
      (0..<24).contains(hour) && (0..<60).contains(minute),
      "\(hour):\(minute) is not a time of day")
    minutes = hour * 60 + minute
  }

  /// Creates a time of day from text such as `20:30`; nil for any other text.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let isDigits = { (part: Substring) in part.utf8.allSatisfy { (48...57).contains($0) } }
    guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
      parts.allSatisfy(isDigits), let hour = Int(parts[0]), let minute = Int(parts[1]),
      hour < 24, minute < 60
    else { return nil }
    self.init(hour: hour, minute: minute)
  }

  /// Returns whether a time is earlier in the day than another.
  public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool { left.minutes < right.minutes }

  /// The time in 24-hour notation, such as `20:30`.
  public var description: String {
    let twoDigits = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    return "\(twoDigits(minutes / 60)):\(twoDigits(minutes % 60))"
  }
}

extension TimeOfDay: Codable {
  /// Decodes a time from text such as `20:30`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let time = TimeOfDay(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(text) is not a time of day such as 20:30")
    }
    self = time
  }

  /// Encodes the time as text such as `20:30`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

/// The times of day at which the system turns dark and light, if it changes automatically.
///
/// Apple counterpart: the schedule of Appearance: Automatic · Source: guide to supporting Dark
/// Mode, "a specific schedule" (statement S245) · Fidelity: exact
public struct AppearanceSchedule: Hashable, Sendable, Codable {
  /// The time at which the system turns dark.
  public var darkFrom: TimeOfDay
  /// The time at which the system turns light.
  public var lightFrom: TimeOfDay

  /// Creates a schedule; if both times are equal, the style is always light.
  public init(darkFrom: TimeOfDay, lightFrom: TimeOfDay) {
    self.darkFrom = darkFrom
    self.lightFrom = lightFrom
  }

  /// Returns the style at a time of day; it is dark at exactly `darkFrom`, and light at exactly
  /// `lightFrom`.
  public func style(at time: TimeOfDay) -> UserInterfaceStyle {
    let isDark =
      darkFrom <= lightFrom
      ? time >= darkFrom && time < lightFrom : time >= darkFrom || time < lightFrom
    return isDark ? .dark : .light
  }
}
