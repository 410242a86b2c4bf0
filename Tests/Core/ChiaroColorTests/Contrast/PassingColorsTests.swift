// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroTestSupport
import Testing

/// The nearest colors that have enough contrast.
struct PassingColorsTests {
  struct Pair: Sendable {
    let foreground: Color
    let background: Color
    let ratio: Double
  }

  static let pairs: [Pair] = {
    var generator = SeededGenerator(seed: 13)
    return (0..<150).map { index in
      Pair(
        foreground: generator.color(in: index % 3 == 0 ? .displayP3 : .sRGB),
        background: generator.color(in: index % 5 == 0 ? .displayP3 : .sRGB),
        ratio: [3, 4.5, 7][index % 3])
    }
  }()

  @Test("The text of the color really passes, unrounded", arguments: pairs)
  func passes(_ pair: Pair) throws {
    let passing = pair.foreground.nearestPassing(ratio: pair.ratio, on: pair.background)
    let printed = try Color(css: pair.background.hexText)
    for color in [passing.lighter, passing.darker].compactMap({ $0 }) {
      let read = try Color(css: color.hexText)
      #expect(read == color)
      #expect(read.contrast(on: pair.background).lowest.value >= pair.ratio)
      #expect(read.contrast(on: printed).lowest.value >= pair.ratio)
    }
  }

  @Test("There is an answer exactly where the color, or white or black, passes", arguments: pairs)
  func exists(_ pair: Pair) {
    let passing = pair.foreground.nearestPassing(ratio: pair.ratio, on: pair.background)
    let clipped = Color(SRGB8(pair.background))
    func isReached(by color: Color) -> Bool {
      [pair.background, clipped].allSatisfy { ContrastRatio(color, $0).value >= pair.ratio }
    }
    let already = isReached(by: Color(SRGB8(pair.foreground.mapped(into: .sRGB, by: .css))))
    #expect((passing.lighter != nil) == (already || isReached(by: .white)))
    #expect((passing.darker != nil) == (already || isReached(by: .black)))
    #expect(!already || passing.lighter == passing.darker)
    #expect((passing.nearest == nil) == (passing.lighter == nil && passing.darker == nil))
  }

  @Test("Each lies on its side, and a step nearer does not pass", arguments: pairs)
  func nearest(_ pair: Pair) {
    let origin = pair.foreground.converted(to: .oklch)
    let passing = pair.foreground.nearestPassing(ratio: pair.ratio, on: pair.background)
    for (color, side) in [(passing.lighter, 1.0), (passing.darker, -1.0)] {
      guard let color else { continue }
      let way = side * (color.converted(to: .oklch).components.x - origin.components.x)
      // The first 8-bit color, of which lightness may be a step or a clip off.
      #expect(way > -0.03)
      guard way > 0.02 else { continue }
      for part in [0.25, 0.5, 0.9] {
        var nearer = origin
        nearer.components.x += side * part * (way - 0.02)
        let candidate = Color(SRGB8(nearer.mapped(into: .sRGB, by: .css)))
        let reached = candidate.contrast(on: pair.background).lowest.value
        #expect(reached < pair.ratio, "\(candidate.hexText) passes before \(color.hexText)")
      }
    }
  }

  @Test("Hue and chroma stay, as far as 8 bits and the gamut allow", arguments: pairs)
  func hueAndChroma(_ pair: Pair) {
    let origin = pair.foreground.converted(to: .oklch)
    let passing = pair.foreground.nearestPassing(ratio: pair.ratio, on: pair.background)
    for color in [passing.lighter, passing.darker].compactMap({ $0 }) {
      var moved = origin
      moved.components.x = color.converted(to: .oklch).components.x
      guard moved.isInGamut(of: .sRGB) else { continue }
      // A byte's rounding moves a color by at most this in Oklab; most in the dark.
      #expect(color.deltaEOK(to: moved) < 0.02, "\(origin) became \(color.hexText)")
    }
  }

  @Test("A color that passes is both answers, in 8 bits")
  func already() {
    let passing = Color.black.nearestPassing(ratio: 7, on: .white)
    #expect(passing.lighter == .black && passing.darker == .black && passing.nearest == .black)
    let none = Color.white.nearestPassing(ratio: 0, on: .white)
    #expect(none.nearest == .white)
  }

  @Test("There is no answer above 21, and only one side of white")
  func impossible() {
    let gray = Color(.sRGB, 0.5, 0.5, 0.5)
    let never = gray.nearestPassing(ratio: 21.01, on: .white)
    #expect(never.lighter == nil && never.darker == nil && never.nearest == nil)
    let dark = gray.nearestPassing(ratio: 4.5, on: .white)
    #expect(dark.lighter == nil && dark.darker == dark.nearest && dark.darker != nil)
    let odd = Color(.oklch, .nan, .infinity, 0).nearestPassing(ratio: .nan, on: .white)
    #expect(odd.nearest == nil)
  }

  @Test("The examples of the documentation hold")
  func examples() throws {
    let passing = try Color(css: "#777777").nearestPassing(ratio: 4.5, on: .white)
    #expect(passing.darker?.hexText == "#767676")
    #expect(passing.lighter == nil)
  }

  @Test("A translucent foreground keeps its alpha and passes as it looks")
  func translucent() throws {
    let foreground = Color(.sRGB, 0.5, 0.5, 0.5, alpha: 0.8)
    let darker = try #require(foreground.nearestPassing(ratio: 4.5, on: .white).darker)
    #expect(darker.alpha == 0.8)
    #expect(darker.contrast(on: .white).passes(.aa))
    #expect(!Color(SRGB8(darker)).withAlpha(1).hexText.isEmpty)
    let faint = foreground.withAlpha(0.3).nearestPassing(ratio: 4.5, on: .white)
    #expect(faint.nearest == nil)
  }

  @Test("On a translucent background the color passes over every backdrop")
  func translucentBackground() throws {
    let ground = Color(.sRGB, 0, 0, 0, alpha: 0.7)
    let gray = Color(.sRGB, 0.5, 0.5, 0.5)
    let lighter = try #require(gray.nearestPassing(ratio: 4.5, on: ground).lighter)
    #expect(lighter.contrast(on: ground).passes(.aa))
    #expect(gray.nearestPassing(ratio: 4.5, on: ground).darker == nil)
  }
}
