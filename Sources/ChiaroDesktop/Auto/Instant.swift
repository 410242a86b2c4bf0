// SPDX-License-Identifier: MIT

/// A moment by the machine's clock, to the second; the same everywhere on earth.
///
/// Its text is ISO 8601 in UTC, `2026-11-21T16:04:05Z`, which is also how it is stored. It lies in
/// the years 1 to 9999, which is what that text can say: a number beyond them, from wherever it
/// comes, counts as the first or the last of their seconds, so that no calculation overflows.
///
/// Apple counterpart: `Date` · Source: POSIX.1, seconds since the epoch; ISO 8601 ·
/// Fidelity: exact
public struct Instant: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The seconds since the beginning of 1970 in UTC, without leap seconds.
  public var secondsSince1970: Int {
    didSet { secondsSince1970 = Self.clamped(secondsSince1970) }
  }

  /// A moment, so many seconds after the beginning of 1970 in UTC.
  public init(secondsSince1970: Int) { self.secondsSince1970 = Self.clamped(secondsSince1970) }

  /// The first second of the year 1, and the last one of 9999.
  private static let range = -62_135_596_800...253_402_300_799

  private static func clamped(_ seconds: Int) -> Int {
    min(range.upperBound, max(range.lowerBound, seconds))
  }

  /// Reads the text that `description` writes; nil for any other.
  public init?(_ text: String) {
    let halves = text.split(separator: "T", omittingEmptySubsequences: false)
    guard halves.count == 2, let date = UTCDate(String(halves[0])),
      let second = Self.secondOfDay(halves[1])
    else { return nil }
    self = date.start.advanced(by: second)
  }

  /// The moment so many seconds later, or earlier.
  public func advanced(by seconds: Int) -> Instant {
    let (sum, overflows) = secondsSince1970.addingReportingOverflow(seconds)
    return Instant(secondsSince1970: overflows ? seconds : sum)
  }

  /// The moment so many days of UTC later, or earlier.
  func advanced(byDays days: Int) -> Instant {
    let (seconds, overflows) = days.multipliedReportingOverflow(by: secondsADay)
    return advanced(by: overflows ? days : seconds)
  }

  /// Whether a moment comes before another.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.secondsSince1970 < right.secondsSince1970
  }

  /// The text in ISO 8601, in UTC.
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
  /// Reads the text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let instant = Instant(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(text) is no time such as 2026-11-21T16:04:05Z")
    }
    self = instant
  }

  /// Writes the text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension Int {
  /// The number that so many digits stand for, and nothing else.
  init?(digits text: some StringProtocol, count: Int) {
    guard text.utf8.count == count, text.utf8.allSatisfy({ (48...57).contains($0) }) else {
      return nil
    }
    self.init(text)
  }

  /// The number with at least so many digits.
  func text(digits count: Int) -> String {
    let text = String(magnitude)
    let zeros = String(repeating: "0", count: Swift.max(0, count - text.utf8.count))
    return (self < 0 ? "-" : "") + zeros + text
  }
}
