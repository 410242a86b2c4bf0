// SPDX-License-Identifier: MIT

import Testing

@testable import ChiaroMedia

@Suite("Korean words")
struct KoreanWordsTests {
  @Test(
    "words with syllables are found, by bytes",
    arguments: [
      ("", []), ("word", []), ("한", []), ("한국", [0..<6]), ("a 한국", [2..<8]),
      ("한국 사람", [0..<6, 7..<13]), ("A반 \n3반은", [0..<4, 6..<13]), ("漢字", []),
      ("\u{1112}\u{1161}", [0..<6]), ("아주긴낱말", []),
    ])
  func ranges(_ string: String, _ expected: [Range<Int>]) {
    #expect(KoreanWords.ranges(in: string, longest: 4) == expected)
  }
}
