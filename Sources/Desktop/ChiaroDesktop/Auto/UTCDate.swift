// SPDX-License-Identifier: MIT

import ChiaroSystem

/// A day of the Gregorian calendar, from midnight to midnight in UTC.
///
/// Limited to the years 1 to 9999, like ``Instant``.
///
/// Apple counterpart: `DateComponents` with a calendar and a time zone · Source: ISO 8601 ·
/// Fidelity: exact
package struct UTCDate: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number of days since 1 January 1970.
  package let daysSince1970: Int

  /// Creates the day that is a number of days after 1 January 1970.
  ///
  /// A day outside the years 1 to 9999 becomes the first or last day of that range.
  package init(daysSince1970: Int) {
    self.daysSince1970 = min(Self.last, max(Self.first, daysSince1970))
  }

  private static let first = days(before: 1)
  private static let last = days(before: 10_000) - 1

  /// Creates the day that contains an instant.
  package init(containing instant: Instant) {
    daysSince1970 = instant.secondsSince1970.floorDivided(by: secondsADay)
  }

  /// Creates a day from a year from 1 to 9999, a month and a day; nil where it does not exist.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.days(inMonth: month, of: year)
    else { return nil }
    daysSince1970 = Self.days(before: year) + Self.days(before: month, of: year) + day - 1
  }

  /// Creates a day from text such as `2026-11-21`; nil for other text and days that do not exist.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, let year = Int(digits: parts[0], count: 4),
      let month = Int(digits: parts[1], count: 2), let day = Int(digits: parts[2], count: 2)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The present day in UTC.
  package static var today: UTCDate {
    UTCDate(containing: Instant(secondsSince1970: SystemTime.now))
  }

  /// The instant at which the day begins, midnight UTC.
  package var start: Instant { Instant(secondsSince1970: daysSince1970 * secondsADay) }

  /// Returns whether a day is earlier than another.
  package static func < (left: UTCDate, right: UTCDate) -> Bool {
    left.daysSince1970 < right.daysSince1970
  }

  /// The day in ISO 8601, such as `2026-11-21`.
  package var description: String {
    // A year is never longer than 366 days, so that the first guess is at most a little early.
    var year = 1970 + daysSince1970.floorDivided(by: 366)
    if daysSince1970 < 0 { year = 1970 + daysSince1970.floorDivided(by: 365) }
    while Self.days(before: year + 1) <= daysSince1970 { year += 1 }
    var rest = daysSince1970 - Self.days(before: year)
    var month = 1
    while rest >= Self.days(inMonth: month, of: year) {
      rest -= Self.days(inMonth: month, of: year)
      month += 1
    }
    return "\(year.text(digits: 4))-\(month.text(digits: 2))-\((rest + 1).text(digits: 2))"
  }

  // MARK: The calendar

  /// Returns the number of days from 1 January 1970 to the beginning of a year.
  private static func days(before year: Int) -> Int {
    let leapDays = { (past: Int) in
      past.floorDivided(by: 4) - past.floorDivided(by: 100) + past.floorDivided(by: 400)
    }
    return (year - 1970) * 365 + leapDays(year - 1) - leapDays(1969)
  }

  private static func days(before month: Int, of year: Int) -> Int {
    (1..<month).reduce(0) { $0 + days(inMonth: $1, of: year) }
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

/// The number of seconds in a day of UTC.
let secondsADay = 86_400

extension Int {
  /// Returns the quotient, rounded down also where it is negative.
  func floorDivided(by divisor: Int) -> Int {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}
