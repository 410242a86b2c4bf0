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

    An import never loses content that it cannot read. A color set whose `Contents.json` is broken stays as it is. If a
    folder or a group of the catalog cannot be read, no set is created or removed, because it may be there under the same
    name. If a file could not be read completely, the rest of it is imported and nothing is removed. In all these cases the
    exit code is 3, and standard error lists what was not read. `export` does the same. A command writes either all of its
    files or none: with a full disk nothing changes.

    A color may have values only for dark or increased contrast, for example if it was deleted from the base file but is
    still in `colors.dark.tokens.json`. The import reports it (`base-missing`). The catalog's value for light stays, and
    `--prune` does not remove the set until the color is gone from every file. An export does not define a light value for
    such a color.

    `sync` writes nothing at all, and exits with 3, if a source has an error, an alias that does not lead to a color, a
    value that cannot be computed, or a color without a value for light. It reports values and files of followers that the
    source no longer has (dark values of a catalog, a `values-night` whose dark file was deleted) as orphans. Orphans fail
    `--check`, and `--remove-orphans` removes them.

    ## Which appearance a name means

    Words in the names of modes, themes, files, groups and name endings say the appearance: light, dark, night, high
    contrast and so on. For other names use `--mode "Midnight=dark"`, which may be repeated, or `.chiaro.yml`:

    ```yaml
    modes: { Midnight: dark, Daylight: light }
    ```

    If no mode of a collection has a known name, its colors are left out with an error (`mode-untold`): `chiaro` does not
    guess. One file may hold both appearances: in groups (`light/accent`, `dark/accent`), endings
    (`accent_dark_high_contrast`, `bgNight`), values (`{ "light": …, "dark": … }`) and `darkValue`. A name that may mean a
    shade (`primary_dark`) stays a separate color unless the colors of the files show otherwise, and the report says so.

    ## How they are checked

    `Scripts/check-exports 10000` writes 10,000 generated palettes (names with all kinds of characters, aliases, every
    space, values outside of every gamut) in each readable format and reads them back. Then it reads 20,000 damaged files of
    each format, and 5,000 files of other tools. No format lost a value that it can express, and every file was read within
    the limits. The run takes a quarter of an hour on two cores that other programs use too.

    The same script lets other programs read the files, and compares each value within a 255th:

    | format | read by |
    |---|---|
    | css | Chromium: the computed value of each variable in every scheme, contrast and gamut |
    | dtcg | the JSON Schemas of October 2025; a resolver in Python, in all sixteen contexts |
    | android | aapt2: compiled, linked, looked up |
    | swift | the compiler: every color in all sixteen appearances |
    | gtk3, libadwaita | GTK 3 and GTK 4: named colors, no parse error |
    | qt, kde | a `QPalette` of Qt 5; KConfig |
    | kitty, foot | kitty's and foot's own readers |
    | alacritty, wezterm, gpl | Python's TOML; Pillow |

    No other program has read figma, tailwind, compose, flutter, ghostty, windows-terminal, svg and ase. Colors computed from others
    (`color-mix()`, `rgb(from …)`, `calc()`) have the same values as in Chromium, by the same test.

    Modifiers of Tokens Studio give the numbers that the tool's own transforms print. The tokens of a public design system
    (Tokens Studio, four themes) give the color sets that it ships: 1,264 values, six of them a 255th off.

    """

  @Test("there is a page for each format and no other, and an index of them")
  func complete() throws {
    let folder = "\(SourceTree.root)/Documentation/Formats"
    let index =
      "# Formats\n\n`chiaro export` writes these formats, and `chiaro import` reads some of them. "
      + "Each page is recorded by `FormatPageTests`.\n\n| format | content | import | not exported |\n|---|---|---|---|\n"
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
    text += "```\n\n## What it can express\n\n| feature | supported |\n|---|---|\n"
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
    let rest = lines.count > 70 ? "\n… \(lines.count - 70) more lines" : ""
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
