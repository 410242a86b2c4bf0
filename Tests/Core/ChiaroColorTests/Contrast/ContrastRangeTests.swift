// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroTestSupport
import Testing

/// Contrast of translucent colors.
struct ContrastRangeTests {
  @Test("A translucent foreground is laid over the background in encoded sRGB before measuring")
  func foreground() {
    // Half of white over black is encoded 0.5.
    let range = Color.white.withAlpha(0.5).contrast(on: .black)
    let gray = Color(.sRGB, 0.5, 0.5, 0.5)
    #expect(range.lowest == range.highest)
    #expect(range.lowest == ContrastRatio(gray, .black))
    #expect("\(range)" == "5.28:1")
    #expect(Color.clear.contrast(on: .white).lowest.value == 1)
    #expect(Color.white.withAlpha(7).contrast(on: .black).lowest.value == 21)
    #expect(Color.white.withAlpha(-1).contrast(on: .black).lowest.value == 1)
  }

  @Test("An opaque foreground on a translucent background has its extremes over black and white")
  func background() {
    let range = Color.white.contrast(on: Color.black.withAlpha(0.5))
    #expect(range.highest.value == 21)
    let onGray = ContrastRatio(.white, Color(.sRGB, 0.5, 0.5, 0.5))
    #expect(isClose(range.lowest.value, onGray.value, within: 1e-12))
    #expect("\(range)" == "3.97:1 to 21:1")
    #expect(range.passes(.nonText) && !range.passes(.aa))
  }

  @Test("Where some backdrop makes both equally light, the lowest ratio is 1")
  func crossing() {
    let gray = Color(.sRGB, 0.5, 0.5, 0.5)
    let range = gray.contrast(on: Color(.sRGB, 0.5, 0, 0, alpha: 0.2))
    #expect(range.lowest.value == 1 && range.highest.value > 3)
    let nothing = gray.contrast(on: .clear)
    #expect(nothing.lowest.value == 1)
    #expect(isClose(nothing.highest.value, ContrastRatio(gray, .black).value, within: 1e-12))
  }

  @Test("With both translucent, the best backdrop may be neither black nor white")
  func inside() {
    let text = Color.white.withAlpha(0.5)
    let ground = Color.black.withAlpha(0.5)
    let range = text.contrast(on: ground)
    #expect(range.highest > ratio(text, on: ground, over: .black))
    #expect("\(range)" == "2.16:1 to 5.33:1")
  }

  @Test("No opaque backdrop leaves the range, and the ends are reached", arguments: 0..<60)
  func bruteForce(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let alpha = seed % 3 == 0 ? 1 : Double.random(in: 0...1, using: &generator)
    let text = generator.color(in: .sRGB, alpha: alpha)
    let ground = generator.color(in: .sRGB, alpha: Double.random(in: 0..<1, using: &generator))
    let range = text.contrast(on: ground)
    var (lowest, highest) = (Double.infinity, 0.0)
    for code in 0..<(13 * 13 * 13) {
      let backdrop =
        ColorComponents(
          Double(code % 13), Double(code / 13 % 13), Double(code / 169)) / 12
      let ratio = ratio(text, on: ground, over: Color(.sRGB, backdrop)).value
      (lowest, highest) = (min(lowest, ratio), max(highest, ratio))
    }
    // What 8-bit backdrops can miss between their steps, and this coarse grid between its own.
    #expect(range.lowest.value <= lowest + 1e-4 && range.highest.value >= highest - 1e-4)
    #expect(range.highest.value - highest < 0.3 && lowest - range.lowest.value < 0.3)
  }

  private func ratio(_ text: Color, on ground: Color, over backdrop: Color) -> ContrastRatio {
    let below = ground.composited(over: backdrop)
    return ContrastRatio(text.composited(over: below), below)
  }

  @Test("Odd colors give a range and no endless search", arguments: [Double.nan, .infinity, -5, 9])
  func odd(_ value: Double) {
    for text in [Color(.sRGB, value, 0, 0, alpha: 0.5), Color(.oklch, value, value, 0)] {
      for ground in [Color(.displayP3, 0, value, 1, alpha: 0.5), Color.black.withAlpha(value)] {
        #expect(!"\(text.contrast(on: ground))".isEmpty)
        #expect(!"\(ground.contrast(on: text))".isEmpty)
      }
    }
  }
}
