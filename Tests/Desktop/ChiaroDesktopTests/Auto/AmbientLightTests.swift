// SPDX-License-Identifier: MIT

import Testing

@testable import ChiaroDesktop

/// A light sensor whose readings jump about.
@Suite("Ambient light")
struct AmbientLightTests {
  /// Readings by second, and what is known after them.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var readings: [(lux: Double, time: Double)]
    var end: Double
    var isDark: Bool?
  }

  static let cases = [
    Case(testDescription: "nothing", readings: [], end: 100, isDark: nil),
    Case(testDescription: "the first word counts", readings: [(5, 0)], end: 0, isDark: true),
    Case(testDescription: "it does when light too", readings: [(400, 0)], end: 0, isDark: false),
    Case(testDescription: "dark that lasts", readings: [(400, 0), (5, 1)], end: 11, isDark: true),
    Case(testDescription: "dark not long", readings: [(400, 0), (5, 1)], end: 10.9, isDark: false),
    Case(
      testDescription: "a hand over the sensor", readings: [(400, 0), (0, 1), (400, 5)], end: 60,
      isDark: false),
    Case(
      testDescription: "dusk goes on falling", readings: [(400, 0), (14, 1), (9, 5), (7, 9)],
      end: 11, isDark: true),
    Case(
      testDescription: "between the limits nothing changes",
      readings: [(400, 0), (20, 1), (49, 20), (16, 40)], end: 90, isDark: false),
    Case(
      testDescription: "nor from the other side", readings: [(5, 0), (20, 1), (49, 20)], end: 90,
      isDark: true),
    Case(
      testDescription: "a lamp that flickers around the limit",
      readings: [(400, 0)] + (1...60).map { ($0 % 2 == 0 ? 14 : 16, Double($0)) }, end: 60,
      isDark: false),
    Case(
      testDescription: "what is no number is not heard",
      readings: [(400, 0), (.nan, 1), (-5, 1), (.infinity, 1)], end: 60, isDark: false),
    Case(
      testDescription: "there and back", readings: [(400, 0), (1, 1), (400, 20)], end: 30,
      isDark: false),
  ]

  @Test("what a room is after its readings", arguments: cases)
  func readings(_ test: Case) {
    var light = AmbientLight()
    for (lux, time) in test.readings { light.take(lux: lux, at: time) }
    light.advance(to: test.end)
    #expect(light.isDark == test.isDark)
  }

  @Test("a sensor that is gone knows nothing, and begins anew")
  func forgotten() {
    var light = AmbientLight()
    light.take(lux: 400, at: 0)
    light.take(lux: 1, at: 1)
    light.forget()
    light.advance(to: 100)
    #expect(light.isDark == nil)
    light.take(lux: 1, at: 101)
    #expect(light.isDark == true)
  }
}
