// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroTestSupport
import Testing

/// What holds for every condition, and is tested of a new one by its preset.
@Suite("Every seeing condition")
struct SeeingConditionTests {
  private static let colors: [ColorComponents] = {
    var generator = SeededGenerator(seed: 31)
    let corners = (0..<8).map { corner in
      ColorComponents(Double(corner & 1), Double(corner >> 1 & 1), Double(corner >> 2))
    }
    return corners + (0..<500).map { _ in generator.color(in: .linearSRGB).components }
  }()

  @Test("At severity 0 nothing changes, and neither below it", arguments: SeeingPreset.allCases)
  func identity(_ preset: SeeingPreset) {
    for severity in [0, -1, Double.nan] {
      let condition = preset.condition(severity: severity)
      for color in Self.colors {
        #expect(ColorSpace.linearSRGB.distance(condition.seen(color), color) < 1e-9)
      }
    }
  }

  @Test("Beyond severity 1 is severity 1", arguments: SeeingPreset.allCases)
  func clamped(_ preset: SeeingPreset) {
    for color in Self.colors {
      #expect(preset.condition(severity: 7).seen(color) == preset.condition().seen(color))
    }
  }

  @Test("Colors of sRGB stay near it", arguments: SeeingPreset.allCases)
  func range(_ preset: SeeingPreset) {
    for color in Self.colors {
      let seen = preset.condition().seen(color)
      #expect(seen.min() > -0.5 && seen.max() < 1.6, "\(color) is seen as \(seen)")
    }
  }

  @Test(
    "White is the brightest and fills the display, black the darkest",
    arguments: SeeingPreset.allCases)
  func ends(_ preset: SeeingPreset) {
    let condition = preset.condition()
    #expect(isClose(condition.seen(.one).max(), 1, within: 1e-9))
    let luminances = Self.colors.map { luminance(condition.seen($0)) }
    #expect(luminances.allSatisfy { $0 <= luminance(condition.seen(.one)) + 1e-9 })
    #expect(luminances.allSatisfy { $0 >= luminance(condition.seen(.zero)) - 1e-9 })
    #expect(condition.seen(.zero).max() == condition.seen(.zero).min())
  }

  @Test("What is more severe is further away", arguments: SeeingPreset.allCases)
  func growing(_ preset: SeeingPreset) {
    let color = ColorSpace.displayP3.convert([0.9, 0.1, 0.2], to: .linearSRGB)
    let gaps = [0.25, 0.5, 0.75, 1].map { severity in
      ColorSpace.linearSRGB.distance(preset.condition(severity: severity).seen(color), color)
    }
    #expect(gaps == gaps.sorted() && gaps[0] > 0)
  }

  @Test("Without a condition the contrast is WCAG's", arguments: SeeingPreset.allCases)
  func contrast(_ preset: SeeingPreset) {
    let (front, ground) = (Color(.sRGB, 0.9, 0.3, 0.1, alpha: 0.7), Color(.sRGB, 0.1, 0.2, 0.4))
    let ratio = preset.condition(severity: 0).contrast(of: front, on: ground)
    #expect(isClose(ratio.value, front.contrast(on: ground).lowest.value, within: 1e-9))
  }

  @Test("A color keeps its space and its alpha", arguments: SeeingPreset.allCases)
  func color(_ preset: SeeingPreset) {
    let color = Color(.displayP3, 0.4, 0.5, 0.6, alpha: 0.3)
    let seen = color.seen(under: preset.condition())
    #expect(seen.space == .displayP3 && seen.alpha == 0.3)
    let linear = ColorSpace.displayP3.convert(color.components, to: .linearSRGB)
    let expected = preset.condition().seen(linear)
    let actual = seen.space.convert(seen.components, to: .linearSRGB)
    #expect(ColorSpace.linearSRGB.distance(actual, expected) < 1e-9)
    #expect(Color(white: 0.5).seen(under: preset.condition()).space == .sRGB)
  }

  private func luminance(_ linear: ColorComponents) -> Double {
    Color(.linearSRGB, linear).relativeLuminance
  }
}

extension SeeingConditionTests {
  @Test("A condition is named by its preset, and by a severity behind a colon")
  func names() throws {
    for preset in SeeingPreset.allCases {
      let full = try #require(SeeingCondition(named: preset.rawValue))
      let half = try #require(SeeingCondition(named: preset.rawValue + ":0.5"))
      let color = ColorComponents(1.1, 0.2, -0.1)
      #expect(full.seen(color) == preset.condition().seen(color))
      #expect(half.seen(color) == preset.condition(severity: 0.5).seen(color))
    }
  }

  @Test(
    "Other names and severities are no condition",
    arguments: ["", "moon", "Sun", "sun:", "sun:2", "sun:-1", "sun:nan", "sun:0.5:1", ":1"])
  func noNames(_ text: String) {
    let isKnown = SeeingCondition(named: text) != nil
    #expect(!isKnown)
  }
}
