// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import Testing

/// What the Guidelines' color page asks for on a watch, on a TV and in immersive scenes.
@Suite("Colors of single platforms")
struct PlatformColorTests {
  @Test("a tinted complication is made of shades of one color")
  func tint() {
    let tint = ComplicationTint(Color(.sRGB, 1, 0.5, 0.2))
    #expect(tint.tinted(.black).components == .zero)
    #expect(abs(tint.tinted(.white).components - tint.color.components).max() < 1e-9)
    for (content, luma) in [(Color(.sRGB, 1, 0, 0), 0.2126), (Color(.sRGB, 0, 0, 1), 0.0722)] {
      let parts = tint.tinted(content.withAlpha(0.5)).components
      #expect(abs(parts - luma * tint.color.components).max() < 1e-9)
      #expect(tint.tinted(content.withAlpha(0.5)).alpha == 0.5)
    }
  }

  @Test("bright content is as bright as what surrounds it allows", arguments: [0, 0.1, 0.5, 1])
  func balance(_ surroundings: Double) {
    let balance = BrightnessBalance(surroundings: surroundings)
    for color in [Color.white, .black, Color(.sRGB, 1, 0.9, 0), Color(.displayP3, 0, 1, 0)] {
      let balanced = balance.balanced(color.withAlpha(0.75))
      #expect(balanced.relativeLuminance <= balance.limit + 1e-6)
      #expect(balanced.alpha == 0.75 && balanced.space == color.space)
      if color.relativeLuminance <= balance.limit { #expect(balanced == color.withAlpha(0.75)) }
    }
  }

  @Test("the limit is a quarter in the dark, everything in bright surroundings")
  func limit() {
    #expect(BrightnessBalance(surroundings: -1).limit == 0.25)
    #expect(BrightnessBalance(surroundings: 2).limit == 1)
    #expect(BrightnessBalance(surroundings: 1).balanced(.white) == .white)
  }

  @Test("focus is told without color, and color alone does not tell it")
  func focus() {
    let (with, without) = (
      FocusAppearance.standard(isFocused: true), FocusAppearance.standard(isFocused: false)
    )
    #expect(with.differsWithoutColor(from: without))
    var colored = without
    colored.color = .white
    #expect(!colored.differsWithoutColor(from: without))
    #expect(colored != without)
  }

  private func abs(_ parts: ColorComponents) -> ColorComponents {
    parts.replacing(with: -parts, where: parts .< 0)
  }
}
