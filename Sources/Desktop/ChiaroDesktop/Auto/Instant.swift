// SPDX-License-Identifier: MIT

/// A point in time with a precision of one second, independent of time zones.
///
/// Its description and its encoded form are ISO 8601 in UTC, such as `2026-11-21T16:04:05Z`. It is
/// limited to the years 1 to 9999, which this form can express. A value outside of this range
/// becomes its first or last second, so that calculations never overflow.
///
/// Apple counterpart: `Date` · Source: POSIX.1, seconds since the epoch; ISO 8601 ·
/// Fidelity: exact
public struct Instant: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number of seconds since January 1, 1970 in UTC, without leap seconds.
  public var secondsSince1970: Int {
    didSet { secondsSince1970 = Self.clamped(secondsSince1970) }
  }

  /// Creates an instant from the number of seconds since January 1, 1970 in UTC.
  public init(secondsSince1970: Int) { self.secondsSince1970 = Self.clamped(secondsSince1970) }

  /// The first second of the year 1 and the last second of 9999.
  private static let range = -62_135_596_800...253_402_300_799

  private static func clamped(_ seconds: Int) -> Int {
    min(range.upperBound, max(range.lowerBound, seconds))
  }

  /// Creates an instant from text in the form of `description`; nil for any other text.
  public init?(_ text: String) {
    let halves = text.split(separator: "T", omittingEmptySubsequences: false)
    guard halves.count == 2, let date = UTCDate(String(halves[0])),
      let second = Self.secondOfDay(halves[1])
    else { return nil }
    self = date.start.advanced(by: second)
  }

  /// Returns the instant that is a number of seconds later, or earlier if the number is negative.
  public func advanced(by seconds: Int) -> Instant {
    let (sum, overflows) = secondsSince1970.addingReportingOverflow(seconds)
    return Instant(secondsSince1970: overflows ? seconds : sum)
  }

  /// Returns the instant that is a number of UTC days later, or earlier where it is negative.
  func advanced(byDays days: Int) -> Instant {
    let (seconds, overflows) = days.multipliedReportingOverflow(by: secondsADay)
    return advanced(by: overflows ? days : seconds)
  }

  /// Returns whether an instant is earlier than another.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.secondsSince1970 < right.secondsSince1970
  }

  /// The instant in ISO 8601 format, in UTC.
  public var description: String {
    let date = UTCDate(containing: self)
    let second = secondsSince1970 - date.start.secondsSince1970
    let parts = [second / 3600, second / 60 % 60, second % 60].map { $0.text(digits: 2) }
    return "\(date)T\(parts.joined(separator: ":"))Z"
  }

  private static func secondOfDay(_ text: Substring) -> Int? {
    guard text.last == "Z" else { return nil }
    let parts = text.dropLast().split(separator: ":", omittingEmptySubsequences: false)
      .map { Int(digits: $0, count: 2) }
    guard parts.count == 3, let hour = parts[0], let minute = parts[1], let second = parts[2],
      hour < 24, minute < 60, second < 60
    else { return nil }
    return hour * 3600 + minute * 60 + second
  }
}

extension Instant: Codable {
  /// Decodes an instant from text in the form of `description`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let instant = Instant(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(text) is not a time such as 2026-11-21T16:04:05Z")
    }
    self = instant
  }

  /// Encodes the instant as text in the form of `description`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension Int {
  /// Creates a number from text of exactly `count` decimal digits; nil for any other text.
  init?(digits text: some StringProtocol, count: Int) {
    guard text.utf8.count == count, text.utf8.allSatisfy({ (48...57).contains($0) }) else {
      return nil
    }
    self.init(text)
  }

  /// Returns the number with at least `count` digits.
  func text(digits count: Int) -> String {
    let text = String(magnitude)
    let zeros = String(repeating: "0", count: Swift.max(0, count - text.utf8.count))
    return (self < 0 ? "-" : "") + zeros + text
  }
}
