// SPDX-License-Identifier: MIT

import ChiaroRaster
import Testing

@testable import ChiaroInterfaceBuilder

@Suite("Lines break where Apple's would")
struct LineBreakerTests {
  private func lines(_ text: String, width: Double, limit: Int = 100) -> [String] {
    LineBreaker(width: width, measure: { Double($0.count) })
      .lines(of: text[...], limit: limit).lines.map(String.init)
  }

  @Test(
    "a text breaks at blanks, hyphens, line ends, and anywhere in what is longer than a line",
    arguments: [
      ("one two three", 7.0, ["one two", "three"]),
      ("one-two three", 5, ["one-", "two", "three"]),
      ("a\n\nb", 10, ["a", "", "b"]), ("abcdefgh", 3, ["abc", "def", "gh"]),
      ("漢字漢字", 2, ["漢字", "漢字"]), ("", 5, [""]), ("one two", .infinity, ["one two"]),
      ("one ", 7, ["one"]), ("one ", .infinity, ["one "]), (" ", .infinity, [" "]),
    ])
  func breaks(text: String, width: Double, expected: [String]) {
    #expect(lines(text, width: width) == expected)
  }

  @Test("all characters of the monospaced face are as wide, also blanks and those at the end")
  func monospaced() {
    var text = DisplayList.Text("", size: 10, weight: 400)
    text.face = .monospaced
    let metrics = SystemFontMetrics(text)
    let texts = ["i", "W", " ", "git status", "a "]
    #expect(texts.map { metrics.width(of: $0) { _ in 0 } / 6 } == [1, 1, 1, 10, 2])
  }

  @Test("no more lines are made than asked for")
  func limit() { #expect(lines("a b c d", width: 1, limit: 2) == ["a", "b"]) }
}
