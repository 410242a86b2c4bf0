// SPDX-License-Identifier: MIT

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
    ])
  func breaks(text: String, width: Double, expected: [String]) {
    #expect(lines(text, width: width) == expected)
  }

  @Test("no more lines are made than asked for")
  func limit() { #expect(lines("a b c d", width: 1, limit: 2) == ["a", "b"]) }
}
