// SPDX-License-Identifier: MIT

import ChiaroSource
import Testing

/// Names that a person may have meant.
@Suite("Suggestions")
struct SuggestionsTests {
  static let names = [
    "AccentColor", "Background", "Brand/Primary", "Brand/Secondary", "Ink", "Label", "Paper",
  ]

  static let cases: [(String, [String])] = [
    ("Lable", ["Label"]), ("label", ["Label"]), ("Labl", ["Label"]), ("Labels", ["Label"]),
    ("Backgruond", ["Background"]), ("Primary", ["Brand/Primary"]),
    ("brand", ["Brand/Primary", "Brand/Secondary"]),
    ("Accent", ["AccentColor"]), ("color", ["AccentColor"]), ("Onk", ["Ink"]), ("Zebra", []),
    ("", []), ("x", []), ("AccentColour", ["AccentColor"]),
  ]

  @Test("the nearest names come first, and none that is wholly different", arguments: cases)
  func nearest(_ word: String, _ expected: [String]) {
    #expect(Suggestions.nearest(to: word, in: Self.names) == expected)
  }

  @Test("at most as many as asked for, the nearer before the farther, then by name")
  func order() {
    let names = ["Cart", "Card", "Care", "Carrot", "Caro"]
    #expect(Suggestions.nearest(to: "Card", in: names) == ["Card", "Care", "Caro"])
    #expect(Suggestions.nearest(to: "Card", in: names, count: 1) == ["Card"])
    #expect(Suggestions.nearest(to: "Card", in: names, count: 0).isEmpty)
    #expect(Suggestions.nearest(to: "Card", in: []).isEmpty)
  }

  @Test("long words are compared by their beginnings, in bounded work")
  func longWords() {
    let word = String(repeating: "a", count: 100_000)
    #expect(Suggestions.nearest(to: word, in: [word + "b", "b"]) == [word + "b"])
  }
}
