// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroTestSupport
import Testing

/// What each condition is in particular.
@Suite("Seeing conditions by their formulas")
struct SeeingFormulaTests {
  @Test("A deficiency as a condition is the simulation of it", arguments: VisionDeficiency.allCases)
  func vision(_ deficiency: VisionDeficiency) {
    var generator = SeededGenerator(seed: 5)
    for severity in [0.3, 1] {
      let condition = SeeingCondition.colorVision(deficiency, severity: severity)
      for _ in 0..<500 {
        let color = generator.color(in: .sRGB)
        let simulated = color.simulated(deficiency, severity: severity)
        let seen = color.seen(under: condition)
        #expect(ColorSpace.sRGB.distance(seen.components, simulated.components) < 1e-9)
      }
    }
  }

  @Test("Who sees no colors sees the luminance")
  func monochromacy() {
    let color = Color(.sRGB, 0.2, 0.6, 0.9)
    let seen = color.converted(to: .linearSRGB).seen(under: .monochromacy()).components
    #expect(seen.max() - seen.min() < 1e-12)
    #expect(isClose(seen.x, color.relativeLuminance, within: 1e-12))
  }

  @Test(
    "The sun adds what the display mirrors to both luminances",
    arguments: [
      // cd/m², lux, reflectance: the veil is the share × lux / π / cd/m².
      (1_000.0, 40_000.0, 0.045), (500, 10_000, 0.05), (2_000, 100_000, 0.045), (300, 0, 1),
    ])
  func sun(_ display: Double, _ lux: Double, _ reflectance: Double) {
    let sun = SeeingCondition.brightSun(
      displayLuminance: display, illuminance: lux, reflectance: reflectance)
    let veil = reflectance * lux / 3.141592653589793 / display
    let ratio = sun.contrast(of: .white, on: .black).value
    #expect(isClose(ratio, (1.05 + veil) / (0.05 + veil), within: 1e-9))
    let seen = sun.seen(.zero)
    #expect(isClose(seen.x, veil / (1 + veil), within: 1e-12) && seen.x == seen.z)
  }

  @Test("In the sun what has 4.5:1 indoors has hardly 2:1")
  func reading() {
    let gray = Color(.sRGB, 118.0 / 255, 118.0 / 255, 118.0 / 255)
    #expect(gray.contrast(on: .white).lowest.value > 4.5)
    #expect(SeeingCondition.brightSun().contrast(of: gray, on: .white).value < 2.1)
  }

  @Test("In the dark grays look lighter, by the powers of CIECAM02's surrounds")
  func surrounds() {
    let gray = ColorComponents(repeating: 0.18)
    let expected = [0.18, 0.230_78, 0.271_25]
    for (surround, value) in zip(DisplaySurround.allCases, expected) {
      let seen = SeeingCondition.dimRoom(surround).seen(gray)
      #expect(isClose(seen.x, value, within: 2e-5) && seen.x == seen.y && seen.y == seen.z)
    }
  }

  @Test("What lies outside of sRGB is clipped by its monitor, all else is not touched")
  func monitor() {
    let red = ColorSpace.displayP3.convert([1, 0, 0], to: .linearSRGB)
    #expect(SeeingCondition.sRGBMonitor().seen(red) == [1, 0, 0])
    #expect(SeeingCondition.sRGBMonitor().seen([0.1, 0.2, 0.3]) == [0.1, 0.2, 0.3])
  }

  @Test(
    "White goes to the room's white, as far as the app lets it",
    arguments: WhitePointAdaptivity.allCases)
  func whitePoint(_ adaptivity: WhitePointAdaptivity) {
    // Illuminant A and D65 of CIE 15:2004, at Y = 1.
    let (lamp, daylight): (ColorComponents, ColorComponents) = (
      [1.098_49, 1, 0.355_82], [0.950_46, 1, 1.089_06]
    )
    let seen = SeeingCondition.trueTone(adaptivity: adaptivity).seen(.one)
    let xyz = ColorSpace.linearSRGB.convert(seen, to: .xyzD65)
    let white = daylight + adaptivity.share * (lamp - daylight)
    #expect(ColorSpace.xyzD65.distance(xyz / xyz.y, white) < 1e-3)
  }

  @Test("By daylight True Tone changes nothing, by a lamp blue is taken away")
  func ambient() {
    let day = SeeingCondition.trueTone(ambient: .daylight, adaptivity: .reading)
    #expect(ColorSpace.linearSRGB.distance(day.seen([0.2, 0.5, 0.7]), [0.2, 0.5, 0.7]) < 1e-5)
    let lamp = SeeingCondition.trueTone().seen(.one)
    #expect(lamp.x == 1 && lamp.y < 1 && lamp.z < lamp.y)
    let sky = SeeingCondition.trueTone(ambient: .northSky).seen(.one)
    #expect(sky.z == 1 && sky.x < 1)
  }

  @Test("Reading goes furthest, pictures least; names are Info.plist's")
  func adaptivity() {
    let shares = [WhitePointAdaptivity.photo, .game, .standard, .reading].map(\.share)
    #expect(shares == shares.sorted() && Set(shares).count == 4)
    #expect(WhitePointAdaptivity.video.share < WhitePointAdaptivity.standard.share)
    for style in WhitePointAdaptivity.allCases {
      #expect(WhitePointAdaptivity(propertyListValue: style.propertyListValue) == style)
    }
    #expect(WhitePointAdaptivity(propertyListValue: "UIWhitePointAdaptivityStyleGame") == .game)
    #expect(WhitePointAdaptivity(propertyListValue: "photo") == nil)
  }
}
