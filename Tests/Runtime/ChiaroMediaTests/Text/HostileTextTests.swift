// SPDX-License-Identifier: MIT

import ChiaroRaster
import ChiaroTestSupport
import Testing

@testable import ChiaroMedia

/// Text that nobody means well with takes bounded room and work.
@Suite("Hostile text", .enabled(if: Shapers.bundled != nil))
struct HostileTextTests {
  let shaper: PangoTextShaper

  init() throws { shaper = try #require(Shapers.bundled) }

  /// Each would take minutes, gigabytes or a crash if nothing held it back.
  static let texts: [(String, String)] = [
    ("words", String(repeating: "word ", count: 2_000_000)),
    ("one word", String(repeating: "a", count: 10_000_000)),
    ("marks", "a" + String(repeating: "\u{301}", count: 200_000)),
    ("paragraphs", String(repeating: "\n", count: 200_000)),
    ("directions", String(repeating: "\u{202E}", count: 200_000)),
    ("joiners", String(repeating: "👩\u{200D}", count: 100_000)),
    ("unknown", String(repeating: "漢", count: 200_000)),
  ]

  @Test("a text is cut before it takes too long", arguments: texts.map(\.0))
  func bounded(_ name: String) throws {
    let text = try #require(Self.texts.first { $0.0 == name }).1
    let shaped = shaper.shaped(text, width: 200, height: 60)
    #expect(shaped.isTruncated)
    #expect(shaped.masks.count <= 3)
    #expect(shaped.frame.width <= 260)
    #expect(shaper.size(text).width <= 1_300_000)
  }

  @Test("a text at the limit is whole, one above it is not")
  func limit() {
    let text = String(repeating: "a b ", count: TextLimits.scalarCount / 4)
    #expect(TextLimits.content(text, size: 10) == (text, true))
    #expect(TextLimits.content(text + "c", size: 10) == (text, false))
    #expect(TextLimits.content(text, size: 1_000).0.count == 1_000)
  }

  @Test(
    "a word that is too long may be broken, but not within a character",
    arguments: [
      "e", "e\u{301}", "\u{1780}\u{17B6}", "\u{1000}\u{102C}", "1\u{20E3}",
      "\u{1F1E9}\u{1F1EA}", "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}",
    ])
  func longWord(_ letter: String) {
    let word = String(repeating: letter, count: 401)
    let parts = TextLimits.content(word, size: 10).0.split(separator: "\u{200B}")
    #expect(parts.count > 1 && parts.joined() == word)
    for part in parts {
      let (length, step) = (part.unicodeScalars.count, letter.unicodeScalars.count)
      #expect(part == String(repeating: letter, count: length / step))
      #expect(length <= TextLimits.wordLength)
    }
  }

  @Test("control characters are drawn or passed over, zeros end nothing")
  func controls() {
    for value in Array(UInt8(0)..<32) + [127] {
      let shaped = shaper.shaped("a\(Character(UnicodeScalar(value)))b", height: 100)
      #expect(!shaped.isTruncated)
      #expect(shaped.frame.width > 0)
    }
    #expect(shaper.shaped("a\0b") == shaper.shaped("ab"))
  }

  @Test("a huge letter is no larger than a picture can be")
  func hugeLetter() {
    let shaped = shaper.shaped("M", 1e30, width: 1e30, height: 1e30, scale: 64)
    for mask in shaped.masks {
      #expect(mask.mask.size.width <= 16_384 && mask.mask.size.height <= 16_384)
      #expect(mask.mask.size.pixelCount <= 1 << 26)
    }
  }

  @Test("random scalars never crash", arguments: 0..<20)
  func random(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var scalars = String.UnicodeScalarView()
    for _ in 0..<200 {
      let limit = generator.pick([0x80, 0x800, 0x3000, 0xD800, 0x11_0000])
      if let scalar = UnicodeScalar(UInt32(generator.index(under: limit))) {
        scalars.append(scalar)
      }
    }
    let text = String(scalars)
    let size = shaper.size(text, width: 150)
    #expect(size.width <= 400)
    let shaped = shaper.shaped(text, width: 150, height: 60)
    #expect(shaped == shaper.shaped(text, width: 150, height: 60))
  }
}
