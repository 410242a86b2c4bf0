// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroTestSupport
import Foundation
import Testing

@testable import ChiaroDesktop

/// Moments and days, and their texts.
@Suite("Moments and days")
struct InstantTests {
  @Test(
    "texts of moments",
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("1969-12-31T23:59:59Z", -1),
      ("2026-11-21T16:04:05Z", 1_795_277_045), ("2000-02-29T12:00:00Z", 951_825_600),
      ("0001-01-01T00:00:00Z", -62_135_596_800), ("9999-12-31T23:59:59Z", 253_402_300_799),
    ])
  func texts(_ text: String, _ seconds: Int) {
    #expect(Instant(text)?.secondsSince1970 == seconds)
    #expect(Instant(secondsSince1970: seconds).description == text)
  }

  @Test(
    "no number is too large to be calculated with",
    arguments: [Int.max, Int.min, Int.max - 1, 253_402_300_800, -62_135_596_801])
  func bounded(_ number: Int) throws {
    let edge = number > 0 ? "9999-12-31T23:59:59Z" : "0001-01-01T00:00:00Z"
    var moment = Instant(secondsSince1970: number)
    #expect(moment.description == edge && moment.advanced(by: number).description == edge)
    #expect(Instant(secondsSince1970: 0).advanced(byDays: number).description == edge)
    moment.secondsSince1970 = number
    #expect(moment.description == edge)
    #expect("\(UTCDate(daysSince1970: number).start)".prefix(10) == edge.prefix(10))
    let sun = Sun(from: try #require(GeographicPosition(latitude: 52, longitude: 13)))
    #expect(sun.altitude(at: moment).isFinite)
    #expect(sun.nextEvent(after: moment, withinDays: number < 0 ? 2 : number) == nil || number < 0)
    for setting in [AutoRules(schedule: .usual), AutoRules(followsSun: false)] {
      let auto = AutoAppearance(
        configuration: AutoConfiguration(setting: .auto, rules: setting, position: sun.position),
        manualChoice: ManualChoice(style: .dark, since: moment), circumstances: .withoutSensors,
        at: Instant(secondsSince1970: ~number))
      _ = auto.nextChange(after: moment)
    }
  }

  @Test(
    "what is no moment",
    arguments: [
      "", "T", "2026-11-21", "2026-11-21T16:04Z", "2026-11-21T16:04:05", "2026-11-21T24:00:00Z",
      "2026-11-21T16:60:00Z", "2026-02-30T00:00:00Z", "2026-11-21T+1:04:05Z",
      "2026-11-21T16:04:05ZZ",
    ])
  func noTexts(_ text: String) {
    #expect(Instant(text) == nil)
  }

  @Test(
    "what is no day",
    arguments: [
      "", "2026", "2026-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2026-4-01",
      "0000-01-01", "-001-01-01", "2026-01-01 ", "1900-02-29", "２０２６-01-01",
    ])
  func noDays(_ text: String) {
    #expect(UTCDate(text) == nil)
  }

  @Test("days are those of the Gregorian calendar, back and forth")
  func calendar() throws {
    var random = SeededGenerator(seed: 3)
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions = .withFullDate
    // Foundation's calendar is Julian before 1582.
    for _ in 0..<2000 {
      let date = UTCDate(daysSince1970: random.index(under: 3_000_000) - 140_000)
      let theirs = Date(timeIntervalSince1970: Double(date.daysSince1970) * 86_400)
      #expect(date.description == formatter.string(from: theirs))
      #expect(UTCDate(date.description) == date)
      #expect(UTCDate(containing: date.start.advanced(by: 86_399)) == date)
      #expect(UTCDate(containing: date.start.advanced(by: -1)) < date)
    }
  }

  @Test(
    "places on earth and others",
    arguments: [
      (90, 180, true), (-90, -180, true), (0, 0, true), (90.1, 0, false), (0, -180.5, false),
      (.nan, 0, false), (0, .infinity, false),
    ] as [(Double, Double, Bool)])
  func positions(_ latitude: Double, _ longitude: Double, _ isOne: Bool) {
    #expect((GeographicPosition(latitude: latitude, longitude: longitude) != nil) == isOne)
  }

  @Test("a coarse place is one to a tenth of a degree, at the edges of the earth too")
  func coarse() {
    let berlin = GeographicPosition(latitude: 52.5163, longitude: 13.3777)?.coarse
    #expect(berlin == GeographicPosition(latitude: 52.5, longitude: 13.4))
    let edge = GeographicPosition(latitude: -89.99, longitude: 179.99)?.coarse
    #expect(edge == GeographicPosition(latitude: -90, longitude: 180))
  }
}
