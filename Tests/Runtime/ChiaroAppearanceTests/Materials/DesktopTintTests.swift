// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import Testing

/// What the desktop's picture does to the backgrounds of windows.
@Suite("Desktop tinting")
struct DesktopTintTests {
  private static let picture = Color(.sRGB, 1, 0.5, 0)

  private func traits(
    _ style: UserInterfaceStyle, _ policy: DesktopTint.Policy = .darkAlways,
    accent: AccentColor = .multicolor, picture: Color? = picture
  ) -> TraitCollection {
    TraitCollection {
      $0.userInterfaceIdiom = .mac
      $0.userInterfaceStyle = style
      $0.accentColor = accent
      $0[TraitDesktopTint.self] = DesktopTint(wallpaper: picture, policy: policy)
    }
  }

  static let backgrounds: [DynamicColor] = [
    .windowBackgroundColor, .controlBackgroundColor, .underPageBackgroundColor,
  ]

  @Test("S229: in aqua the three backgrounds stay as they are", arguments: backgrounds)
  func aqua(_ color: DynamicColor) {
    let shown = TintedBackground.customBox.shown(color)
    #expect(shown != color)
    #expect(shown.resolved(with: traits(.light)) == color.resolved(with: traits(.light)))
  }

  @Test("S229: in dark they take on a little of the picture's mean color", arguments: backgrounds)
  func dark(_ color: DynamicColor) {
    let environment = traits(.dark)
    let own = color.resolved(with: environment).converted(to: .sRGB).components
    let shown = TintedBackground.customBox.shown(color).resolved(with: environment)
      .converted(to: .sRGB).components
    let picture = Self.picture.components
    let amount = DesktopTint.usualAmount
    for channel in 0..<3 {
      let expected = own[channel] + amount * (picture[channel] - own[channel])
      #expect(abs(shown[channel] - expected) < 1e-9)
    }
    let unknown = traits(.dark, picture: nil)
    #expect(
      TintedBackground.customBox.shown(color).resolved(with: unknown)
        == color.resolved(with: unknown))
  }

  /// Which colors are tinted in which place.
  static let conditions: [(TintedBackground, [DynamicColor])] = [
    (.window, [.windowBackgroundColor]),
    (.scrolled, [.controlBackgroundColor, .underPageBackgroundColor]),
    (.customBox, backgrounds), (.other, []),
  ]

  @Test("S230: each place tints the backgrounds that belong there, and no other colors")
  func places() {
    #expect(Self.conditions.map(\.0) == TintedBackground.allCases)
    let others: [DynamicColor] = [.textBackgroundColor, .white, .controlColor, .systemRed]
    for (place, tinted) in Self.conditions {
      for color in Self.backgrounds + others {
        #expect(place.tints(color) == tinted.contains(color), "\(place) \(color)")
        #expect((place.shown(color) != color) == tinted.contains(color))
      }
    }
  }

  /// A policy, and whether it tints with multicolor, graphite and blue.
  static let policies: [(DesktopTint.Policy, [Bool])] = [
    (.graphiteOnly, [false, true, false]), (.darkAlways, [true, true, true]),
    (.darkExceptGraphite, [true, false, true]), (.userSwitch(isOn: true), [true, true, true]),
    (.userSwitch(isOn: false), [false, false, false]),
  ]

  @Test("S231: which accent colors tint is a policy, and never in light", arguments: policies)
  func policy(_ policy: DesktopTint.Policy, _ isTinted: [Bool]) {
    let accents: [AccentColor] = [.multicolor, .graphite, .blue]
    for style in [UserInterfaceStyle.light, .dark] {
      let seen = accents.map { accent in
        let environment = traits(style, policy, accent: accent)
        let color = DynamicColor.windowBackgroundColor
        return TintedBackground.window.shown(color).resolved(with: environment)
          != color.resolved(with: environment)
      }
      #expect(seen == (style == .dark ? isTinted : [false, false, false]))
    }
  }

  @Test("S231: the Guidelines' wording is the default, and the effect is subtle")
  func defaults() {
    #expect(DesktopTint().policy == .graphiteOnly)
    #expect(TraitDesktopTint.defaultValue.wallpaper == nil)
    #expect(DesktopTint.usualAmount < 0.1)
    let plain = Color(.sRGB, 0.12, 0.12, 0.12)
    let tinted = DesktopTint(wallpaper: Self.picture).applied(to: plain)
    #expect(plain.deltaE2000(to: tinted) < 10)
    #expect(DesktopTint().applied(to: plain) == plain)
  }

  @Test(
    "S232: only a neutral component with a background lets the window through, and slightly",
    arguments: [
      (true, false, true), (true, true, false), (false, false, false), (false, true, false),
    ])
  func components(_ hasBackground: Bool, _ usesColor: Bool, _ isTranslucent: Bool) {
    let alpha = DesktopTint.componentAlpha(hasBackground: hasBackground, usesColor: usesColor)
    #expect((alpha < 1) == isTranslucent)
    #expect(alpha >= 0.8)
  }
}
