// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ChiaroAppearance

/// Times of day as people write them.
@Suite("Times of day")
struct TimeOfDayTests {
  @Test("every minute of the day is read as it is written")
  func roundTrip() {
    for minutes in 0..<1440 {
      let time = TimeOfDay(hour: minutes / 60, minute: minutes % 60)
      #expect(time.minutes == minutes)
      #expect(TimeOfDay(time.description) == time)
    }
    #expect(TimeOfDay(hour: 7, minute: 5).description == "07:05")
    #expect(TimeOfDay("7:05") == TimeOfDay(hour: 7, minute: 5))
  }

  @Test(
    "what is no time of day",
    arguments: [
      "", "7", "07", ":", "24:00", "12:60", "12:5", "012:00", "-1:00", "12:00:00", "+7:00",
    ])
  func noTimes(_ text: String) {
    #expect(TimeOfDay(text) == nil)
  }

  @Test("a schedule is stored as two such times")
  func stored() throws {
    let text = #"{"darkFrom":"21:30","lightFrom":"6:00"}"#
    let schedule = try JSONDecoder().decode(AppearanceSchedule.self, from: Data(text.utf8))
    #expect(
      schedule
        == AppearanceSchedule(
          darkFrom: TimeOfDay(hour: 21, minute: 30), lightFrom: TimeOfDay(hour: 6)))
    let again = try JSONEncoder().encode(schedule)
    #expect(try JSONDecoder().decode(AppearanceSchedule.self, from: again) == schedule)
  }
}
