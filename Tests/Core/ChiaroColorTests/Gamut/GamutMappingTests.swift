// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroTestSupport
import Testing

/// Gamut mapping into every space that has bounds.
struct GamutMappingTests {
  static let boundedRGB = ColorSpace.allCases.filter { $0.isBounded && $0.isRGB }

  @Test(
    "A mapped color is in gamut, keeps alpha, and comes back the same",
    arguments: ColorSpace.allCases)
  func inside(_ space: ColorSpace) {
    var generator = SeededGenerator(seed: 7)
    for mapping in GamutMapping.allCases {
      for source in [ColorSpace.oklch, .lab, .displayP3, .xyzD65, .grayGamma22] {
        for _ in 0..<40 {
          let mapped = generator.color(in: source, alpha: 0.4).mapped(into: space, by: mapping)
          #expect(mapped.isInGamut(of: space, tolerance: 0))
          #expect(mapped.space == space && mapped.alpha == 0.4)
          #expect(mapped.mapped(into: space, by: mapping) == mapped)
        }
      }
    }
  }

  @Test("A color in gamut is only converted", arguments: boundedRGB)
  func onlyConverted(_ space: ColorSpace) {
    let color = Color(.sRGB, 0.25, 0.5, 0.75, alpha: 0.1)
    for mapping in GamutMapping.allCases {
      #expect(color.mapped(into: space, by: mapping) == color.converted(to: space))
    }
  }

  @Test(
    "A space without bounds takes everything as it is",
    arguments: ColorSpace.allCases.filter { !$0.isBounded })
  func unbounded(_ space: ColorSpace) {
    let color = Color(.displayP3, 0, 1, 0)
    #expect(color.isInGamut(of: space))
    for mapping in GamutMapping.allCases {
      #expect(color.mapped(into: space, by: mapping) == color.converted(to: space))
    }
  }

  @Test("From lightness 1 up everything is white, from 0 down black", arguments: boundedRGB)
  func ends(_ space: ColorSpace) {
    for chroma in [0.1, 0.4, 1e30, .infinity] {
      for lightness in [1, 1.5, 1e30] {
        let light = Color(.oklch, lightness, chroma, 30).mapped(into: space, by: .css)
        #expect(light.components == .one)
        let dark = Color(.oklch, 1 - lightness, chroma, 30).mapped(into: space, by: .css)
        #expect(dark.components == .zero)
      }
    }
  }

  @Test("Reduced colors keep lightness and hue within what is just noticed", arguments: boundedRGB)
  func perceptual(_ space: ColorSpace) {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<300 {
      let color = generator.color(in: .oklch)
      let mapped = color.mapped(into: space, by: .css)
      var reduced = color
      reduced.components.y = mapped.converted(to: .oklch).components.y
      // The clip at the end moves by at most 0.02; against the reduced color, twice that.
      #expect(mapped.deltaEOK(to: reduced) < 0.04, "\(color) became \(mapped)")
    }
  }

  @Test(
    "Endless and undefined components still give a color in gamut", arguments: GamutMapping.allCases
  )
  func undefined(_ mapping: GamutMapping) {
    let odd = [Double.nan, .infinity, -.infinity, 0.5]
    for source in [ColorSpace.oklch, .sRGB, .lab] {
      for x in odd {
        for y in odd {
          let mapped = Color(source, x, y, 0.3).mapped(into: .sRGB, by: mapping)
          #expect(mapped.isInGamut(of: .sRGB, tolerance: 0))
        }
      }
    }
  }

  @Test("The tolerance of the gamut is in units of the channel")
  func tolerance() {
    let slightly = Color(.sRGB, 1 + 5e-7, 0, -5e-7)
    #expect(slightly.isInGamut(of: .sRGB))
    #expect(!slightly.isInGamut(of: .sRGB, tolerance: 0))
    #expect(!Color(.sRGB, 1.1, 0, 0).isInGamut(of: .sRGB))
    #expect(Color(.sRGB, 1.1, 0, 0).isInGamut(of: .sRGB, tolerance: 0.2))
    #expect(!Color(.sRGB, .nan, 0, 0).isInGamut(of: .sRGB))
    #expect(Color(.extendedSRGB, 1, 0, 0).isInGamut(of: .displayP3))
    #expect(Color.white.isInGamut(of: .displayP3) && Color.white.isInGamut(of: .grayGamma22))
  }

  @Test("The examples of the documentation hold")
  func examples() {
    let lime = Color(.displayP3, 0, 1, 0)
    #expect(lime.mapped(into: .sRGB, by: .clip).hexText == "#00FF00")
    #expect(lime.mapped(into: .sRGB, by: .css).hexText == "#00FB29")
  }
}
