// SPDX-License-Identifier: MIT

import ChiaroRaster
import Testing

@testable import ChiaroMedia

/// Where lines are broken and cut.
@Suite("Lines", .enabled(if: Shapers.bundled != nil))
struct LineTests {
  let shaper: PangoTextShaper
  /// The height of a line of 16 points.
  let line: Double

  init() throws {
    shaper = try #require(Shapers.bundled)
    line = shaper.size("x").height
  }

  private func lineCount(_ string: String, width: Float = .infinity, limit: Int = 0) -> Int {
    Int(exactly: (shaper.size(string, width: width, limit: limit).height / line).rounded()) ?? 0
  }

  @Test(
    "lines end where paragraphs do",
    arguments: [
      ("one", 1), ("one\ntwo", 2), ("one\r\ntwo", 2), ("one\u{2029}two", 2), ("one\n\ntwo", 3),
      ("one\u{2028}two", 2), ("\n", 2), ("", 0),
    ])
  func paragraphs(_ string: String, _ count: Int) {
    #expect(lineCount(string) == count)
  }

  @Test("lines are broken between words, and inside of words that are too long")
  func breaking() {
    let word = Float(shaper.size("wonderful").width)
    #expect(lineCount("wonderful wonderful", width: word * 2.5) == 1)
    #expect(lineCount("wonderful wonderful", width: word * 1.5) == 2)
    #expect(lineCount("wonderful", width: word / 2) >= 2)
    // Spaces at a line's end take no room.
    #expect(shaper.size("wonderful wonderful", width: word * 1.5).width == Double(word))
  }

  @Test("letters without a tail stand on the baseline", arguments: [Float(12), 40, 100])
  func baseline(_ size: Float) throws {
    let baseline = shaper.baseline(of: DisplayList.Text("x", size: size))
    let ink = try #require(shaper.shaped("x", size).masks.first).ink
    #expect(abs(Double(ink.y + ink.height) - baseline) <= 1)
    #expect(baseline < shaper.size("x", size).height)
    // It is the first line's, whatever follows.
    #expect(shaper.baseline(of: DisplayList.Text("x\nx", size: size)) == baseline)
  }

  @Test("Korean is broken between words, not between syllables")
  func koreanBreaking() {
    let word = Float(shaper.size("안녕하세요").width)
    #expect(shaper.size("안녕하세요 여러분", width: word * 1.3).width == Double(word))
  }

  @Test("what was measured has room", arguments: stride(from: 9, through: 40, by: 0.7).map(\.self))
  func fits(_ size: Double) {
    let text = DisplayList.Text("Measured text 그대로", size: Float(size))
    let measured = shaper.measure(text, width: .infinity, lineLimit: 0)
    let shaped = shaper.shape(
      text, width: Float(measured.width), height: Float(measured.height), scale: 1)
    #expect(!shaped.isTruncated)
    #expect(shaped.masks.count == 1)
    let broken = shaper.measure(text, width: 60, lineLimit: 0)
    #expect(
      !shaper.shape(text, width: 60, height: Float(broken.height), scale: 1).isTruncated)
  }

  @Test("a limit of lines is kept", arguments: [1, 2, 3])
  func limit(_ limit: Int) {
    let text = "The quick brown fox jumps over the lazy dog and goes home"
    #expect(lineCount(text, width: 100) > 3)
    #expect(lineCount(text, width: 100, limit: limit) == limit)
    #expect(lineCount("a\nb\nc\nd", limit: limit) == limit)
    #expect(lineCount("a", limit: limit) == 1)
  }

  @Test("lines that have no room are cut with an ellipsis", arguments: [1, 2, 3])
  func height(_ count: Int) {
    let text = "The quick brown fox jumps over the lazy dog and goes home"
    let shaped = shaper.shaped(text, width: 100, height: Float(line) * Float(count))
    #expect(shaped.isTruncated)
    #expect(shaped.masks.count == count)
    #expect(shaped.frame.maxX <= 101)
    let whole = shaper.shaped(text, width: 100)
    #expect(!whole.isTruncated)
    #expect(shaped.masks.dropLast() == whole.masks.prefix(count - 1))
    #expect(shaped.masks.last != whole.masks[count - 1])
  }

  @Test("the first line is drawn however low the box is")
  func lowBox() {
    #expect(shaper.shaped("one\ntwo", height: 1).masks.count == 1)
    #expect(shaper.shaped("one", height: 0) == shaper.shaped("one"))
  }

  @Test("where only other paragraphs follow, an ellipsis stands for them")
  func nextParagraph() {
    let shaped = shaper.shaped("one\ntwo", height: Float(line))
    #expect(shaped.isTruncated)
    #expect(shaped.masks == shaper.shaped("one…").masks)
  }

  @Test("the cut is where it is asked for")
  func truncation() {
    let shape = { (truncation: DisplayList.Text.Truncation) in
      var text = DisplayList.Text("MMMMMMMMMMMM iiiiiiiiiiii", size: 16)
      text.truncation = truncation
      return shaper.shape(text, width: 100, height: Float(line), scale: 1)
    }
    let (head, middle, tail) = (shape(.head), shape(.middle), shape(.tail))
    #expect([head, middle, tail].allSatisfy { $0.isTruncated })
    // The wide letters stand at the beginning: the heavier a line, the more of them are left.
    #expect(head.masks[0].area < middle.masks[0].area)
    #expect(middle.masks[0].area < tail.masks[0].area)
  }

  @Test("an alignment holds for each line")
  func alignment() throws {
    let text = DisplayList.Text("wide line\ni", size: 16, alignment: 1)
    let masks = shaper.shape(text, width: 200, height: 100, scale: 1).masks
    let rights = masks.map(\.ink.maxX)
    #expect(masks.count == 2)
    #expect(rights.allSatisfy { abs($0 - 199) <= 2 })
  }
}
