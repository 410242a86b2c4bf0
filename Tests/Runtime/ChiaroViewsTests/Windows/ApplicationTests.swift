// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
import ChiaroViewsTestSupport
import Testing

/// What an app wishes, on its screens.
@MainActor
@Suite("Application")
struct ApplicationTests {
  /// A wish and what the system says.
  struct Setting: Sendable, CustomTestStringConvertible {
    var wish: ColorSchemePreference
    var system: SystemColorScheme
    var testDescription: String { "\(wish.rawValue) on \(system.rawValue)" }
    var isDark: Bool { wish.style(for: system) == .dark }

    static let all = ColorSchemePreference.allCases.flatMap { wish in
      SystemColorScheme.allCases.map { Setting(wish: wish, system: $0) }
    }
  }

  @Test("each of libadwaita's cases, from each other: told once where it matters, else not")
  func notifications() {
    for from in Setting.all {
      for to in Setting.all {
        let test = TestScreen()
        let app = Application()
        app.add(test.screen)
        let apply = { (setting: Setting) in
          app.colorSchemePreference = setting.wish
          test.change { $0.userInterfaceStyle = setting.system.style }
        }
        apply(from)
        var calls = 0
        test.root.view.registerForTraitChanges([TraitUserInterfaceStyle.self]) { (_: View, _) in
          calls += 1
        }
        apply(to)
        let isDark = test.root.view.traitCollection.userInterfaceStyle == .dark
        #expect(isDark == to.isDark, "\(from.testDescription) → \(to.testDescription)")
        #expect(calls == (from.isDark == to.isDark ? 0 : 1))
      }
    }
  }

  @Test("a screen that comes later takes over what the app wishes")
  func laterScreen() {
    let app = Application()
    app.colorSchemePreference = .forceDark
    let test = TestScreen()
    app.add(test.screen)
    test.screen.update()
    #expect(test.root.view.traitCollection.userInterfaceStyle == .dark)
    #expect(app.screens.count == 1)
  }
}
