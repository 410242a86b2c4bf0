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

  /// The kinds of loss.
  private static let kinds = """

    ## Kinds of loss

    `chiaro export` reports what a format cannot express, with one of these kinds in brackets:

    | kind | the export does not write |
    |---|---|
    | `alias` | that a color is an alias; it writes the value of the alias's target |
    | `annotation` | a description, a deprecation, or data of other tools |
    | `contrast`, `level`, `scheme` | values for increased contrast, for elevated content, for dark |
    | `gamut` | values for Display P3 screens |
    | `idiom`, `locale` | values for other devices, for other languages |
    | `name` | the color's own name; it writes a changed one |
    | `notation` | that a component is missing (`none` in CSS); it writes 0 |
    | `place` | the color, because a color scheme has no entry for it, or a picture no room |
    | `range` | the exact color, because the format's range is smaller |
    | `system` | that a color is a system color; it writes the present value |
    | `value` | the color, because it has no value in some appearance, or because its alias leads nowhere |

    """

  /// What is known of the formats beside the tests that always run.
  private static let checks = """

    ## What an import never does

    An import never loses content that it cannot read:

    - A color set whose `Contents.json` is broken stays as it is.
    - If a folder or a group of the catalog cannot be read, the import creates and removes no set: a set with the same
      name may be in that folder.
    - If it could not read a file completely, it imports the rest of the file and removes nothing.

    In these cases the exit code is 3, and standard error lists what could not be read. `export` does the same. Both
    commands write either all of their files or none, for example on a full disk.

    A color may have values only for dark or increased contrast. That happens if you delete it from the base file, and it
    is still in `colors.dark.tokens.json`. The import reports it (`base-missing`) and keeps the catalog's value for light.
    `--prune` removes the set only when the color is gone from every file. An export writes no light value for such a
    color.

    `sync` writes nothing, and exits with 3, if a source has one of these:

    - an error
    - an alias that does not lead to a color
    - a value that cannot be computed
    - a color without a value for light.

    `sync` also looks for orphans: values and files that an earlier run wrote, and that the source no longer has. Examples
    are a dark value in a catalog, or `values-night` after its dark file was deleted. Orphans fail `--check`, and
    `--remove-orphans` removes them.

    ## Which appearance a name means

    An import finds the appearance of a value by words such as `light`, `dark`, `night` and `high contrast`. It looks for
    them in the names of modes, themes, files and groups, and at the end of color names. For other names use
    `--mode "Midnight=dark"`, which you can repeat, or `.chiaro.yml`:

    ```yaml
    modes: { Midnight: dark, Daylight: light }
    ```

    If it knows no name among the modes of a collection, it leaves out the colors of the collection and reports the error
    `mode-untold`. One file may hold both appearances:

    - in groups: `light/accent` and `dark/accent`
    - in name endings: `accent_dark_high_contrast`, `bgNight`
    - in values: `{ "light": …, "dark": … }`
    - in a second value with the key `darkValue`.

    A name such as `primary_dark` may also mean a shade. It stays a separate color unless the other colors of the files
    show that it is an appearance. The report says which of the two the import chose.

    ## How the formats are checked

    `Scripts/check-exports 10000` writes 10,000 generated palettes in each format that can be read, and reads them back.
    Their names have all kinds of characters, and their colors are aliases, colors in every space, and values outside of
    every gamut. Then it reads 20,000 damaged files of each format, and 5,000 files of other tools. No format lost a value
    that it can express, and every file was read within the limits of time and memory. The run takes a quarter of an hour
    on two cores that other programs use too.

    The same script lets other programs read the files, and compares each value within 1/255:

    | format | read by |
    |---|---|
    | css | Chromium: the computed value of each variable in every scheme, contrast and gamut |
    | dtcg | the JSON Schemas of October 2025; a resolver in Python, in all sixteen contexts |
    | android | aapt2, which compiles, links and looks up the resources |
    | swift | the Swift compiler, and then every color in all sixteen appearances |
    | gtk3, libadwaita | GTK 3 and GTK 4: named colors, no parse error |
    | qt | a `QPalette` of Qt 5 |
    | kde | KConfig |
    | kitty, foot | kitty's and foot's own readers |
    | alacritty, wezterm | Python's TOML reader |
    | gpl | Pillow |

    No other program has read figma, tailwind, compose, flutter, ghostty, windows-terminal, svg and ase. The same test
    compares colors that are computed from others (`color-mix()`, `rgb(from …)`, `calc()`): they have the same values as
    in Chromium.

    Tokens Studio has modifiers, such as *lighten*. They give the same numbers as that tool's own transforms. A public
    design system ships both its tokens (Tokens Studio, four themes) and color sets. The tokens give the values of these
    sets: of 1,264 values, six differ, by 1/255.

    """

  @Test("there is a page for each format and no other, and an index of them")
  func complete() throws {
    let folder = "\(SourceTree.root)/Documentation/Formats"
    let index =
      "# Formats\n\n`chiaro export` writes these formats, and `chiaro import` reads some of them. "
      + "Each format has a page with an example.\n\n"
      + "| format | content | import | kinds of loss in the example |\n|---|---|---|---|\n"
      + TokenFormats.all.map { type in
        let losses = Set(type.write(TokenSheet(SamplePalette.palette)).losses.map(\.kind.rawValue))
        let reads = type is any ReadableTokenFormat.Type ? "yes" : "–"
        return "| [\(type.name)](\(type.name).md) | \(type.summary) | \(reads) | "
          + "\(losses.isEmpty ? "–" : losses.sorted().joined(separator: ", ")) |\n"
      }.joined()
      + "\nThe program draws two more: [png](png.md), a picture of the palette, and [pdf](pdf.md), a "
      + "document of it.\n" + Self.kinds + Self.checks
    #expect(Recording("\(folder)/README.md").mismatch(index) == nil)
    #expect(Set(FormatUsage.text.keys) == Set(TokenFormats.all.map { $0.name }))
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
    var text = "# \(type.name)\n\n`--to \(type.name)` writes \(type.summary).\n\n"
    text += "```sh\nchiaro export App --to \(type.name) --output out\n"
    if type is any ReadableTokenFormat.Type {
      text += "chiaro import out --into App/Assets.xcassets --from \(type.name)\n"
    }
    text += "```\n\n"
    text += FormatUsage.text[type.name].map { "\($0)\n\n" } ?? ""
    text += "## What it can express\n\n| feature | supported |\n|---|---|\n"
    text += Self.abilities.map { name, ability in
      "| \(name) | \(type.abilities.contains(ability) ? "yes" : "no") |\n"
    }.joined()
    text += "\n## An example\n\n\(Self.paletteWords)\n\n"
    text += Self.table(SamplePalette.palette)
    let files = written.files.count == 1 ? "this file" : "these files"
    text += "\n`chiaro export` writes \(files):\n\n"
    for file in written.files { text += Self.block(file) }
    text += Self.losses(written.losses)
    if let reader = type as? any ReadableTokenFormat.Type {
      let names = SamplePalette.palette.tokens.map(\.name)
      let back = reader.read(written.files).palette.renamed(like: names)
      text += "\n`chiaro import` reads back this palette:\n\n" + Self.table(back)
    }
    self.text = text
  }

  /// What the table of the palette shows, and what it does not.
  private static let paletteWords = """
    This is the palette of the example. A name in braces is the target of an alias. `System/Label` refers to the system's
    label color. `Mac Only` also has values for the Mac and for French, and a description, which the table does not show.
    """

  private static let abilities: [(String, TokenAbilities)] = [
    ("light and dark", .scheme), ("increased contrast", .contrast), ("elevated content", .level),
    ("a separate value for Display P3 screens", .gamut), ("aliases", .aliases),
    ("colors outside of sRGB", .wideColors),
    ("all CSS color spaces, and components with the value `none`", .spaces),
    ("more than eight bits per component", .precision), ("values per device", .catalogs),
    ("values per language", .catalogs),
    ("references to system colors (“no”: the export writes their values)", .catalogs),
    ("the notation of a value in the catalog, such as hexadecimal", .catalogs),
    ("descriptions and deprecation", .annotations),
  ]

  /// The losses; those of a scheme's colors without a place are one sentence.
  private static func losses(_ losses: [TokenLoss]) -> String {
    if losses.isEmpty { return "Nothing is lost.\n" }
    let left = Set(losses.filter { $0.kind == .place }.map(\.name))
    let written = SamplePalette.palette.tokens.map(\.name).filter { !left.contains($0) }
    let scheme = """
      The scheme uses only these colors of the palette: \(written.map { "`\($0)`" }.joined(separator: ", ")). All other
      values in it are system colors, black, white or gray. The export reports each color that it does not write as a loss
      of the kind `place`; the list below leaves these out.


      """
    return (left.isEmpty ? "" : scheme)
      + "The export reports these losses\(left.isEmpty ? "" : " of the colors that it writes"). The word "
      + "in brackets is the kind of loss:\n\n"
      + losses.filter { !left.contains($0.name) }.map { "- \($0)\n" }.joined()
  }

  private static func block(_ file: TokenFile) -> String {
    let content = String(decoding: file.bytes, as: UTF8.self)
    guard !file.bytes.contains(0) else {
      return "`\(file.path)`, a binary file of \(file.bytes.count) bytes\n\n"
    }
    var lines = content.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    let shown = lines.prefix(70).joined(separator: "\n")
    let rest = lines.count - 70
    let words = rest == 1 ? "one more line" : "\(rest) more lines"
    return "`\(file.path)`\n\n```\(kind(file.path))\n\(shown)\n```\n\n"
      + (rest > 0 ? "The file has \(words).\n\n" : "")
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
      "| name | light | dark | light, high contrast | dark, high contrast | dark, elevated | light, P3 |\n"
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
