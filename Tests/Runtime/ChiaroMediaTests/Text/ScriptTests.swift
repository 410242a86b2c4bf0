// SPDX-License-Identifier: MIT

import ChiaroRaster
import Testing

@testable import ChiaroMedia

/// Scripts whose fonts are Debian's: Arabic, Hebrew, emoji, and several directions in a line.
@Suite("Other scripts", .enabled(if: Shapers.noto != nil, "run Scripts/setup-test-tools"))
struct ScriptTests {
  let shaper: PangoTextShaper

  init() throws { shaper = try #require(Shapers.noto) }

  @Test("Arabic letters take the form that their neighbors ask for")
  func joining() {
    // Apart by a character that keeps letters from joining.
    let apart = "ع\u{200C}ع\u{200C}ع"
    #expect(shaper.shaped("ععع").unknownGlyphs == 0)
    #expect(shaper.shaped("ععع") != shaper.shaped(apart))
    #expect(shaper.size("ععع").width < shaper.size(apart).width)
  }

  @Test("the first letter of Arabic stands at the right")
  func rightToLeft() throws {
    // A wide letter before a narrow one: the wide one is at the right.
    let wide = shaper.size("س").width
    let mask = shaper.shaped("س ا", 32).masks[0]
    let middle = Double(mask.ink.x) + Double(mask.ink.width) / 2
    let right = mask.area(in: middle)
    #expect(wide > 0)
    #expect(right > mask.area - right)
  }

  @Test(
    "the direction that is given moves the parts of a line",
    arguments: [
      (DisplayList.Text.Direction.natural, true), (.leftToRight, true), (.rightToLeft, false),
    ])
  func direction(_ direction: DisplayList.Text.Direction, _ isLatinLeft: Bool) {
    var text = DisplayList.Text("MMMM ا", size: 32)
    text.direction = direction
    let mask = shaper.shape(text, width: 500, height: 100, scale: 1).masks[0]
    let right = mask.area(in: Double(mask.ink.x) + Double(mask.ink.width) / 2)
    #expect((right < mask.area - right) == isLatinLeft)
  }

  @Test("a text that begins in Hebrew runs from right to left by itself")
  func natural() {
    let natural = DisplayList.Text("שלום MMMM", size: 32)
    var given = natural
    given.direction = .rightToLeft
    let shape = { (text: DisplayList.Text) in
      shaper.shape(text, width: 500, height: 100, scale: 1)
    }
    #expect(shape(natural) == shape(given))
    given.direction = .leftToRight
    #expect(shape(natural) != shape(given))
  }

  @Test("emoji are pictures among the letters", arguments: [1, 2] as [Float])
  func emoji(_ scale: Float) throws {
    let shaped = shaper.shaped("a😀b", 32, scale: scale)
    #expect(shaped.unknownGlyphs == 0)
    #expect(shaped.pictures.count == 1)
    let face = try #require(shaped.pictures.first)
    #expect(face.bitmap.alphaState == .premultiplied)
    #expect(abs(Float(face.bitmap.size.height) - 38 * scale) < 6 * scale)
    // Yellow in the middle.
    let middle = face.bitmap.channels(face.frame.width / 2, face.frame.height / 2)
    #expect(middle[0] > 200 && middle[2] < 120 && middle[3] == 255)
    // It stands between the two letters, which are one mask.
    #expect(shaped.masks.count == 1)
    let letters = try #require(shaped.masks.first).ink
    #expect(face.frame.x > letters.x && face.frame.maxX < letters.maxX)
  }

  @Test(
    "characters that are one emoji take the room of one",
    arguments: ["👨‍👩‍👧‍👦", "🇰🇷", "👍🏽", "❤️"])
  func sequences(_ emoji: String) {
    #expect(shaper.size(emoji).width == shaper.size("😀").width)
    #expect(shaper.shaped(emoji).pictures.count == 1)
  }

  @Test("letters look as they do with the program's fonts alone")
  func bundledFirst() throws {
    let bundled = try #require(Shapers.bundled)
    for text in ["Hamburgefonts 0123", "한국어"] {
      #expect(shaper.shaped(text, weight: 600) == bundled.shaped(text, weight: 600))
    }
  }

  @Test("a line in two directions is cut at its end")
  func truncation() {
    let text = DisplayList.Text("مرحبا بالعالم hello عالم", size: 16)
    let shaped = shaper.shape(text, width: 80, height: 40, scale: 1)
    #expect(shaped.isTruncated)
    #expect(shaped.masks.count == 1)
    #expect(shaped.frame.maxX <= 82)
  }
}

extension PlacedMask {
  /// The coverage from a column on.
  fileprivate func area(in column: Double) -> Double {
    (0..<mask.size.height).reduce(0) { sum, y in
      (0..<mask.size.width).reduce(sum) { sum, x in
        Double(x + origin.x) >= column ? sum + Double(mask[x, y]) / 255 : sum
      }
    }
  }
}
