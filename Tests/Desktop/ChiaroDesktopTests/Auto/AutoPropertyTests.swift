// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroTestSupport
import Testing

@testable import ChiaroDesktop

/// What holds whatever happens.
///
/// Not on the main actor, which other tests wait for.
@Suite("Auto, by chance")
struct AutoPropertyTests {
  /// A machine to which anything may happen.
  private struct World {
    var random: SeededGenerator
    var appearance: AutoAppearance
    var now = Instant.at("2026-03-28T12:00")
    /// What was told, after what was in force at the start.
    var news: [UserInterfaceStyle]

    init(seed: UInt64) {
      random = SeededGenerator(seed: seed)
      appearance = AutoAppearance(
        configuration: Self.configuration(&random),
        circumstances: AutoCircumstances(localTime: .zone("Europe/Berlin")), at: now)
      news = [appearance.style]
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
      switch random.index(under: 7) {
      case 0, 1: pass(to: now.advanced(by: minutes * 60))
      case 2:
        now = now.advanced(by: (minutes - 1500) * 60)
        hear(appearance.advance(to: now))
      case 3: hear(appearance.manualChange(to: random.once(in: 2) ? .dark : .light, at: now))
      case 4: hear(appearance.configure(Self.configuration(&random), at: now))
      default: change(Self.circumstance(&random))
      }
    }

    private mutating func pass(to end: Instant) {
      while let next = appearance.nextChange(after: now), next <= end {
        now = next
        hear(appearance.advance(to: now))
      }
      now = end
      hear(appearance.advance(to: now))
    }

    static func circumstance(
      _ random: inout SeededGenerator
    ) -> (inout AutoCircumstances) -> Void {
      let zone = random.pick([
        LocalTime.utc, .zone("Europe/Berlin"), .zone("Pacific/Apia"), .fixed(hours: -11),
      ])
      let isDark = random.pick([nil, true, false])
      let position = position(&random)
      let isFullScreen = random.once(in: 3)
      return random.pick([
        { $0.localTime = zone }, { $0.isRoomDark = isDark }, { $0.position = position },
        { $0.isFullScreen = isFullScreen },
      ])
    }

    mutating func change(_ body: (inout AutoCircumstances) -> Void) {
      var circumstances = appearance.circumstances
      body(&circumstances)
      hear(appearance.notice(circumstances, at: now))
    }

    private mutating func hear(_ style: UserInterfaceStyle?) {
      if let style { news.append(style) }
    }

    /// What a new start at this moment would find.
    var direct: UserInterfaceStyle {
      AutoAppearance(
        configuration: appearance.configuration, manualChoice: appearance.manualChoice,
        circumstances: appearance.circumstances, at: now
      ).style
    }
  }

  @Test(
    "no two pieces of news are equal, and in the end it is what a new start finds",
    arguments: 1...8)
  func news(_ seed: UInt64) {
    var world = World(seed: seed)
    for _ in 0..<40 {
      world.happen()
      #expect(world.news.last == world.appearance.style)
      if !world.appearance.circumstances.isFullScreen {
        #expect(world.appearance.style == world.direct)
      }
    }
    world.change { $0.isFullScreen = false }
    #expect(world.appearance.style == world.direct)
    #expect(zip(world.news, world.news.dropFirst()).allSatisfy { $0 != $1 })
  }

  @Test("the next change is where the style changes, and not earlier", arguments: 1...8)
  func nextChange(_ seed: UInt64) throws {
    var world = World(seed: seed)
    for _ in 0..<20 { world.happen() }
    world.change { $0.isFullScreen = false }
    let appearance = world.appearance
    let now = world.now
    let change = appearance.nextChange(after: now)
    if let change {
      #expect(appearance.style(at: change) != appearance.style(at: now))
      #expect(appearance.style(at: change.advanced(by: -1)) == appearance.style(at: now))
    }
    let end = min(change ?? now.advanced(by: 4 * secondsADay), now.advanced(by: 4 * secondsADay))
    var instant = now
    while instant < end {
      #expect(appearance.style(at: instant) == appearance.style(at: now))
      instant = instant.advanced(by: 1800)
    }
  }

  @Test("a hold lasts as long as the rules say the other thing, hour by hour", arguments: 1...6)
  func holds(_ seed: UInt64) {
    var world = World(seed: seed)
    for _ in 0..<10 { world.happen() }
    world.change { $0.isFullScreen = false }
    var configuration = world.appearance.configuration
    configuration.setting = .auto
    let circumstances = world.appearance.circumstances
    let verdict = AutoVerdict(configuration, circumstances)
    let start = world.now
    let style: UserInterfaceStyle = verdict.style(at: start) == .dark ? .light : .dark
    let hold = ManualChoice(style: style, since: start)
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
