// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroSource
import ChiaroTestSupport
import Foundation
import Testing

@testable import ChiaroTokens

/// The programs and libraries that a format is for read what was written as it was meant, in every
/// cell, within a 255th.
///
/// They run where they are installed; `Scripts/check-exports` installs them, and asks that all run.
@Suite("Exports in the hands of others")
struct IndependentReaderTests {
  /// A reader: its word, what it needs, where its files are, and what it is to find.
  struct Reader: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var format: any TokenFormat.Type
    var folder = ""
    /// The programs.
    var needs: [String]
    /// The lines of Python that succeed where its modules are there.
    var modules: [String] = []
    var needsDisplay = false
    var cells: [Set<TokenCell.Axis>] = []

    /// Loads GTK itself: a Debian without any GTK may have the bindings that load it.
    private static func gtk(_ version: String) -> String {
      "import gi; gi.require_version('Gtk', '\(version)'); from gi.repository import Gtk"
    }

    static let all = [
      Reader(
        testDescription: "android", format: AndroidFormat.self, needs: ["aapt2"],
        cells: [[], [.scheme], [.gamut], [.scheme, .gamut]]),
      Reader(
        testDescription: "gtk3", format: GTK3Format.self, folder: "gtk-3.0", needs: ["xvfb-run"],
        modules: [gtk("3.0")], needsDisplay: true, cells: [[], [.scheme]]),
      Reader(
        testDescription: "libadwaita", format: LibadwaitaFormat.self, folder: "libadwaita",
        needs: ["xvfb-run"], modules: [gtk("4.0")], needsDisplay: true,
        cells: [[], [.scheme], [.contrast], [.scheme, .contrast]]),
    ]
  }

  /// Whether a reader that is not there is a failure.
  private static let isForced =
    ProcessInfo.processInfo.environment["CHIARO_REQUIRE_READERS"] != nil

  /// Debian's Python, which has Debian's modules.
  private static let python = "/usr/bin/python3"

  /// Whether the programs are there, and the lines of Python succeed.
  private static func isToRun(_ programs: [String], _ modules: [String]) -> Bool {
    if isForced { return true }
    guard programs.allSatisfy({ TestProgram.path(of: $0) != nil }) else { return false }
    if modules.isEmpty { return true }
    let lines = modules.joined(separator: "\n")
    return (try? TestProgram(python, ["-c", lines]).run()) == .status(0)
  }

  /// The sample, and what generated palettes add to it, each name once.
  private static let palette: TokenPalette = {
    var palette = SamplePalette.palette
    for seed in 0..<24 {
      var generator = PaletteGenerator(seed: UInt64(seed))
      for token in generator.palette().tokens { _ = palette.add(token) }
    }
    return palette
  }()

  /// Returns what a reader prints of a format's files, by lines and tabs.
  private static func read(
    _ word: String, _ written: WrittenTokens, in part: String = "", needsDisplay: Bool = false
  ) throws -> [[String]] {
    let folder = try TemporaryFolder()
    for file in written.files { try folder.write(file.bytes, to: file.path) }
    let script = "\(SourceTree.folder())/Tools/read-exports.py"
    let words = [python, script, word, part.isEmpty ? folder.path : folder.path(part)]
    // Two that look for a free display at the same time begin at different numbers.
    let display = ["-a", "-n", word == "gtk3" ? "120" : "160"]
    let process = try TestProgram(
      needsDisplay ? "xvfb-run" : words[0],
      needsDisplay ? display + words : Array(words.dropFirst()), output: .pipe
    ).start()
    let text = process.text()
    #expect(process.wait() == .status(0))
    return text.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
  }

  @Test("every value in every cell", arguments: Reader.all)
  func values(_ reader: Reader) throws {
    guard Self.isToRun(reader.needs, reader.modules) else { return }
    let sheet = TokenSheet(Self.palette)
    let lines = try Self.read(
      reader.testDescription, reader.format.write(sheet), in: reader.folder,
      needsDisplay: reader.needsDisplay)
    var found: [String: [Double]] = [:]
    for line in lines {
      found[line.prefix(2).joined(separator: " ")] = line.dropFirst(2).compactMap(Double.init)
    }
    let names =
      reader.format == AndroidFormat.self
      ? AndroidFormat.identifiers(sheet.palette)
      : TokenIdentifiers(sheet.palette, .snake, isASCII: true)
    #expect(found.count == sheet.rows.count * reader.cells.count)
    for cell in reader.cells.map({ TokenCell($0) }) {
      for row in sheet.rows {
        let name = names[row.token.name]
        let meant = SRGB8(sheet.color(row, cell)?.color ?? .clear)
        let values = [meant.red, meant.green, meant.blue, meant.alpha].map(Double.init)
        let seen = try #require(found["\(cell.index) \(name)"], "\(name)")
        let distance = zip(seen, values).map { ($0 - $1).magnitude }.max() ?? 255
        #expect(distance <= 1, "\(row.token.name) \(cell.query().key): \(seen)")
      }
    }
  }

  @Test("a palette of Qt has each color at the role that it is for")
  func qt() throws {
    guard Self.isToRun([], ["import PyQt5.QtGui"]) else { return }
    let sheet = TokenSheet(SamplePalette.palette)
    let scheme = SchemeRoles(sheet)
    let roles: [String: SchemeRoles.Role] = [
      "Window": .background, "Base": .view, "WindowText": .text, "Text": .text, "Button": .view,
      "ButtonText": .text, "Highlight": .selection, "HighlightedText": .onAccent, "Link": .link,
      "PlaceholderText": .secondaryText,
    ]
    for line in try Self.read("qt", QtFormat.write(sheet)) {
      let parts = line[1].split(separator: ".").map(String.init)
      guard parts[0] != "disabled", let role = roles[parts[1]] else { continue }
      let color = scheme.color(role, TokenCell(index: try #require(Int(line[0]))))
      let seen = line.dropFirst(2).compactMap(Double.init)
      #expect(
        Array(seen.prefix(3)) == [color.red, color.green, color.blue].map(Double.init), "\(line)")
    }
  }

  @Test("schemes of terminals have their sixteen colors, ground and text")
  func terminals() throws {
    guard Self.isToRun(["kitty", "foot"], ["tomllib"]) else { return }
    let sheet = TokenSheet(SamplePalette.palette)
    let formats: [any TokenFormat.Type] = [
      KittyFormat.self, FootFormat.self, AlacrittyFormat.self, WezTermFormat.self,
    ]
    let files = formats.flatMap { $0.write(sheet).files }
    let lines = try Self.read("terminals", WrittenTokens(files, losses: []))
    #expect(lines.count == 3 * 2 * 18)
    let schemes = [0, 1].map { TerminalScheme(SchemeRoles(sheet), TokenCell(index: $0)) }
    for line in lines {
      let scheme = schemes[try #require(Int(line[0]))]
      let key = line[1].split(separator: ".").last.map(String.init) ?? ""
      let meant =
        Int(key).map { scheme.colors[$0] }
        ?? (key == "background" ? scheme.background : scheme.foreground)
      #expect(Self.hex(line.dropFirst(2)) == meant, "\(line)")
    }
  }

  @Test("KDE's schemes have each color at the role that it is for")
  func kde() throws {
    guard Self.isToRun(["kreadconfig5"], []) else { return }
    let sheet = TokenSheet(SamplePalette.palette)
    let scheme = SchemeRoles(sheet)
    let roles: [String: SchemeRoles.Role] = [
      "Window.BackgroundNormal": .background, "Window.ForegroundNormal": .text,
      "View.BackgroundNormal": .view, "View.ForegroundNormal": .text,
      "Selection.BackgroundNormal": .selection, "Selection.ForegroundNormal": .onAccent,
      "Window.DecorationFocus": .accent,
    ]
    let lines = try Self.read("kde", KDEFormat.write(sheet))
    #expect(lines.count == 24)
    for line in lines {
      guard let role = roles[line[1]] else { continue }
      let color = scheme.color(role, TokenCell(index: try #require(Int(line[0]))))
      #expect(Self.hex(line.dropFirst(2)) == color.hexText.prefix(7).lowercased(), "\(line)")
    }
  }

  @Test("palettes of GIMP have the colors in their order")
  func gpl() throws {
    guard Self.isToRun([], ["PIL"]) else { return }
    let sheet = TokenSheet(SamplePalette.palette)
    let lines = try Self.read("gpl", GPLFormat.write(sheet))
    #expect(lines.count == 4 * sheet.rows.count)
    for line in lines {
      let row = sheet.rows[try #require(Int(line[1]))]
      let cell = TokenCell(index: try #require(Int(line[0])))
      let color = try #require(sheet.color(row, cell))
      let meant = SRGB8(color.color).hexText.prefix(7).lowercased()
      #expect(Self.hex(line.dropFirst(2)) == meant, "\(row.token.name)")
    }
  }

  /// Red, green and blue as a text.
  private static func hex(_ values: ArraySlice<String>) -> String {
    let bytes = values.prefix(3).compactMap { Double($0).map { Int(saturating: $0) } }
    return "#"
      + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  @Test("design tokens are valid by the schemas of their group", arguments: [0, 1, 2])
  func schema(_ part: Int) throws {
    guard Self.isToRun([], ["import jsonschema"]) else { return }
    let palette = [SamplePalette.palette, Self.palette, Self.nested][part]
    let lines = try Self.read("schema", DTCGFormat.write(TokenSheet(palette)))
    #expect(lines == [])
  }

  /// Colors that are groups as well.
  private static let nested = TokenPalette(
    ["A", "A/B", "A/B/C", "A/$root", "$root", "A.B"].map { name in
      ColorToken(
        TokenName(name),
        [.init(VariantSlot(), .color(TokenColor(Color(.displayP3, 1.2, -0.1, 0.5, alpha: 0.5))))])
    })
}
