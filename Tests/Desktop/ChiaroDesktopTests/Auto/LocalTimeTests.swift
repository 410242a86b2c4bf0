// SPDX-License-Identifier: MIT

import ChiaroAppearance
import Testing

@testable import ChiaroDesktop

/// Clocks that are put forward and back, and a schedule on them.
@Suite("Local time")
struct LocalTimeTests {
  /// A schedule in a time zone, and the changes of some days.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var zone: String
    var dark: String
    var light: String
    var from: String
    var changes: [String]
    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "an ordinary day", zone: "Europe/Berlin", dark: "20:00", light: "07:00",
      from: "2026-06-21T12:00", changes: ["2026-06-21T18:00:00Z", "2026-06-22T05:00:00Z"]),
    Case(
      name: "the hour that is skipped: dark begins when it is over", zone: "Europe/Berlin",
      dark: "02:30", light: "07:00", from: "2026-03-28T12:00",
      changes: ["2026-03-29T01:00:00Z", "2026-03-29T05:00:00Z", "2026-03-30T00:30:00Z"]),
    Case(
      name: "the hour that comes twice: dark begins in the first", zone: "Europe/Berlin",
      dark: "02:30", light: "07:00", from: "2026-10-24T12:00",
      changes: ["2026-10-25T00:30:00Z", "2026-10-25T06:00:00Z", "2026-10-26T01:30:00Z"]),
    Case(
      name: "both times in the hour that comes twice", zone: "Europe/Berlin",
      dark: "02:15", light: "02:45", from: "2026-10-24T12:00",
      changes: ["2026-10-25T00:15:00Z", "2026-10-25T00:45:00Z", "2026-10-26T01:15:00Z"]),
    Case(
      name: "half an hour back", zone: "Australia/Lord_Howe", dark: "01:45", light: "06:00",
      from: "2026-04-04T03:00", changes: ["2026-04-04T14:45:00Z", "2026-04-04T19:30:00Z"]),
    Case(
      name: "at midnight", zone: "America/Havana", dark: "00:30", light: "06:00",
      from: "2026-03-07T12:00", changes: ["2026-03-08T05:00:00Z", "2026-03-08T10:00:00Z"]),
    Case(
      name: "a day that is left out", zone: "Pacific/Apia", dark: "20:00", light: "07:00",
      from: "2011-12-29T12:00",
      changes: ["2011-12-29T17:00:00Z", "2011-12-30T06:00:00Z", "2011-12-30T17:00:00Z"]),
  ]

  @Test("a schedule's changes", arguments: cases)
  func schedule(_ test: Case) throws {
    let schedule = try LocalSchedule(
      schedule: AppearanceSchedule(
        darkFrom: #require(TimeOfDay(test.dark)), lightFrom: #require(TimeOfDay(test.light))),
      localTime: .zone(test.zone))
    var instant = Instant.at(test.from)
    var style = schedule.style(at: instant)
    var changes: [String] = []
    for _ in 0..<8 where changes.count < test.changes.count {
      instant = try #require(schedule.nextChange(after: instant))
      if schedule.style(at: instant) != style { changes.append("\(instant)") }
      style = schedule.style(at: instant)
    }
    #expect(changes == test.changes)
  }

  @Test("in a zone without changes it is what the time of day says, minute by minute")
  func plain() {
    for (dark, light) in [(20, 7), (7, 20), (0, 12), (12, 0), (5, 5)] {
      let schedule = AppearanceSchedule(
        darkFrom: TimeOfDay(hour: dark), lightFrom: TimeOfDay(hour: light))
      let local = LocalSchedule(schedule: schedule, localTime: .fixed(hours: -5))
      for minute in 0..<1440 {
        let instant = Instant.at("2026-06-21T05:00").advanced(by: minute * 60)
        let time = TimeOfDay(hour: minute / 60, minute: minute % 60)
        #expect(local.style(at: instant) == schedule.style(at: time))
      }
    }
  }

  @Test("a zone of nonsense is bounded, and nothing loops or traps")
  func nonsense() {
    let wild = LocalTime { $0.secondsSince1970 &* 7919 }
    let local = LocalSchedule(schedule: .usual, localTime: wild)
    var instant = Instant.at("2026-06-21T05:00")
    for _ in 0..<50 {
      _ = local.style(at: instant)
      guard let next = local.nextChange(after: instant) else { break }
      #expect(next > instant)
      instant = next
    }
  }

  @Test("the machine's zone is the C library's")
  func system() {
    let offset = LocalTime.system.seconds(at: Instant(secondsSince1970: 0))
    #expect(abs(offset) <= secondsADay)
    #expect(LocalTime.utc.seconds(at: Instant(secondsSince1970: 77)) == 77)
  }
}
