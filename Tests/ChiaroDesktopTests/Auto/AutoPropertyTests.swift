// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroTestSupport
import Testing

@testable import ChiaroDesktop

/// What holds whatever happens.
@Suite("Auto, by chance")
@MainActor
struct AutoPropertyTests {
  /// A machine to which anything may happen.
  @MainActor
  private struct World {
    var random: SeededGenerator
    let clock = FakeClock("2026-03-28T12:00", .zone("Europe/Berlin"))
    let driver: AutoAppearanceDriver

    init(seed: UInt64) {
      random = SeededGenerator(seed: seed)
      driver = AutoAppearanceDriver(
        configuration: Self.configuration(&random),
        circumstances: AutoCircumstances(localTime: .utc), clock: clock)
    }

    static func configuration(_ random: inout SeededGenerator) -> AutoConfiguration {
      let time = { (random: inout SeededGenerator) in
        TimeOfDay(hour: random.index(under: 24), minute: random.index(under: 60))
      }
      let schedule = AppearanceSchedule(darkFrom: time(&random), lightFrom: time(&random))
      let rules = AutoRules(
        schedule: random.once(in: 2) ? schedule : nil, followsSun: random.once(in: 2),
        followsAmbientLight: random.once(in: 2),
        agreement: random.pick(AutoRules.Agreement.allCases),
        waitsForFullScreen: !random.once(in: 4))
      return AutoConfiguration(
        setting: random.once(in: 5) ? random.pick(AppearanceSetting.allCases) : .auto,
        rules: rules, position: random.once(in: 2) ? Self.position(&random) : nil)
    }

    static func position(_ random: inout SeededGenerator) -> GeographicPosition? {
      GeographicPosition(
        latitude: Double(random.index(under: 181)) - 90,
        longitude: Double(random.index(under: 361)) - 180)
    }

    mutating func happen() {
      let minutes = random.index(under: 3000)
      switch random.index(under: 9) {
      case 0, 1: clock.pass(to: clock.now.advanced(by: minutes * 60))
      case 2: clock.jump(to: clock.now.advanced(by: (minutes - 1500) * 60))
      case 3:
        clock.localTime = random.pick([
          .utc, .zone("Europe/Berlin"), .zone("Pacific/Apia"), .fixed(hours: -11),
        ])
        clock.jump(to: clock.now)
      case 4: driver.manualChange(to: random.once(in: 2) ? .dark : .light)
      case 5: driver.notice(isFullScreen: random.once(in: 3))
      case 6: driver.notice(isRoomDark: random.pick([nil, true, false]))
      case 7: driver.notice(position: Self.position(&random))
      default: driver.configure(Self.configuration(&random))
      }
    }

    /// What a new start at this moment would find.
    var direct: UserInterfaceStyle {
      AutoAppearance(
        configuration: driver.appearance.configuration, hold: driver.appearance.hold,
        circumstances: driver.appearance.circumstances, at: clock.now
      ).style
    }
  }

  @Test(
    "no two pieces of news are equal, and in the end it is what a new start finds",
    arguments: 1...20)
  func news(_ seed: UInt64) {
    var world = World(seed: seed)
    var last = world.driver.style
    var repeated = 0
    world.driver.onChange = { style in
      if style == last { repeated += 1 }
      last = style
    }
    for _ in 0..<60 {
      world.happen()
      #expect(last == world.driver.style)
      if !world.driver.appearance.circumstances.isFullScreen {
        #expect(world.driver.style == world.direct)
      }
    }
    #expect(repeated == 0)
    world.driver.notice(isFullScreen: false)
    #expect(world.driver.style == world.direct)
  }

  @Test("the next change is where the style changes, and not earlier", arguments: 1...20)
  func nextChange(_ seed: UInt64) throws {
    var world = World(seed: seed)
    for _ in 0..<20 { world.happen() }
    world.driver.notice(isFullScreen: false)
    let appearance = world.driver.appearance
    let now = world.clock.now
    let change = appearance.nextChange(after: now)
    if let change {
      #expect(appearance.style(at: change) != appearance.style(at: now))
      #expect(appearance.style(at: change.advanced(by: -1)) == appearance.style(at: now))
    }
    let end = min(change ?? now.advanced(by: 4 * secondsADay), now.advanced(by: 4 * secondsADay))
    var instant = now
    while instant < end {
      #expect(appearance.style(at: instant) == appearance.style(at: now))
      instant = instant.advanced(by: 600)
    }
  }

  @Test("a hold lasts as long as the rules say the other thing, hour by hour", arguments: 1...10)
  func holds(_ seed: UInt64) {
    var world = World(seed: seed)
    for _ in 0..<10 { world.happen() }
    world.driver.notice(isFullScreen: false)
    var configuration = world.driver.appearance.configuration
    configuration.setting = .auto
    let circumstances = world.driver.appearance.circumstances
    let verdict = AutoVerdict(configuration, circumstances)
    let start = world.clock.now
    let style: UserInterfaceStyle = verdict.style(at: start) == .dark ? .light : .dark
    let hold = AppearanceHold(style: style, since: start)
    for direction in [-1, 1] {
      var isSame = true
      for step in 1...(72 * 4) {
        let instant = start.advanced(by: direction * step * 900)
        // A stretch shorter than a quarter of an hour may be missed on the way.
        if isSame && verdict.style(at: instant) == style { isSame = false }
        if !isSame { #expect(!hold.holds(at: instant, against: verdict) || !verdict.isComplete) }
      }
      if isSame {
        let far = start.advanced(by: direction * 72 * 3600)
        #expect(hold.holds(at: far, against: verdict))
      }
    }
  }
}
