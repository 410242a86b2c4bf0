// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroTestSupport
import ChiaroTokens
import Testing

/// Exported Swift code is compiled with these tests, against UIKit's names, and asked.
@Suite("Exported Swift code")
struct SwiftCodeTests {
  @Test("what is compiled is what is written")
  func recorded() {
    let written = SwiftFormat.write(TokenSheet(SamplePalette.palette)).files[0]
    let text =
      "// SPDX-License-Identifier: MIT\n// swift-format-ignore-file\n\n"
      + String(decoding: written.bytes, as: UTF8.self)
    let path = "\(SourceTree.folder())/Generated/\(written.path)"
    #expect(Recording(path).mismatch(text) == nil)
  }

  @Test("every color is the palette's in each of the sixteen appearances")
  func equal() throws {
    let colors = [
      Colors.brandPrimary, Colors.brandSecondary, Colors.accent, Colors.wide, Colors.gamut,
      Colors.card, Colors.shadow, Colors.v12Ink, Colors.systemLabel, Colors.macOnly,
    ]
    let sheet = TokenSheet(SamplePalette.palette)
    try #require(colors.count == sheet.rows.count)
    for (color, row) in zip(colors, sheet.rows) {
      for cell in TokenCell.all {
        let meant = try #require(sheet.color(row, cell)).color.converted(to: .displayP3)
        let shown = color.resolved(with: cell.query().key.traits).converted(to: .displayP3)
        let pairs = zip(
          shown.channelValues + [shown.alpha], meant.channelValues + [meant.alpha])
        #expect(
          pairs.allSatisfy { ($0 - $1).magnitude <= 1 / 255 },
          "\(row.token.name) \(cell.query().key): \(shown)")
      }
    }
  }
}
