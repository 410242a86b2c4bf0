// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroSource
import Testing

@testable import ChiaroTokens

/// Files of a few kilobytes that would make work, or colors, without bound.
@Suite("Palettes of bounded work")
struct BoundedPaletteTests {
  private static func read(_ text: String) -> ReadTokens {
    DTCGFormat.read([TokenFile("a.tokens.json", Array(text.utf8))])
  }

  /// Tokens of which each stands for the next, and the last for what is given.
  private static func chain(_ count: Int, _ last: String) -> String {
    let red = ##"{"$type":"color","$value":"\##(last)"}"##
    let links = (1..<count).map { #""t\#($0)":{"$type":"color","$value":"{t\#($0 + 1)}"}"# }
    return "{" + (links + ["\"t\(count)\":\(red)"]).joined(separator: ",") + "}"
  }

  @Test("an alias has its color, however long its chain is", arguments: [2, 63, 64, 65, 66, 5_000])
  func longChains(_ count: Int) throws {
    let read = Self.read(Self.chain(count, "#ff0000"))
    #expect(read.diagnostics.isEmpty && read.palette.tokens.count == count)
    let sheet = TokenSheet(read.palette)
    let red = try Color(css: "#ff0000")
    #expect(sheet.rows.allSatisfy { sheet.color($0, TokenCell())?.color == red })
  }

  @Test("a chain without an end is an error, and its tokens are no colors")
  func circle() {
    let read = Self.read(Self.chain(200, "{t1}"))
    #expect(read.palette.tokens.isEmpty && !read.isWhole)
    #expect(Set(read.diagnostics.map(\.id)) == ["alias-cycle"])
  }

  @Test("each step of a chain is taken once, from whichever end chains are asked for")
  func steps() {
    for order in [Array(0..<2_000), (0..<2_000).reversed()] {
      let colors = AliasColors()
      var count = 0
      for name in order {
        let place = AliasColors.Place(
          name: TokenName("\(name)"), query: TokenCell().query(), platform: nil)
        let color = colors.color(at: place) { place in
          count += 1
          let number = Int(place.name.description) ?? 0
          return number == 1_999
            ? .end(TokenColor(.black)) : .alias(TokenName("\(number + 1)"))
        }
        #expect(color == TokenColor(.black))
      }
      #expect(count == 2_000)
    }
  }

  @Test("a color that changes is not taken from before")
  func changed() {
    var palette = TokenPalette([
      ColorToken(TokenName("a"), [.init(VariantSlot(), .alias(TokenName("b")))]),
      ColorToken(TokenName("b"), [.init(VariantSlot(), .color(TokenColor(.black)))]),
    ])
    let before = palette
    let value = TokenValue.alias(TokenName("a"))
    #expect(palette.color(of: value, for: TokenCell().query()) == TokenColor(.black))
    palette.set(ColorToken(TokenName("b"), [.init(VariantSlot(), .color(TokenColor(.white)))]))
    #expect(palette.color(of: value, for: TokenCell().query()) == TokenColor(.white))
    #expect(before.color(of: value, for: TokenCell().query()) == TokenColor(.black))
  }

  /// Groups of which each has the one before twice, by `$extends`.
  private static func bomb(_ levels: Int) -> String {
    let first = ##""g0":{"a":{"$type":"color","$value":"#ff0000"}}"##
    let groups = (1...levels).map {
      #""g\#($0)":{"a":{"$extends":"{g\#($0 - 1)}"},"b":{"$extends":"{g\#($0 - 1)}"}}"#
    }
    return "{" + ([first] + groups).joined(separator: ",") + "}"
  }

  @Test("groups that multiply by $extends are cut, and said", arguments: [12, 20, 40])
  func bombs(_ levels: Int) {
    let read = Self.read(Self.bomb(levels))
    #expect(read.diagnostics.contains { $0.id == "too-many-copies" && $0.severity == .error })
    #expect(!read.isWhole)
    let most = DTCGFlattening.mostCopies
    #expect(read.palette.tokens.count <= most.base + (3 * levels + 2) * (most.each + 1))
  }

  @Test("groups that extend a palette once each are read whole")
  func themes() {
    let base = (1...300).map { ##""c\##($0)":{"$type":"color","$value":"#00ff00"}"## }
    let themes = (1...7).map { #""theme\#($0)":{"$extends":"{base}"}"# }
    let read = Self.read(
      "{\"base\":{\(base.joined(separator: ","))},\(themes.joined(separator: ","))}")
    #expect(read.diagnostics.isEmpty && read.palette.tokens.count == 2_400)
  }
}
