// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroTestSupport
import ChiaroTokens
import Foundation
import Testing

/// A resolver in another language finds in design tokens what the palette has.
@Suite("Design tokens in another resolver")
struct ResolverTests {
  @Test("every color in every combination of contexts")
  func combinations() throws {
    let sheet = TokenSheet(SamplePalette.palette)
    let folder = try TemporaryFolder()
    for file in DTCGFormat.write(sheet).files { try folder.write(file.bytes, to: file.path) }
    let process = try TestProgram(
      "python3",
      ["\(SourceTree.folder())/Tools/resolve-tokens.py", folder.path("colors.resolver.json")],
      output: .pipe, errors: .pipe
    ).start()
    let text = process.text()
    #expect(process.wait() == .status(0))
    var found: [String: SRGB8] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "\t").map(String.init)
      try #require(parts.count == 4)
      let color = try Color(css: parts[2]).withAlpha(try #require(Double(parts[3])))
      found["\(parts[0]) \(parts[1])"] = SRGB8(color)
    }
    for row in sheet.rows {
      for cell in TokenCell.all {
        let contexts = [
          cell.has(.scheme) ? "dark" : "light", cell.has(.contrast) ? "increased" : "normal",
          cell.has(.level) ? "elevated" : "base", cell.has(.gamut) ? "p3" : "srgb",
        ].joined(separator: " ")
        let name = row.token.name.description.replacing(".", with: "_")
        let color = try #require(sheet.color(row, cell)).color
        #expect(found["\(contexts) \(name)"] == SRGB8(color), "\(contexts) \(name)")
      }
    }
  }
}
