// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Testing

@testable import ChiaroDesktop

/// Sunrise and sunset against two other programs, and where they are hard.
@Suite("The sun")
struct SunTests {
  /// A line of the table of other programs: a place, a day, and when they say the sun rises and
  /// sets there.
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var position: GeographicPosition
    var date: UTCDate
    /// astral's, with 31' of refraction.
    var astral: [Instant?]
    /// ephem's, with the 34' of almanacs.
    var almanac: [Instant?]

    var testDescription: String { "\(name), \(date)" }

    init?(_ row: CSVTable.Row) {
      guard let latitude = Double(row["latitude"]), let longitude = Double(row["longitude"]),
        let position = GeographicPosition(latitude: latitude, longitude: longitude),
        let date = UTCDate(row["date"])
      else { return nil }
      name = row["place"]
      self.position = position
      self.date = date
      astral = [Instant(row["sunrise"]), Instant(row["sunset"])]
      almanac = [Instant(row["almanac sunrise"]), Instant(row["almanac sunset"])]
    }

    func times(horizon: Double = Sun.usualHorizon) -> [Instant?] {
      let times = Sun(from: position, horizon: horizon).times(on: date)
      return [times.sunrise, times.sunset]
    }

    /// How many seconds lie between two answers.
    ///
    /// Where one of them says that there is nothing on this day, it is what the other is away from
    /// the days around it.
    func distance(_ left: Instant?, _ right: Instant?) -> Int {
      if let left, let right { return abs(left.secondsSince1970 - right.secondsSince1970) }
      guard let only = left ?? right else { return 0 }
      let second = only.secondsSince1970 - date.start.secondsSince1970
      return min(second, 86_400 - second)
    }
  }

  static let rows = CSVTable(path: "\(SourceTree.folder())/../Vectors/sun-times.csv").rows
    .compactMap(Row.init)

  @Test("50 places and 12 dates are in the table")
  func table() {
    #expect(Self.rows.count == 600)
    #expect(Set(Self.rows.map(\.name)).count == 50)
    #expect(Set(Self.rows.map(\.date)).count == 12)
    #expect(Self.rows.contains { $0.astral == [nil, nil] && $0.almanac == [nil, nil] })
  }

  @Test("times agree with astral to a minute, or to what two programs differ by", arguments: rows)
  func astral(_ row: Row) {
    for (ours, (astral, almanac)) in zip(row.times(), zip(row.astral, row.almanac)) {
      let doubt = row.distance(astral, almanac)
      // On one day of the table they differ on whether the sun rises at all.
      if (astral == nil) != (almanac == nil) && doubt > 60 { continue }
      #expect(row.distance(ours, astral) <= max(60, doubt))
    }
  }

  @Test("there is one row on which the two programs differ on whether the sun rises")
  func doubtful() {
    let rows = Self.rows.filter { row in
      let astral = row.astral.compactMap(\.self)
      let almanac = row.almanac.compactMap(\.self)
      return astral.isEmpty != almanac.isEmpty
    }
    #expect(rows.map(\.testDescription) == ["Tromso, 2026-01-15"])
  }

  @Test("up to the polar circles times agree with both programs to a minute")
  func middleLatitudes() {
    for row in Self.rows where abs(row.position.latitude) < 66 {
      for (ours, (astral, almanac)) in zip(row.times(), zip(row.astral, row.almanac)) {
        #expect(row.distance(ours, astral) <= 60, "\(row.testDescription)")
        #expect(row.distance(ours, almanac) <= 60, "\(row.testDescription)")
      }
    }
  }

  @Test("with the refraction of almanacs times agree with theirs to a minute", arguments: rows)
  func almanac(_ row: Row) {
    for (ours, theirs) in zip(row.times(horizon: -0.8333), row.almanac) {
      #expect(row.distance(ours, theirs) <= 60)
    }
  }

  // MARK: Where it is hard

  private static func sun(_ latitude: Double, _ longitude: Double) throws -> Sun {
    Sun(from: try #require(GeographicPosition(latitude: latitude, longitude: longitude)))
  }

  @Test(
    "every rise and set of a year is the second at which it is so, by turns",
    arguments: [
      (0, 0), (47.2, 100), (51.5, -180), (51.5, 180), (64.1, -21.9), (66.6, 25), (69.6, 18.9),
      (78.2, 15.6), (89.7, 10), (90, 0), (-66, 110), (-90, 0),
    ] as [(Double, Double)])
  func events(_ latitude: Double, _ longitude: Double) throws {
    let sun = try Self.sun(latitude, longitude)
    var instant = try #require(UTCDate("2026-01-01")).start
    let end = instant.advanced(by: 366 * secondsADay)
    var wasUp = sun.isUp(at: instant)
    while let event = sun.nextEvent(after: instant), event.instant < end {
      #expect(event.isRise == !wasUp)
      #expect(sun.isUp(at: event.instant) == event.isRise)
      #expect(sun.isUp(at: event.instant.advanced(by: -1)) != event.isRise)
      #expect(event.instant > instant)
      instant = event.instant
      wasUp = event.isRise
    }
    #expect(sun.isUp(at: end) == wasUp)
  }

  @Test("minute by minute the sun is up exactly between rise and set, also where it grazes")
  func minutes() throws {
    for (latitude, day) in [(67.4, "2026-12-21"), (65.7, "2026-06-21"), (69.6, "2026-01-15")] {
      let sun = try Self.sun(latitude, 20)
      let start = try #require(UTCDate(day)).start
      var isUp = sun.isUp(at: start)
      var next = sun.nextEvent(after: start)
      for minute in 1...(4 * 24 * 60) {
        let instant = start.advanced(by: minute * 60)
        while let event = next, event.instant <= instant {
          isUp = event.isRise
          next = sun.nextEvent(after: event.instant)
        }
        #expect(sun.isUp(at: instant) == isUp, "\(latitude)°, \(instant)")
      }
    }
  }

  @Test("at the poles the sun rises once a year and sets once")
  func poles() throws {
    let start = try #require(UTCDate("2026-01-01")).start
    for latitude in [90.0, -90] {
      let sun = try Self.sun(latitude, 0)
      let first = try #require(sun.nextEvent(after: start))
      let second = try #require(sun.nextEvent(after: first.instant))
      #expect(first.isRise == (latitude > 0))
      #expect(second.isRise != first.isRise)
      let days = (second.instant.secondsSince1970 - first.instant.secondsSince1970) / secondsADay
      #expect((170...196).contains(days))
    }
  }

  @Test("the same meridian by its two names has the same sun")
  func dateLine() throws {
    let date = try #require(UTCDate("2026-09-23"))
    #expect(try Self.sun(-16.85, 180).times(on: date) == Self.sun(-16.85, -180).times(on: date))
  }

  @Test("where two sunsets fall on a day the last is given, where two sunrises do, the first")
  func twice() throws {
    // Near 90° west the sun sets around midnight in UTC, and in autumn earlier every day.
    let west = try Self.sun(40, -93)
    let east = try Self.sun(40, 93)
    var sets = 0
    var rises = 0
    for day in 0..<366 {
      let date = UTCDate(daysSince1970: 20_454 + day)
      let end = date.start.advanced(by: secondsADay)
      let times = (west.times(on: date), east.times(on: date))
      let late = try #require(west.nextEvent(after: date.start.advanced(by: -1)))
      if !late.isRise, let last = times.0.sunset, last != late.instant {
        #expect(last < end)
        #expect(last.secondsSince1970 - late.instant.secondsSince1970 > 23 * 3600)
        sets += 1
      }
      if let first = times.1.sunrise {
        let next = try #require(east.nextEvent(after: first.advanced(by: 20 * 3600)))
        if next.isRise && next.instant < end { rises += 1 }
        #expect(first.secondsSince1970 - date.start.secondsSince1970 >= 0)
      }
    }
    #expect(sets == 1)
    #expect(rises == 1)
  }

  @Test("a polar night has no next rise within a week, and one within the year")
  func polarNight() throws {
    let sun = try Self.sun(78.2, 15.6)
    let start = try #require(UTCDate("2026-12-01")).start
    #expect(sun.nextEvent(after: start, withinDays: 7) == nil)
    let rise = try #require(sun.nextEvent(after: start))
    #expect(rise.isRise)
    #expect("\(rise.instant)".hasPrefix("2027-02-1"))
  }
}
