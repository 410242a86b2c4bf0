// SPDX-License-Identifier: MIT

import ChiaroRaster
import Testing

@testable import ChiaroMedia

/// What a text looks like: its letters, weights, scripts and directions.
@Suite("Shaping", .enabled(if: Shapers.bundled != nil))
struct ShapingTests {
  let shaper: PangoTextShaper

  init() throws { shaper = try #require(Shapers.bundled) }

  @Test(
    "the program's fonts have all letters of these",
    arguments: [
      "Hamburgefonts 0123", "Ελληνικά", "Русский", "Tiếng Việt", "한국어 똠방각하 뷁", "㈜ ① ★ ※ 「」",
      "\u{1112}\u{1161}\u{11AB}", "→ ← ↑ ↓ ✓ × ÷ ≠ ∞ €£¥₩",
    ])
  func known(_ string: String) {
    let shaped = shaper.shaped(string)
    #expect(shaped.unknownGlyphs == 0)
    #expect(shaped.masks.count == 1)
    #expect(shaped.frame.width > 0)
  }

  @Test("what no font has is counted, and drawn as boxes")
  func unknown() {
    let shaped = shaper.shaped("a漢b字c")
    #expect(shaped.unknownGlyphs == 2)
    #expect(shaped.frame.width > shaper.shaped("abc").frame.width + 20)
  }

  @Test("Korean syllables and their letters are the same picture")
  func composition() {
    #expect(shaper.shaped("한") == shaper.shaped("\u{1112}\u{1161}\u{11AB}"))
  }

  @Test("each weight is heavier than the one before, in Latin letters")
  func weights() {
    let areas = stride(from: Int16(100), through: 900, by: 100).map { weight in
      shaper.shaped("Hamburgefonts", weight: weight).masks[0].area
    }
    #expect(areas == areas.sorted())
    #expect(Set(areas).count == 9)
  }

  @Test("Korean has two weights", arguments: [(100, 400), (500, 400), (600, 700), (900, 700)])
  func koreanWeights(_ weight: Int16, _ same: Int16) {
    #expect(shaper.shaped("한국어", weight: weight) == shaper.shaped("한국어", weight: same))
    #expect(shaper.shaped("한국어", weight: 400) != shaper.shaped("한국어", weight: 700))
  }

  @Test("letters that belong together are moved together")
  func kerning() {
    let apart = shaper.size("A").width + shaper.size("V").width
    #expect(shaper.size("AV").width < apart - 0.5)
  }

  @Test("a line is as high as Inter says, in Korean too", arguments: ["Ag", "한국어", "", "A한"])
  func lineHeight(_ string: String) {
    let height = shaper.size(string.isEmpty ? "\n" : string, 100).height
    // (2728 + 680) / 2816 of the size
    let expected = string.isEmpty ? 2 * 121.02 : 121.02
    #expect(abs(height - expected) < 0.05)
  }

  @Test("the baseline lies where Inter says")
  func baseline() {
    // H has no part below the baseline: 2728 / 2816 of the size
    let ink = shaper.shaped("H", 100).frame
    #expect(ink.maxY == 97)
    // and is 2048 of 2816 high
    #expect(abs(ink.height - 73) <= 1)
  }

  @Test("a box is filled from the share of the alignment", arguments: [0, 0.5, 1] as [Float])
  func alignment(_ share: Float) {
    let text = DisplayList.Text("word", size: 16, alignment: share)
    let width = Float(shaper.measure(text, width: .infinity, lineLimit: 0).width)
    let ink = shaper.shape(text, width: 200, height: 50, scale: 1).frame
    #expect(abs(Float(ink.x) - (200 - width) * share) < 3)
    #expect(abs(Float(ink.maxX) - (200 - width) * share - width) < 3)
  }

  @Test("at other scales everything is as much farther", arguments: [0.5, 1.5, 2, 3] as [Float])
  func scale(_ scale: Float) {
    let text = "The quick brown fox jumps over the lazy dog 다람쥐"
    let one = shaper.shaped(text, width: 120)
    let other = shaper.shaped(text, width: 120, scale: scale)
    #expect(one.masks.count == other.masks.count)
    for (left, right) in zip(one.masks, other.masks) {
      for (a, b) in [
        (left.ink.x, right.ink.x), (left.ink.y, right.ink.y), (left.ink.maxX, right.ink.maxX),
        (left.ink.maxY, right.ink.maxY),
      ] {
        #expect(abs(Float(a) * scale - Float(b)) <= max(1, scale))
      }
    }
  }

  @Test("letters stand between pixels where they belong, not on whole ones")
  func subpixel() {
    // Equal letters at places that differ by parts of pixels differ in their edges.
    let mask = shaper.shaped("llllllll", 13).masks[0].mask
    let row = (0..<mask.size.width).map { mask[$0, mask.size.height / 2] }
    #expect(Set(row.filter { $0 > 0 && $0 < 255 }).count > 4)
  }

  @Test("nothing is drawn for nothing", arguments: ["", " ", "\u{200B}", "\0"])
  func empty(_ string: String) {
    #expect(shaper.shaped(string).masks.isEmpty)
    #expect(shaper.shaped(string).unknownGlyphs == 0)
  }

  @Test("sizes and boxes that are none give nothing")
  func unusual() {
    for size in [0, -1, .nan, .infinity] as [Float] {
      #expect(shaper.shaped("a", size) == ShapedText())
      #expect(shaper.size("a", size) == PointSize(width: 0, height: 0))
    }
    for width in [0, -1, -.infinity] as [Float] {
      #expect(shaper.size("한국", width: width) == shaper.size("한\n국"))
    }
    #expect(shaper.size("한국", width: .nan) == shaper.size("한국"))
    #expect(shaper.shaped("a", width: .nan) == ShapedText())
    #expect(shaper.shaped("a", width: 0) == ShapedText())
    #expect(shaper.shaped("a", height: .nan) == ShapedText())
    #expect(shaper.shaped("a", scale: 0) == ShapedText())
    #expect(shaper.shaped("a", scale: .infinity) == ShapedText())
    #expect(shaper.shaped("a", width: .infinity).masks.count == 1)
    let text = DisplayList.Text("a", size: 16, alignment: .nan)
    #expect(shaper.shape(text, width: 50, height: 50, scale: 1).frame.x < 5)
  }
}
