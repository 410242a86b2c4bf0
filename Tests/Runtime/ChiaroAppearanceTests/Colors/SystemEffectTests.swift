// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import Testing

/// Colors of controls in their states.
@Suite("System effects")
struct SystemEffectTests {
  private let light = TraitCollection(userInterfaceStyle: .light)
  private let dark = TraitCollection(userInterfaceStyle: .dark)
  private let base = DynamicColor(Color(.sRGB, 0.5, 0.5, 0.5))

  private func lightness(_ effect: DynamicColor.SystemEffect, _ traits: TraitCollection) -> Double {
    base.withSystemEffect(effect).resolved(with: traits).converted(to: .oklab).components.x
  }

  @Test(
    "S217: none is neutral, the others are dynamic", arguments: DynamicColor.SystemEffect.allCases)
  func neutral(_ effect: DynamicColor.SystemEffect) {
    let result = base.withSystemEffect(effect)
    #expect((result == base) == (effect == .none))
    #expect(result.isDynamic == (effect != .none))
    #expect(result == base.withSystemEffect(effect))
    #expect(result.hashValue == base.withSystemEffect(effect).hashValue)
    #expect((result.resolved(with: light) == result.resolved(with: dark)) == (effect == .none))
  }

  @Test("S217: Apple's numbers")
  func numbers() {
    #expect(DynamicColor.SystemEffect.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(
      DynamicColor.SystemEffect.allCases.map { "\($0)" } == [
        "none", "pressed", "deepPressed", "disabled", "rollover",
      ])
  }

  @Test("S217: in light what is pressed is darker, in dark lighter, and deeper more so")
  func direction() {
    let order: [DynamicColor.SystemEffect] = [.none, .rollover, .pressed, .deepPressed]
    let (day, night) = (order.map { lightness($0, light) }, order.map { lightness($0, dark) })
    #expect(day == day.sorted(by: >) && Set(day).count == 4)
    #expect(night == night.sorted(by: <) && Set(night).count == 4)
    #expect(base.withSystemEffect(.disabled).resolved(with: light).alpha < 1)
  }

  @Test("an effect on a dynamic color follows that color, and depends on the style as well")
  func dynamic() {
    let color = DynamicColor(light: .white, dark: .black).withSystemEffect(.pressed)
    #expect(color.resolved(with: light).hexText != "#FFFFFF")
    #expect(color.resolved(with: dark).hexText != "#000000")
    for color in [color, base.withSystemEffect(.pressed)] {
      let names = (color.dependencies ?? []).map { $0.name }
      #expect(names == ["UserInterfaceStyle"])
    }
    let provider = DynamicColor { _ in .white }
    #expect(provider.withSystemEffect(.pressed).dependencies == nil)
    #expect(base.withSystemEffect(.pressed).description(for: light).hasSuffix("pressed"))
  }
}
