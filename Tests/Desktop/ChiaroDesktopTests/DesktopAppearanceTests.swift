// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroDesktop
import ChiaroViews
import Testing

@Suite("The desktop's appearance as traits")
@MainActor
struct DesktopAppearanceTests {
  @Test(
    "facts are traits",
    arguments: [
      (DesktopFacts(), TraitCollection()), (.dark, TraitCollection(userInterfaceStyle: .dark)),
      (DesktopFacts { $0.colorScheme = .noPreference }, TraitCollection()),
      (DesktopFacts { $0.contrast = .high }, TraitCollection(accessibilityContrast: .high)),
      (DesktopFacts { $0.displayGamut = .P3 }, TraitCollection(displayGamut: .P3)),
      (DesktopFacts { $0.displayScale = 1.5 }, TraitCollection(displayScale: 1.5)),
      (
        DesktopFacts { $0.reducesMotion = true },
        TraitCollection { $0[TraitReduceMotion.self] = true }
      ),
      (
        DesktopFacts { $0.reducesTransparency = true },
        TraitCollection { $0[TraitReduceTransparency.self] = true }
      ),
    ])
  func traits(_ facts: DesktopFacts, _ traits: TraitCollection) {
    #expect(TraitCollection(facts) == traits)
  }

  @Test(
    "a scale of text is the category whose text comes nearest",
    arguments: [
      (1, .large), (1.25, .extraExtraLarge), (0.25, .extraSmall), (0.95, .medium),
      (1.5, .extraExtraExtraLarge), (2, .accessibilityLarge),
      (8, .accessibilityExtraExtraExtraLarge),
    ] as [(Double, ContentSizeCategory)])
  func categories(_ scale: Double, _ category: ContentSizeCategory) {
    let traits = TraitCollection(DesktopFacts { $0.textScale = scale })
    #expect(traits.preferredContentSizeCategory == category)
  }

  @Test(
    "an accent color is the choice that looks most like it",
    arguments: [
      ("#3584e4", .blue), ("#3dade9", .blue), ("#9141ac", .purple), ("#d56199", .pink),
      ("#e62d42", .red), ("#ed5b00", .orange), ("#c88800", .yellow), ("#3a944a", .green),
      ("#6f7376", .graphite), ("#ffffff", .graphite),
    ] as [(String, AccentColor)])
  func accents(_ text: String, _ accent: AccentColor) throws {
    let color = try Color(css: text)
    #expect(TraitCollection(DesktopFacts { $0.accentColor = color }).accentColor == accent)
  }

  @Test("the value is there before the first frame; changes come on the main actor, and once")
  func following() async {
    let source = MemorySource("memory", .dark)
    let appearance = DesktopAppearance([source])
    let screen = Screen()
    screen.follow(appearance)
    #expect(screen.systemTraits.userInterfaceStyle == .dark)
    // Waited for without a clock: a machine that is busy tells late, but it tells.
    let (told, telling) = AsyncStream<UserInterfaceStyle>.makeStream()
    var seen = told.makeAsyncIterator()
    let follow = appearance.onChange
    appearance.onChange = { [weak appearance] in
      MainActor.assertIsolated()
      follow?()
      telling.yield(appearance?.traits.userInterfaceStyle ?? .unspecified)
    }
    source.say(DesktopFacts { ($0.colorScheme, $0.textScale) = (.light, 1) })
    #expect(await seen.next() == .light)
    #expect(screen.systemTraits.userInterfaceStyle == .light)
    // Text this little larger is of the same category: the traits do not change.
    source.say(DesktopFacts { ($0.colorScheme, $0.textScale) = (.light, 1.01) })
    source.say(.dark)
    #expect(await seen.next() == .dark)
  }
}
