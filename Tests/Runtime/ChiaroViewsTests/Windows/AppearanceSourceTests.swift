// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
import ChiaroViewsTestSupport
import Testing

/// The system's setting as screens follow it.
@MainActor
@Suite("Appearance sources")
struct AppearanceSourceTests {
  let test = TestScreen()
  let source = ScheduledAppearance(
    setting: .auto,
    schedule: AppearanceSchedule(
      darkFrom: TimeOfDay(hour: 20), lightFrom: TimeOfDay(hour: 7, minute: 30)),
    time: TimeOfDay(hour: 12))

  @Test("S245: auto switches the root by its schedule while the app runs")
  func schedule() {
    let view = TracingView("v", test.trace)
    test.root.view.addSubview(view)
    test.screen.follow(source)
    test.screen.update()
    _ = test.trace.take()
    var styles: [UserInterfaceStyle] = []
    for minutes in stride(from: 12 * 60, to: 36 * 60, by: 30) {
      source.time = TimeOfDay(hour: minutes / 60 % 24, minute: minutes % 60)
      test.screen.update()
      styles.append(view.traitCollection.userInterfaceStyle)
    }
    let expected =
      Array(repeating: UserInterfaceStyle.light, count: 16)
      + Array(repeating: .dark, count: 23) + Array(repeating: .light, count: 9)
    #expect(styles == expected)
    #expect(test.trace.count("v traitCollectionDidChange") == 2)
  }

  @Test(
    "S245: light and dark hold whatever the time is",
    arguments: [AppearanceSetting.light, .dark], [3, 12, 21])
  func fixed(setting: AppearanceSetting, hour: Int) {
    test.screen.follow(source)
    source.setting = setting
    source.time = TimeOfDay(hour: hour)
    test.screen.update()
    #expect(
      test.root.traitCollection.userInterfaceStyle == (setting == .dark ? .dark : .light))
  }

  @Test("the right value is there before the first update, equal ones are not told")
  func before() {
    source.time = TimeOfDay(hour: 23)
    let screen = Screen()
    screen.follow(source)
    #expect(screen.systemTraits.userInterfaceStyle == .dark)
    var changes = 0
    source.onChange = { changes += 1 }
    source.time = TimeOfDay(hour: 23, minute: 59)
    source.time = TimeOfDay(hour: 0)
    #expect(changes == 0)
    source.setting = .light
    #expect(changes == 1)
  }

  /// A source that tells what a test wants.
  private final class Teller: AppearanceSource {
    var traits: TraitCollection { didSet { onChange?() } }
    var onChange: (() -> Void)?
    init(_ traits: TraitCollection) { self.traits = traits }
  }

  @Test("what a source does not tell any more is again as it was before the source told it")
  func withdrawn() {
    let screen = Screen(systemTraits: TraitCollection(accessibilityContrast: .high))
    let source = Teller(TraitCollection(userInterfaceStyle: .light))
    screen.follow(source)
    func style() -> UserInterfaceStyle {
      screen.update()
      return screen.traitCollection.userInterfaceStyle
    }
    #expect(style() == .light)
    let dark = TraitCollection(userInterfaceStyle: .dark)
    source.traits = TraitCollection(traitsFrom: [
      dark, TraitCollection(accessibilityContrast: .normal),
    ])
    #expect(style() == .dark && screen.traitCollection.accessibilityContrast == .normal)
    screen.systemTraits = screen.systemTraits.modifyingTraits { $0.legibilityWeight = .bold }
    source.traits = TraitCollection()
    #expect(style() == .light && screen.traitCollection.accessibilityContrast == .high)
    #expect(screen.traitCollection.legibilityWeight == .bold)
    source.traits = dark
    #expect(style() == .dark)
    screen.follow(Teller(TraitCollection()))
    #expect(style() == .light)
  }

  @Test("a screen that follows another source forgets the first")
  func replaced() {
    test.screen.follow(source)
    let other = ScheduledAppearance(
      setting: .dark, schedule: source.schedule, time: TimeOfDay(hour: 12))
    test.screen.follow(other)
    source.time = TimeOfDay(hour: 22)
    source.time = TimeOfDay(hour: 12)
    test.screen.update()
    #expect(test.root.traitCollection.userInterfaceStyle == .dark)
  }

  @Test(
    "S245: a schedule within a day, over midnight, and of no length",
    arguments: [
      (20, 7, 6, true), (20, 7, 7, false), (20, 7, 19, false), (20, 7, 20, true),
      (1, 5, 0, false), (1, 5, 1, true), (1, 5, 5, false), (8, 8, 8, false), (8, 8, 3, false),
    ])
  func styles(darkFrom: Int, lightFrom: Int, hour: Int, isDark: Bool) {
    let schedule = AppearanceSchedule(
      darkFrom: TimeOfDay(hour: darkFrom), lightFrom: TimeOfDay(hour: lightFrom))
    #expect(schedule.style(at: TimeOfDay(hour: hour)) == (isDark ? .dark : .light))
  }
}
