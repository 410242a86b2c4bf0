// SPDX-License-Identifier: MIT

import ChiaroAppearance
import Testing

/// What an app wishes against what the system says.
@Suite("Color scheme")
struct ColorSchemeTests {
  /// libadwaita's truth table (tests/test-style-manager.c): whether it is dark.
  static let table: [(SystemColorScheme, [Bool])] = [
    // default, force light, prefer light, prefer dark, force dark
    (.light, [false, false, false, false, true]),
    (.noPreference, [false, false, false, true, true]),
    (.dark, [true, false, true, true, true]),
  ]

  @Test("all fifteen cases of libadwaita's table", arguments: table)
  func wishes(_ system: SystemColorScheme, _ dark: [Bool]) {
    #expect(ColorSchemePreference.allCases.map { $0.style(for: system) == .dark } == dark)
  }

  @Test(
    "S206: a Mac's app is always light, or opts in, or goes by its SDK",
    arguments: [
      (true, true, ColorSchemePreference.forceLight), (true, false, .forceLight),
      (false, true, .default), (false, false, .default), (nil, true, .default),
      (nil, false, .forceLight),
    ] as [(Bool?, Bool, ColorSchemePreference)])
  func aqua(_ requiresAqua: Bool?, _ hasModernSDK: Bool, _ wish: ColorSchemePreference) {
    let app = AppOptIn(platform: .macOS, hasModernSDK: hasModernSDK, requiresAqua: requiresAqua)
    #expect(app.wish == wish)
  }

  @Test(
    "S249: an app of an older SDK stays light, whatever its Info.plist says",
    arguments: [
      (true, UserInterfaceStyle.unspecified, ColorSchemePreference.default),
      (true, .dark, .forceDark),
      (true, .light, .forceLight), (false, .unspecified, .forceLight), (false, .dark, .forceLight),
    ])
  func sdk(_ hasModernSDK: Bool, _ style: UserInterfaceStyle, _ wish: ColorSchemePreference) {
    let app = AppOptIn(platform: .iOS, hasModernSDK: hasModernSDK, infoPlistStyle: style)
    #expect(app.wish == wish)
  }

  @Test(
    "S249: the same on every platform that has both styles, whatever the system says",
    arguments: Platform.allCases.filter(\.hasDarkMode), [true, false])
  func platforms(_ platform: Platform, _ hasModernSDK: Bool) {
    let app = AppOptIn(platform: platform, hasModernSDK: hasModernSDK)
    let styles = SystemColorScheme.allCases.map { app.wish.style(for: $0) }
    #expect(styles == (hasModernSDK ? [.light, .light, .dark] : [.light, .light, .light]))
  }
}
