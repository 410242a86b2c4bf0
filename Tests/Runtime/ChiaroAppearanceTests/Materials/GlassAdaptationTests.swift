// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import Testing

/// Liquid Glass and what lies behind it.
@Suite("Adaptation of glass")
struct GlassAdaptationTests {
  @Test("S182: small glass follows what scrolls behind it, with hysteresis; large glass does not")
  func hysteresis() {
    let behind = [0.5, 0.9, 0.55, 0.45, 0.41, 0.39, 0.45, 0.59, 0.61, 0.5]
    let small: [UserInterfaceStyle] = [
      .light, .light, .light, .light, .light, .dark, .dark, .dark, .light, .light,
    ]
    var (glass, sidebar) = (GlassAdaptation(style: .light), GlassAdaptation(style: .dark))
    let seen = behind.map { luminance in
      glass.observe(luminance: luminance, height: 44)
      sidebar.observe(luminance: luminance, height: 600)
      return glass.style
    }
    #expect(seen == small)
    #expect(sidebar.style == .dark)
  }

  @Test("a luminance that swings about any value turns glass once at most")
  func stillness() {
    for middle in stride(from: 0.0, through: 1, by: 0.05) {
      var glass = GlassAdaptation(style: .light)
      var turns = 0
      for step in 0..<100 {
        let before = glass.style
        glass.observe(luminance: middle + (step % 2 == 0 ? 0.09 : -0.09), height: 44)
        if glass.style != before { turns += 1 }
      }
      #expect(turns <= 1, "\(middle)")
    }
  }

  @Test("symbols are dark on light glass and light on dark glass")
  func symbols() {
    #expect(GlassAdaptation(style: .light).symbolColor == .black)
    #expect(GlassAdaptation(style: .dark).symbolColor == .white)
    #expect(GlassAdaptation(style: .unspecified).style == .light)
  }

  @Test("large elements are more opaque than small ones, regular glass more than clear")
  func opacity() {
    for isClear in [true, false] {
      #expect(
        GlassAdaptation.opacity(isClear: isClear, height: 500)
          > GlassAdaptation.opacity(isClear: isClear, height: 44))
    }
    for height in [44.0, 500] {
      #expect(
        GlassAdaptation.opacity(isClear: false, height: height)
          > GlassAdaptation.opacity(isClear: true, height: height))
    }
  }

  @Test("S181: glass has no color of its own: grays stay gray, and its color comes from behind")
  func colorless() {
    for style in [UserInterfaceStyle.light, .dark] {
      for isClear in [true, false] {
        let recipe = GlassAdaptation(style: style).recipe(isClear: isClear, height: 44)
        let gray = recipe.applied(to: Color(.sRGB, 0.5, 0.5, 0.5)).components
        #expect(gray.x == gray.y && gray.y == gray.z)
        let red = recipe.applied(to: Color(.sRGB, 0.8, 0.2, 0.2)).components
        #expect(red.x > red.y + 0.2)
        // Unlike any material's, its own tone is what it adds alone: less over its own style.
        #expect(recipe.isDark == (style == .dark))
      }
    }
  }
}
