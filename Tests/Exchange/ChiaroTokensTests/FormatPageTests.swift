// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSource
import ChiaroTestSupport
import ChiaroTokens
import Foundation
import Testing

/// Each format has a page in the manual, whose example is what the format does.
@Suite("Pages of formats")
struct FormatPageTests {
  @Test(
    "the page says what the format can say, and shows it in both directions",
    arguments: FormatConformanceTests.Format.all)
  func page(_ format: FormatConformanceTests.Format) {
    let path = "\(SourceTree.root)/Documentation/Formats/\(format.type.name).md"
    #expect(Recording(path).mismatch(FormatPage(format.type).text) == nil)
  }

  /// What is known of the formats beside the tests that always run.
  private static let checks = """

    ## What an import never does

    Nothing is lost of what cannot be read. A color set whose `Contents.json` is broken stays as it is; where a folder or a group of the
    catalog cannot be read, no set is made or removed, for it may be there under the same name. Of files that were not read whole the rest
    is imported and nothing is removed. In all these cases the exit code is 3, and standard error says what was not read. So it is with
    `export`. All files of a command are written or none: with a full disk everything is as before.

    A color that has values for the dark or for increased contrast alone, such as one that was deleted from the base file and still stands
    in `colors.dark.tokens.json`, is told (`base-missing`); what the catalog has for light stays, and `--prune` does not remove the set
    until the color is gone from every file. Exported, it is not defined for light that nobody \
    gave it.

    `sync` writes nothing at all, and ends with 3, while a source has an error, an alias that does \
    not lead to a color, a value that cannot be
    reckoned, or a color without a value for light. What followers have and the source has no longer (dark values of a catalog, a
    `values-night` whose dark file was deleted) is told as orphaned, fails `--check`, and goes with `--remove-orphans`.

    ## Which appearance a name means

    Modes, themes, files, groups and ends of names are light, dark, night, of high contrast and so on by their words. Others are told by
    `--mode "Midnight=dark"`, which may be given again, or for good in `.chiaro.yml`:

    ```yaml
    modes: { Midnight: dark, Daylight: light }
    ```

    Where none of a collection's modes can be told, its colors are left out with an error (`mode-untold`): nothing is guessed. One file
    may hold both appearances: groups (`light/accent`, `dark/accent`), ends (`accent_dark_high_contrast`, `bgNight`), values
    (`{ "light": …, "dark": … }`) and `darkValue`. What may be a shade (`primary_dark`) stays a color of its own unless the colors
    of the files show otherwise, and is told.

    ## How they are checked

    `Scripts/check-exports 10000` writes 10,000 generated palettes (names of all kinds of characters, aliases, every space, values outside
    of every gamut) in each format that is read and reads them back, then reads 20,000 damaged files of each, and 5,000 of other tools'.
    Nothing was lost that a format can say, and every file was read in bounds. It takes a quarter of an hour on two cores that others use too.

    The same script lets others read what is written, and compares each value within a 255th:

    | format | who reads it |
    |---|---|
    | css | Chromium: the computed value of each variable in every scheme, contrast and gamut |
    | dtcg | the JSON Schemas of October 2025; a resolver in Python, in all sixteen contexts |
    | android | aapt2: compiled, linked, looked up |
    | swift | the compiler: every color in all sixteen appearances |
    | gtk3, libadwaita | GTK 3 and GTK 4: named colors, no parse error |
    | qt, kde | a `QPalette` of Qt 5; KConfig |
    | kitty, foot | kitty's and foot's own readers |
    | alacritty, wezterm, gpl | Python's TOML; Pillow |

    Nobody else has read figma, tailwind, compose, flutter, ghostty, windows-terminal, svg and ase. Colors that stylesheets make of others
    (`color-mix()`, `rgb(from …)`, `calc()`) are reckoned as Chromium does, by the same test.

    Modifiers of Tokens Studio come to the numbers that the tool's own transforms print. The tokens of a public design system (Tokens
    Studio, four themes) are, read in, the color sets that it ships: 1,264 values, six of them a 255th beside it.

    """

  @Test("there is a page for each format and no other, and an index of them")
  func complete() throws {
    let folder = "\(SourceTree.root)/Documentation/Formats"
    let index =
      "# Formats\n\nWhat `chiaro export` writes and `chiaro import` reads. Each page is recorded by "
      + "`FormatPageTests`.\n\n| format | what it is | read | not written |\n|---|---|---|---|\n"
      + TokenFormats.all.map { type in
        let losses = Set(type.write(TokenSheet(SamplePalette.palette)).losses.map(\.kind.rawValue))
        let reads = type is any ReadableTokenFormat.Type ? "yes" : "–"
        return "| [\(type.name)](\(type.name).md) | \(type.summary) | \(reads) | "
          + "\(losses.sorted().joined(separator: ", ")) |\n"
      }.joined()
      + "\nThe program draws two more: [png](png.md), a picture of the palette, and [pdf](pdf.md), a "
      + "document of it.\n" + Self.checks
    #expect(Recording("\(folder)/README.md").mismatch(index) == nil)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(
      Set(names)
        == Set(TokenFormats.all.map { "\($0.name).md" } + ["README.md", "pdf.md", "png.md"]))
  }
}

/// The text of a format's page.
private struct FormatPage {
  let text: String

  init(_ type: any TokenFormat.Type) {
    let written = type.write(TokenSheet(SamplePalette.palette))
    var text =
      "# \(type.name)\n\n\(type.summary.prefix(1).uppercased())\(type.summary.dropFirst()).\n\n"
    text += "```sh\nchiaro export App --to \(type.name) --output out\n"
    if type is any ReadableTokenFormat.Type {
      text += "chiaro import out --into App/Assets.xcassets --from \(type.name)\n"
    }
    text += "```\n\n## What it can say\n\n| what | said |\n|---|---|\n"
    text += Self.abilities.map { name, ability in
      "| \(name) | \(type.abilities.contains(ability) ? "yes" : "no") |\n"
    }.joined()
    text += "\n## An example\n\nThis palette, by appearance (aliases in braces):\n\n"
    text += Self.table(SamplePalette.palette)
    text += "\nis written as\n\n"
    for file in written.files { text += Self.block(file) }
    text += written.losses.isEmpty ? "and nothing is lost.\n" : "and this is not written:\n\n"
    text += written.losses.map { "- \($0)\n" }.joined()
    if let reader = type as? any ReadableTokenFormat.Type {
      let names = SamplePalette.palette.tokens.map(\.name)
      let back = reader.read(written.files).palette.renamed(like: names)
      text += "\nRead back, it is\n\n" + Self.table(back)
    }
    self.text = text
  }

  private static let abilities: [(String, TokenAbilities)] = [
    ("light and dark", .scheme), ("increased contrast", .contrast), ("elevated content", .level),
    ("other values for Display P3", .gamut), ("aliases", .aliases),
    ("colors outside of sRGB", .wideColors), ("every space, missing components", .spaces),
    ("more than eight bits", .precision),
    ("devices, languages, system colors, notation", .catalogs),
    ("descriptions and deprecation", .annotations),
  ]

  private static func block(_ file: TokenFile) -> String {
    let content = String(decoding: file.bytes, as: UTF8.self)
    guard !file.bytes.contains(0) else {
      return "`\(file.path)`, \(file.bytes.count) bytes\n\n"
    }
    let lines = content.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.prefix(70).joined(separator: "\n")
    let rest = lines.count > 70 ? "\n… \(lines.count - 70) lines more" : ""
    return "`\(file.path)`\n\n```\(kind(file.path))\n\(shown)\(rest)\n```\n\n"
  }

  /// The language of a block; Swift stands without, since the page's is no whole program.
  private static func kind(_ path: String) -> String {
    let known = ["css", "json", "xml", "kt", "dart", "toml", "ini", "svg"]
    let ending = Path.fileExtension(path) ?? "text"
    return known.contains(ending) ? ending : "text"
  }

  private static func table(_ palette: TokenPalette) -> String {
    let sheet = TokenSheet(palette)
    let cells = [0, 1, 2, 3, 5, 8].map { TokenCell(index: $0) }
    let head =
      "| name | light | dark | light, high contrast | dark, high contrast | elevated | P3 |\n"
    return head + "|---|---|---|---|---|---|---|\n"
      + sheet.rows.map { row in
        "| \(row.token.name) | "
          + cells.map { cell in
            if case .alias(let name)? = row.table[cell] { return "{\(name)}" }
            return sheet.color(row, cell).map { words($0.color) } ?? "–"
          }.joined(separator: " | ") + " |\n"
      }.joined()
  }

  /// A color in hexadecimal where that says everything.
  private static func words(_ color: Color) -> String {
    if Color(SRGB8(color)) == color { return color.hexText }
    return (color.space.isGray ? color.converted(to: .sRGB) : color).cssText(decimals: 4)
  }
}
