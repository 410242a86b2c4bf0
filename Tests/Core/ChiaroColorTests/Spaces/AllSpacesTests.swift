// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroTestSupport
import Testing

/// What holds for every color space and every pair of them.
struct AllSpacesTests {
  @Test("A color space keeps its promises", arguments: ColorSpace.allCases)
  func conformance(_ space: ColorSpace) {
    checkColorSpace(space)
  }

  @Test("A color comes back from every other space", arguments: ColorSpace.allCases)
  func roundTrips(_ source: ColorSpace) {
    var generator = SeededGenerator(seed: 2)
    for target in ColorSpace.allCases where source.isGray || !target.isGray {
      for _ in 0..<100 {
        let color = generator.color(in: source, alpha: 0.25)
        let back = color.converted(to: target).converted(to: source)
        let distance = source.distance(color.components, back.components)
        #expect(distance <= 1e-9, "\(color) comes back from \(target) as \(back)")
        #expect(back.alpha == 0.25 && back.space == source)
      }
    }
  }

  @Test("Two ways to a space end in the same place", arguments: ColorSpace.allCases)
  func detours(_ target: ColorSpace) {
    var generator = SeededGenerator(seed: 3)
    for detour in ColorSpace.allCases where !detour.isGray {
      for _ in 0..<20 {
        let color = generator.color(in: .displayP3)
        let direct = color.converted(to: target).components
        let indirect = color.converted(to: detour).converted(to: target).components
        #expect(target.distance(direct, indirect) <= 1e-9, "\(color) by \(detour) to \(target)")
      }
    }
  }

  @Test(
    "A gray space keeps the luminance and drops the rest",
    arguments: [
      ColorSpace.grayGamma22, .extendedGray,
    ])
  func grayKeepsLuminance(_ space: ColorSpace) {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<200 {
      let color = generator.color(in: .displayP3)
      let gray = color.converted(to: space)
      #expect(isClose(gray.relativeLuminance, color.relativeLuminance, within: 1e-12))
      #expect(gray.channelValues.count == 1)
    }
  }

  @Test(
    "Conversion to its own space leaves a color alone, bit for bit", arguments: ColorSpace.allCases)
  func toItself(_ space: ColorSpace) {
    let color = Color(space, -3.25, 7, 400, alpha: 2)
    #expect(color.converted(to: space) == color)
  }
}
