// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroSource
import Testing

@testable import ChiaroTokens

/// Names of colors that tell an appearance, and names that only seem to.
@Suite("Appearances in names")
struct NamedAppearanceTests {
  /// Colors by name, what they are read as (`light dark`), and whether a doubt is told.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var colors: [(String, UInt32)]
    var expected: [String]
    var isDoubtful = false
    var modes: [String] = []
    var kept: [String] = []
  }

  static let cases = [
    Case(
      testDescription: "groups",
      colors: [
        ("light/color/red", 0xFF3B30), ("light/color/bg", 0xFFFFFF), ("dark/color/red", 0xFF453A),
        ("dark/color/bg", 0x000000),
      ], expected: ["color/red #FF3B30 #FF453A", "color/bg #FFFFFF #000000"]),
    Case(
      testDescription: "groups with more words, and a color for light alone",
      colors: [
        ("light-theme/a", 0x111111), ("light-theme/b", 0x222222), ("dark-theme/a", 0xEEEEEE),
      ], expected: ["a #111111 #EEEEEE", "b #222222 #222222"]),
    Case(
      testDescription: "a group for the dark beside colors for all",
      colors: [("color/a", 0x111111), ("color/dark/a", 0xEEEEEE)],
      expected: ["color/a #111111 #EEEEEE"]),
    Case(
      testDescription: "ends with contrast",
      colors: [
        ("accent", 0x0A7EA4), ("accent_dark", 0x4CC2E5), ("accent_light_high_contrast", 0x005575),
        ("accent_dark_high_contrast", 0x9BE1F5),
      ], expected: ["accent #0A7EA4 #4CC2E5 #005575 #9BE1F5"]),
    Case(
      testDescription: "night is no shade",
      colors: [
        ("bg", 0xFFFFFF), ("bg_night", 0xEEEEEE), ("inkNight", 0x222222), ("ink", 0x333333),
      ],
      expected: ["bg #FFFFFF #EEEEEE", "ink #333333 #222222"]),
    Case(
      testDescription: "light and dark behind a text and its ground",
      colors: [
        ("bg-light", 0xFFFFFF), ("bg-dark", 0x101010), ("text-light", 0x111111),
        ("text-dark", 0xEEEEEE),
      ], expected: ["bg #FFFFFF #101010", "text #111111 #EEEEEE"]),
    Case(
      testDescription: "shades",
      colors: [("blue", 0x0000FF), ("blue-light", 0x8888FF), ("blue-dark", 0x000088)],
      expected: [
        "blue #0000FF #0000FF", "blue-light #8888FF #8888FF", "blue-dark #000088 #000088",
      ]),
    Case(
      testDescription: "shades as groups of a palette",
      colors: [
        ("primary/main", 0x0000FF), ("primary/light", 0x8888FF), ("primary/dark", 0x000088),
      ],
      expected: [
        "primary/main #0000FF #0000FF", "primary/light #8888FF #8888FF",
        "primary/dark #000088 #000088",
      ]),
    Case(
      testDescription: "what may be a shade is told",
      colors: [("colorPrimary", 0x3F51B5), ("colorPrimaryDark", 0x303F9F)],
      expected: ["colorPrimary #3F51B5 #3F51B5", "colorPrimaryDark #303F9F #303F9F"],
      isDoubtful: true),
    Case(
      testDescription: "what may be a shade is what a person says",
      colors: [("colorPrimary", 0x3F51B5), ("colorPrimaryDark", 0x303F9F)],
      expected: ["colorPrimary #3F51B5 #303F9F"], modes: ["dark=dark"]),
    Case(
      testDescription: "words of one's own",
      colors: [("tag/a", 0x111111), ("nacht/a", 0xEEEEEE)], expected: ["a #111111 #EEEEEE"],
      modes: ["tag=light", "nacht=dark"]),
    Case(
      testDescription: "grounds and colors whose names begin so",
      colors: [
        ("text-on-dark", 0xFFFFFF), ("text-on-light", 0x000000), ("lightGray", 0xCCCCCC),
        ("darkGray", 0x333333), ("highlight", 0xFFFF00),
      ],
      expected: [
        "text-on-dark #FFFFFF #FFFFFF", "text-on-light #000000 #000000",
        "lightGray #CCCCCC #CCCCCC", "darkGray #333333 #333333", "highlight #FFFF00 #FFFF00",
      ]),
    Case(
      testDescription: "names that a catalog has",
      colors: [("Light/Blue", 0x0000FF), ("Dark/Blue", 0x8888FF)],
      expected: ["Light/Blue #0000FF #0000FF", "Dark/Blue #8888FF #8888FF"],
      kept: ["Light/Blue", "Dark/Blue"]),
  ]

  @Test("names that tell an appearance are one color, and others stay", arguments: cases)
  func names(_ one: Case) {
    let palette = TokenPalette(one.colors.map { Self.token($0, $1) })
    var modes = TokenModes()
    for mode in one.modes {
      let isAdded = modes.add(mode)
      #expect(isAdded)
    }
    let named = NamedAppearances(
      palette, keeping: Set(one.kept.map { TokenName($0) }), modes, at: "a.json")
    let read = named.palette.tokens.map { token in
      var texts = (0..<4).map { index -> String in
        let query = TokenCell(index: index).query()
        let color = token.value(for: query).flatMap { named.palette.color(of: $0, for: query) }
        return color.map { SRGB8($0.color).hexText } ?? "–"
      }
      if texts[2...] == texts[..<2] { texts.removeLast(2) }
      return "\(token.name) \(texts.joined(separator: " "))"
    }
    #expect(read == one.expected)
    #expect(named.diagnostics.contains { $0.severity == .warning } == one.isDoubtful)
  }

  @Test("an alias to the light one of two keeps its color in the dark")
  func aliases() {
    let names = ["light/a": 0x111111, "dark/a": 0xEEEEEE] as KeyValuePairs<String, UInt32>
    let fixed = names.map { Self.token($0.key, $0.value) }
    let tokens =
      fixed + [
        ColorToken(TokenName("fixed"), [.init(VariantSlot(), .alias(TokenName("light/a")))]),
        ColorToken(
          TokenName("both"),
          [
            .init(VariantSlot(), .alias(TokenName("light/a"))),
            .init(TokenCell([.scheme]).slot, .alias(TokenName("dark/a"))),
          ]),
      ]
    let palette = NamedAppearances(TokenPalette(tokens), TokenModes(), at: "").palette
    let values = { (name: String) in
      [0, 1].map { palette[TokenName(name)]?.value(for: TokenCell(index: $0).query()) }
    }
    #expect(values("both") == [.alias(TokenName("a")), .alias(TokenName("a"))])
    #expect(values("fixed") == [.alias(TokenName("a")), Self.value(0x111111)])
  }

  private static func token(_ name: String, _ code: UInt32) -> ColorToken {
    ColorToken(TokenName(name), [.init(VariantSlot(), value(code))])
  }

  private static func value(_ code: UInt32) -> TokenValue {
    let byte = { (shift: UInt32) in UInt8(truncatingIfNeeded: code >> shift) }
    return .color(
      TokenColor(Color(SRGB8(red: byte(16), green: byte(8), blue: byte(0)))))
  }
}
