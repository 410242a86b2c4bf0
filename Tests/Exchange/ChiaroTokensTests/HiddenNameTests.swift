// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroSource
import ChiaroTestSupport
import ChiaroTokens
import Foundation
import Testing

/// Names with characters that nobody sees: written so that everybody sees them, and told.
@Suite("Names with hidden characters")
struct HiddenNameTests {
  static let hidden = [
    "\u{1B}[2J", "\n@import url(x);", "\r\nlet x = 1", "\u{202E}txt", "\u{2066}a\u{2069}",
    "\u{2028}evil()", "\u{85}evil()", "\u{200B}", "\u{0}", "\u{7}", "*/\u{7F}",
  ]

  static let palette: TokenPalette = {
    var tokens = hidden.enumerated().map { number, name in
      ColorToken(
        TokenName("Group\(name)/Ink \(number)\(name)"),
        [.init(VariantSlot(), .hex(0x112233 + UInt32(number)))])
    }
    tokens.append(
      ColorToken(TokenName("Follower"), [.init(VariantSlot(), .alias(tokens[0].name))]))
    tokens.append(ColorToken(TokenName("Plain"), [.init(VariantSlot(), .hex(0x445566))]))
    return TokenPalette(tokens)
  }()

  /// The characters of a text that steer who shows it.
  private static func unseen(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control: !"\n\t".unicodeScalars.contains(scalar)
      case .format, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
  }

  @Test(
    "no format writes one, in text, in code or in a file's name",
    arguments: FormatConformanceTests.Format.all)
  func formats(_ format: FormatConformanceTests.Format) throws {
    let written = format.type.write(TokenSheet(Self.palette))
    #expect(!written.files.isEmpty)
    for file in written.files {
      #expect(!VisibleText.hidesAny(in: file.path))
      // A picture or a table of numbers is no text.
      guard let text = String(validating: file.bytes, as: UTF8.self) else { continue }
      if format.type.name == "ase" { continue }
      #expect(Self.unseen(text) == [], "\(file.path)")
      #expect(!text.contains("\n@import url") && !text.contains("\nlet x"), "\(file.path)")
    }
    let told = written.losses.filter { $0.reason.contains("invisible characters") }
    #expect(told.count == Self.hidden.count)
    #expect(Set(written.losses).count == written.losses.count)
  }

  @Test("aliases lead to the color by its new name")
  func aliases() throws {
    let sheet = TokenSheet(Self.palette)
    let row = try #require(sheet.rows.first { $0.token.name.description == "Follower" })
    let color = try #require(sheet.color(row, TokenCell.all[0]))
    #expect(color == sheet.color(sheet.rows[0], TokenCell.all[0]))
  }

  @Test("of two names that are shown alike, one is left out and both are told")
  func alike() {
    let palette = TokenPalette([
      ColorToken(TokenName("A\u{1B}"), [.init(VariantSlot(), .hex(1))]),
      ColorToken(TokenName("A⟨U+001B⟩"), [.init(VariantSlot(), .hex(2))]),
    ])
    let sheet = TokenSheet(palette)
    #expect(sheet.rows.count == 1)
    #expect(sheet.losses([]).count { $0.kind == .name } == 2)
  }

  @Test("no folder of a catalog gets one, and every name is told")
  func folders() throws {
    let folder = try TemporaryFolder()
    let plan = CatalogPlan(Self.palette, into: folder.path("A.xcassets"), existing: nil)
    #expect(plan.changes.count == Self.palette.tokens.count)
    for file in plan.files { #expect(!VisibleText.hidesAny(in: file.path), "\(file.path)") }
    for change in plan.changes { #expect(!VisibleText.hidesAny(in: change.path)) }
    let told = plan.losses.filter { $0.reason.contains("invisible characters") }
    #expect(told.count == Self.hidden.count)
  }
}
