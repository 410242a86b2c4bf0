// SPDX-License-Identifier: MIT

import ChiaroAppearance
import Testing

@testable import ChiaroDesktop

/// What changes the appearance by itself, and what a person does meanwhile.
@Suite("Auto")
@MainActor
struct AutoAppearanceTests {
  /// A driver with a fake clock, and what it told.
  @MainActor
  final class Run {
    let clock: FakeClock
    let driver: AutoAppearanceDriver
    private(set) var news: [String] = []

    init(
      _ configuration: AutoConfiguration, at start: String, _ localTime: LocalTime = .utc,
      manualChoice: ManualChoice? = nil
    ) {
      clock = FakeClock(start, localTime)
      driver = AutoAppearanceDriver(
        configuration: configuration, manualChoice: manualChoice,
        circumstances: AutoCircumstances(localTime: .utc), clock: clock)
      driver.onChange = { [clock, unowned self] style in
        news.append("\(clock.now) \(style == .dark ? "dark" : "light")")
      }
    }
  }

  static let evenings = AutoConfiguration(
    setting: .auto, rules: AutoRules(schedule: .usual, followsSun: false))
  static let sun = AutoConfiguration(setting: .auto, position: .berlin)

  @Test("S245: a schedule switches while the app runs, at its minutes")
  func schedule() {
    let run = Run(Self.evenings, at: "2026-06-21T12:00")
    #expect(run.driver.style == .light)
    run.clock.pass(to: "2026-06-23T12:00")
    #expect(
      run.news == [
        "2026-06-21T20:00:00Z dark", "2026-06-22T07:00:00Z light", "2026-06-22T20:00:00Z dark",
        "2026-06-23T07:00:00Z light",
      ])
  }

  @Test("S245: light and dark hold whatever the time is")
  func fixed() {
    for (setting, style) in [(AppearanceSetting.light, UserInterfaceStyle.light), (.dark, .dark)] {
      let run = Run(AutoConfiguration(setting: setting), at: "2026-06-21T12:00")
      #expect(run.driver.style == style)
      run.clock.pass(to: "2026-06-25T12:00")
      #expect(run.news == [])
      #expect(run.clock.alarm == nil)
    }
  }

  @Test("S245: the sun switches at sunset and sunrise, to the second that it says")
  func sunset() throws {
    let run = Run(Self.sun, at: "2026-06-21T12:00")
    run.clock.pass(to: "2026-06-22T12:00")
    let sun = try Sun(from: #require(.berlin))
    let times = try (
      sun.times(on: #require(UTCDate("2026-06-21"))), sun.times(on: #require(UTCDate("2026-06-22")))
    )
    #expect(
      try run.news == ["\(#require(times.0.sunset)) dark", "\(#require(times.1.sunrise)) light"])
  }

  @Test(
    "S245: any and all of the sun, a schedule and the room",
    arguments: [
      (.any, nil, "19:00", "2026-06-21T19:00:00Z dark"),
      (.any, false, "19:00", "2026-06-21T19:00:00Z dark"),
      (.any, true, "19:00", nil),
      (.all, nil, "23:00", "2026-06-21T23:00:00Z dark"),
      (.all, true, "23:00", "2026-06-21T23:00:00Z dark"),
      (.all, false, "23:00", nil),
    ] as [(AutoRules.Agreement, Bool?, String, String?)])
  func combinations(
    _ agreement: AutoRules.Agreement, _ isRoomDark: Bool?, _ evening: String, _ first: String?
  ) throws {
    let schedule = try AppearanceSchedule(
      darkFrom: #require(TimeOfDay(evening)), lightFrom: TimeOfDay(hour: 12))
    let rules = AutoRules(
      schedule: schedule, followsSun: true, followsAmbientLight: true, agreement: agreement)
    let run = Run(
      AutoConfiguration(setting: .auto, rules: rules, position: .berlin), at: "2026-06-21T12:00")
    run.driver.notice(isRoomDark: isRoomDark)
    let before = run.news.count
    run.clock.pass(to: "2026-06-21T23:30")
    #expect(run.news.dropFirst(before).first == first)
  }

  @Test("S245: the room's light switches at once, and without a sensor is not heard of")
  func room() {
    let rules = AutoRules(followsSun: false, followsAmbientLight: true)
    let run = Run(AutoConfiguration(setting: .auto, rules: rules), at: "2026-06-21T12:00")
    run.driver.notice(isRoomDark: true)
    run.driver.notice(isRoomDark: true)
    run.driver.notice(isRoomDark: false)
    run.driver.notice(isRoomDark: nil)
    #expect(run.news == ["2026-06-21T12:00:00Z dark", "2026-06-21T12:00:00Z light"])
    run.clock.pass(to: "2026-06-21T22:00")
    #expect(run.news.last == "2026-06-21T20:00:00Z dark", "nothing is known: the usual schedule")
  }

  @Test("the sun without a place is the usual schedule; a place that comes later counts at once")
  func place() {
    let run = Run(AutoConfiguration(setting: .auto), at: "2026-12-21T17:00")
    #expect(run.driver.style == .light)
    run.driver.notice(position: .berlin)
    #expect(run.news == ["2026-12-21T17:00:00Z dark"])
  }

  @Test("a polar night is dark for months, a polar day light")
  func polar() {
    let run = Run(
      AutoConfiguration(setting: .auto, position: .svalbard), at: "2026-11-20T00:00")
    #expect(run.driver.style == .dark)
    run.clock.pass(to: "2027-02-01T00:00")
    #expect(run.news == [])
    run.clock.pass(to: "2027-08-01T00:00")
    #expect(run.driver.style == .light)
    #expect((100...200).contains(run.news.count))
    #expect(run.news.last?.hasPrefix("2027-04-1") == true)
  }

  // MARK: A person

  @Test("a manual change under light or dark is the new setting")
  func manualSetting() {
    let run = Run(AutoConfiguration(setting: .light), at: "2026-06-21T12:00")
    run.driver.manualChange(to: .dark)
    #expect(run.driver.appearance.configuration.setting == .dark)
    #expect(run.driver.appearance.manualChoice == nil)
    #expect(run.news == ["2026-06-21T12:00:00Z dark"])
  }

  @Test("a manual change under auto holds until the next change, which is then none")
  func hold() {
    let run = Run(Self.evenings, at: "2026-06-21T12:00")
    run.driver.manualChange(to: .dark)
    #expect(run.driver.nextChange == Instant.at("2026-06-22T07:00"))
    run.clock.pass(to: "2026-06-23T12:00")
    #expect(
      run.news == [
        "2026-06-21T12:00:00Z dark", "2026-06-22T07:00:00Z light", "2026-06-22T20:00:00Z dark",
        "2026-06-23T07:00:00Z light",
      ])
    #expect(run.driver.appearance.manualChoice == nil)
  }

  @Test("choosing what is so anyway holds nothing, and choosing back ends a hold")
  func chosenBack() {
    let run = Run(Self.evenings, at: "2026-06-21T12:00")
    run.driver.manualChange(to: .light)
    #expect(run.driver.appearance.manualChoice == nil)
    run.driver.manualChange(to: .dark)
    run.driver.manualChange(to: .light)
    #expect(run.driver.appearance.manualChoice == nil)
    #expect(run.driver.nextChange == Instant.at("2026-06-21T20:00"))
  }

  @Test(
    "a hold that was stored goes on in its stretch of time, whichever way the clock went",
    arguments: [
      ("2026-06-21T08:00", UserInterfaceStyle.dark), ("2026-06-21T19:59", .dark),
      ("2026-06-21T20:00", .dark), ("2026-06-22T07:00", .light), ("2026-06-22T12:00", .light),
      ("2026-06-20T12:00", .light), ("2026-06-21T06:59", .dark), ("2036-06-21T12:00", .light),
    ])
  func stored(_ time: String, _ style: UserInterfaceStyle) {
    let hold = ManualChoice(style: .dark, since: Instant.at("2026-06-21T12:00"))
    let run = Run(Self.evenings, at: time, manualChoice: hold)
    #expect(run.driver.style == style)
  }

  @Test(
    "a hold against the room waits for its sensor after a start, and ends when the room changes")
  func holdAgainstRoom() {
    let rules = AutoRules(schedule: .usual, followsSun: false, followsAmbientLight: true)
    let hold = ManualChoice(style: .light, since: Instant.at("2026-06-21T11:00"))
    let run = Run(
      AutoConfiguration(setting: .auto, rules: rules), at: "2026-06-21T12:00", manualChoice: hold)
    #expect(run.driver.style == .light)
    run.driver.notice(isRoomDark: true)
    #expect(run.news == [])
    run.driver.notice(isRoomDark: false)
    run.driver.notice(isRoomDark: true)
    #expect(run.news == ["2026-06-21T12:00:00Z dark"])
  }

  @Test("another setting ends a hold; other rules of auto leave it")
  func configured() {
    let run = Run(Self.evenings, at: "2026-06-21T12:00")
    run.driver.manualChange(to: .dark)
    var later = Self.evenings
    later.rules.schedule = AppearanceSchedule(
      darkFrom: TimeOfDay(hour: 21), lightFrom: TimeOfDay(hour: 7))
    run.driver.configure(later)
    #expect(run.driver.style == .dark)
    run.driver.configure(AutoConfiguration(setting: .light))
    run.driver.configure(later)
    #expect(run.driver.style == .light)
  }

  // MARK: Full screen

  @Test("a switch waits until the app in front is no longer full screen")
  func fullScreen() {
    let run = Run(Self.evenings, at: "2026-06-21T19:00")
    run.driver.notice(isFullScreen: true)
    run.clock.pass(to: "2026-06-21T22:00")
    #expect(run.news == [])
    #expect(run.driver.nextChange == nil)
    run.driver.notice(isFullScreen: false)
    #expect(run.news == ["2026-06-21T22:00:00Z dark"])
  }

  @Test("what a person does in full screen counts at once")
  func manualInFullScreen() {
    let run = Run(Self.evenings, at: "2026-06-21T19:00")
    run.driver.notice(isFullScreen: true)
    run.driver.manualChange(to: .dark)
    run.driver.manualChange(to: .light)
    run.clock.pass(to: "2026-06-21T21:00")
    run.driver.manualChange(to: .dark)
    #expect(
      run.news == [
        "2026-06-21T19:00:00Z dark", "2026-06-21T19:00:00Z light", "2026-06-21T21:00:00Z dark",
      ])
  }

  @Test("two switches in full screen are none; who does not want to wait does not")
  func fullScreenOverNight() {
    let run = Run(Self.evenings, at: "2026-06-21T19:00")
    run.driver.notice(isFullScreen: true)
    run.clock.pass(to: "2026-06-22T09:00")
    run.driver.notice(isFullScreen: false)
    #expect(run.news == [])
    var impatient = Self.evenings
    impatient.rules.waitsForFullScreen = false
    let kiosk = Run(impatient, at: "2026-06-21T19:00")
    kiosk.driver.notice(isFullScreen: true)
    kiosk.clock.pass(to: "2026-06-21T21:00")
    #expect(kiosk.news == ["2026-06-21T20:00:00Z dark"])
  }

  // MARK: Clocks

  @Test("a sleep over several switches is one piece of news at most")
  func sleep() {
    let run = Run(Self.evenings, at: "2026-06-21T12:00")
    run.clock.jump(to: "2026-06-23T12:00")
    #expect(run.news == [])
    run.clock.jump(to: "2026-06-24T22:00")
    #expect(run.news == ["2026-06-24T22:00:00Z dark"])
    #expect(run.clock.alarm == Instant.at("2026-06-25T07:00"))
  }

  @Test("a clock that is set by twelve hours, forward or back, gives what is so there")
  func clockSet() {
    let run = Run(Self.evenings, at: "2026-06-21T12:00")
    run.clock.jump(to: "2026-06-22T00:00")
    run.clock.jump(to: "2026-06-21T12:00")
    run.clock.jump(to: "2026-06-21T00:00")
    #expect(run.news.map { $0.hasSuffix("dark") } == [true, false, true])
    #expect(run.clock.alarm == Instant.at("2026-06-21T07:00"))
  }

  @Test("another time zone counts from the next waking on")
  func timeZone() {
    let run = Run(Self.evenings, at: "2026-06-21T12:00")
    run.clock.localTime = .fixed(hours: 9)
    run.clock.jump(to: "2026-06-21T12:01")
    #expect(run.news == ["2026-06-21T12:01:00Z dark"])
    #expect(run.clock.alarm == Instant.at("2026-06-21T22:00"))
  }
}
