// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor
import ChiaroSource
import ChiaroTestSupport
import Foundation
import Testing

/// Writing catalogs back, losing nothing.
@Suite("Writing catalogs")
struct ContentsEditorTests {
  private func editor(_ text: String) throws -> ContentsEditor {
    let document = JSONDocument.read(Array(text.utf8), file: "Contents.json").document
    return ContentsEditor(try #require(document))
  }

  // MARK: Byte for byte

  @Test("a file that Xcode wrote comes back byte for byte", arguments: RealContents.all)
  func byteStable(_ contents: RealContents) throws {
    let reading = JSONDocument.read(contents.bytes, file: contents.name)
    #expect(reading.diagnostics.isEmpty)
    #expect(Array(ContentsEditor(try #require(reading.document)).text.utf8) == contents.bytes)
  }

  @Test("there are sixty such files, with and without a line break at the end")
  func realFiles() {
    #expect(RealContents.all.count == 60)
    let ends = RealContents.all.map { $0.bytes.last == UInt8(ascii: "\n") }
    #expect(ends.contains(true) && ends.contains(false))
  }

  @Test("an edit that changes nothing changes nothing", arguments: RealContents.all)
  func idempotentEdits(_ contents: RealContents) throws {
    let document = try #require(JSONDocument.read(contents.bytes, file: "").document)
    var editor = ContentsEditor(document)
    for (name, value) in document.root.members {
      if let name = name.string { editor.setValue(JSON(value), forName: name) }
    }
    editor.removeEntries(for: EntrySlot("glasses"), under: "colors")
    editor.removeEntries(for: EntrySlot("any"), under: "nothing")
    #expect(Array(editor.text.utf8) == contents.bytes)
  }

  @Test("the fixtures' own files come back byte for byte, wherever they are JSON in Xcode's style")
  func fixtures() throws {
    let folder = Path.parent(SourceTree.folder()) + "/Fixtures"
    var stable = 0
    for name in FixtureTests.names {
      for set in try AssetCatalog(path: "\(folder)/\(name)").sets {
        guard let document = set.document, !name.hasPrefix("odd-json") else { continue }
        #expect(Array(try ContentsEditor(set).text.utf8) == document.bytes, "\(set.path)")
        stable += 1
      }
    }
    #expect(stable > 100)
  }

  private static let ownLayout =
    #"{"zeta":[1.50,1E2,-0],"colors":[{"future":{"\u0061":null},"idiom":"mac"}],"a\/b":"\u00e9"}"#

  @Test("unknown keys, escapes, numbers, order and layout stay")
  func nothingIsLost() throws {
    #expect(try editor(Self.ownLayout).text == Self.ownLayout)
    var changed = try editor(Self.ownLayout)
    changed.setColor(.black, for: EntrySlot("mac"))
    #expect(
      changed.text
        == Self.ownLayout.replacingOccurrences(
          of: #""future":"#,
          with: #""color":{"color-space":"srgb","components":{"alpha":"1.000","#
            + #""blue":"0x00","green":"0x00","red":"0x00"}},"future":"#))
  }

  @Test("written anew in Xcode's layout, unknown keys, escapes, numbers and order stay")
  func layout() throws {
    #expect(
      try editor(Self.ownLayout).root.text(.xcode) == #"""
        {
          "zeta" : [
            1.50,
            1E2,
            -0
          ],
          "colors" : [
            {
              "future" : {
                "\u0061" : null
              },
              "idiom" : "mac"
            }
          ],
          "a\/b" : "\u00e9"
        }
        """#)
  }

  @Test("what was forgiven stays until it is written anew, and is right then")
  func repairs() throws {
    for (odd, right) in [
      ("\u{FEFF}[1,]\r\n", "[\n  1\n]"), ("{\"a\":[ ],}", "{\n  \"a\" : [\n\n  ]\n}"),
    ] {
      #expect(try editor(odd).text == odd)
      #expect(try editor(odd).root.text(.xcode) == right)
    }
  }

  // MARK: Editing

  static let before = #"""
    {
      "colors" : [
        {
          "color" : {
            "color-space" : "srgb",
            "components" : {
              "alpha" : "1.000",
              "blue" : "0x00",
              "green" : "0x00",
              "red" : "0x00"
            }
          },
          "future" : true,
          "idiom" : "universal"
        }
      ],
      "info" : {
        "author" : "xcode",
        "version" : 1
      },
      "surprise" : 7
    }

    """#

  @Test("a color is added, changed and taken out, and all else stays")
  func edits() throws {
    var editor = try editor(Self.before)
    editor.setColor(Color(SRGB8(red: 255, green: 128, blue: 1)), for: EntrySlot("universal dark"))
    #expect(
      editor.text
        == Self.before.replacingOccurrences(
          of: "\n    }\n  ],",
          with: #"""

                },
                {
                  "appearances" : [
                    {
                      "appearance" : "luminosity",
                      "value" : "dark"
                    }
                  ],
                  "color" : {
                    "color-space" : "srgb",
                    "components" : {
                      "alpha" : "1.000",
                      "blue" : "0x01",
                      "green" : "0x80",
                      "red" : "0xFF"
                    }
                  },
                  "idiom" : "universal"
                }
              ],
            """#))
    editor.setColor(Color(.displayP3, 0.25, 0.5, 1, alpha: 0.5), for: EntrySlot("universal"))
    #expect(
      editor.text.hasPrefix(
        #"""
        {
          "colors" : [
            {
              "color" : {
                "color-space" : "display-p3",
                "components" : {
                  "alpha" : "0.500",
                  "blue" : "1.000",
                  "green" : "0.500",
                  "red" : "0.250"
                }
              },
              "future" : true,
              "idiom" : "universal"
            },
        """#))
    editor.removeEntries(for: EntrySlot("universal dark"), under: "colors")
    editor.setColor(.black, for: EntrySlot("universal"))
    #expect(editor.text == Self.before)
    editor.removeEntries(for: EntrySlot("universal"), under: "colors")
    #expect(
      editor.text
        == "{\n  \"colors\" : [\n\n  ],\n" + Self.before.components(separatedBy: "  ],\n")[1])
  }

  @Test(
    "an entry is told by all its keys, whatever their order",
    arguments: [
      "universal", "mac", "dark mac", "high dark", "P3 ipad mac-catalyst", "locale:fr iphone", "2x",
    ])
  func slotsOfEntries(_ words: String) throws {
    var editor = try editor("{}")
    let others = ["any", "light", "watch"].map { EntrySlot($0) }
    for slot in others { editor.setColor(.white, for: slot) }
    editor.setColor(.white, for: EntrySlot(words))
    editor.setColor(.black, for: EntrySlot(words))
    let catalog = AssetCatalog(colors: ["C": editor.text])
    let entries = try #require(catalog.set(.color, named: "C")?.colorSet).entries
    #expect(entries.map(\.slot) == others + [EntrySlot(words)])
    #expect(entries.last?.value == .color(.black))
    editor.removeEntries(for: EntrySlot(words), under: "colors")
    let left = AssetCatalog(colors: ["C": editor.text]).set(.color, named: "C")?.colorSet
    #expect(left?.entries.map(\.slot) == others)
  }

  // MARK: Colors

  @Test(
    "colors are written and read back equal, in all six spaces of catalogs",
    arguments: ColorSpace.allCases.filter { $0.catalogName != nil })
  func roundTrip(_ space: ColorSpace) throws {
    var random = SeededGenerator(seed: UInt64(space.rawValue) + 100)
    for turn in 0..<400 {
      let color = Color.random(&random, in: space, turn: turn)
      var editor = try editor("{}")
      editor.setColor(color, for: EntrySlot("universal"))
      let catalog = AssetCatalog(colors: ["C": editor.text])
      let found = catalog.diagnostics.map(\.id).filter { $0 != "component-out-of-range" }
      #expect(found == ["info-missing"], "\(editor.text)")
      let entry = try #require(catalog.set(.color, named: "C")?.colorSet?.entries.first)
      #expect(entry.value == .color(color), "\(editor.text)")
    }
    #expect(ColorSpace.allCases.filter { $0.catalogName != nil }.count == 6)
  }

  @Test(
    "bytes are written as Xcode writes them, anything else in decimals",
    arguments: [
      (Color(SRGB8(red: 0, green: 15, blue: 255)), ["0xFF", "0x0F", "0x00"]),
      (Color(.sRGB, 0, 0.5, 1), ["1.000", "0.500", "0.000"]),
      (Color(.displayP3, 0, 0, 1), ["1.000", "0.000", "0.000"]),
      (Color(.extendedSRGB, -0.25, 1.5, 0.1), ["0.100", "1.500", "-0.250"]),
      (Color(.sRGB, 0.123456789, 0, 0.1), ["0.100", "0.000", "0.12345679"]),
    ])
  func notation(_ color: Color, _ expected: [String]) throws {
    var editor = try editor("{}")
    editor.setColor(color, for: EntrySlot("universal"))
    for (channel, text) in zip(["blue", "green", "red"], expected) {
      #expect(editor.text.contains("\"\(channel)\" : \"\(text)\""), "\(editor.text)")
    }
  }

  @Test(
    "a space that catalogs lack is written in extended sRGB",
    arguments: [
      ColorSpace.oklch, .lab, .xyzD65, .linearSRGB,
    ])
  func otherSpaces(_ space: ColorSpace) throws {
    let color = Color(.extendedSRGB, 1.1, 0.5, 0.25).converted(to: space)
    var editor = try editor("{}")
    editor.setColor(color, for: EntrySlot("universal"))
    let catalog = AssetCatalog(colors: ["C": editor.text])
    let read = try #require(catalog.color(named: "C")).resolved(with: TraitCollection())
    #expect(read.space == .extendedSRGB)
    #expect((read.components.x - 1.1).magnitude < 1e-6)
    #expect((read.components.z - 0.25).magnitude < 1e-6)
  }

  @Test(
    "numbers that no catalog can hold are written as the nearest that it can",
    arguments: [
      Double.infinity, -.infinity, .nan, 1e300, -1e300, .greatestFiniteMagnitude, 1e-300,
      .leastNonzeroMagnitude,
    ])
  func extremeNumbers(_ value: Double) throws {
    var editor = try editor("{}")
    editor.setColor(Color(.extendedSRGB, value, 0, 0, alpha: value), for: EntrySlot("universal"))
    let catalog = AssetCatalog(colors: ["C": editor.text])
    let entry = try #require(catalog.set(.color, named: "C")?.colorSet?.entries.first)
    guard case .color(let color) = entry.value else {
      Issue.record("not a color: \(editor.text)")
      return
    }
    #expect(color.components.x.isFinite && color.alpha.isFinite)
    #expect(value.isNaN || color.components.x.sign == value.sign || value.magnitude < 1)
  }

  // MARK: Disk

  @Test("a catalog is changed on disk in one step")
  func writing() throws {
    let catalog = try TemporaryCatalog()
    try catalog.addColor("Ink", Self.before)
    let set = try #require(try catalog.read().set(.color, named: "Ink"))
    var editor = try ContentsEditor(set)
    #expect(editor.path == catalog.inside("Ink.colorset/Contents.json"))
    editor.setColor(.white, for: EntrySlot("universal dark"))
    try editor.write()
    let color = try #require(try catalog.read().color(named: "Ink"))
    #expect(color.resolved(with: TraitCollection(userInterfaceStyle: .dark)) == .white)
    #expect(color.resolved(with: TraitCollection(userInterfaceStyle: .light)) == .black)
  }

  @Test("a write that fails leaves the file as it was")
  func failedWrite() throws {
    let catalog = try TemporaryCatalog()
    try catalog.addColor("Ink", Self.before)
    let set = try #require(try catalog.read().set(.color, named: "Ink"))
    var editor = try ContentsEditor(set)
    editor.setColor(.white, for: EntrySlot("universal"))
    // A folder that holds something stands where the file should go.
    let path = catalog.inside("Ink.colorset/Contents.json")
    try FileManager.default.removeItem(atPath: path)
    try catalog.folder.write("x", to: catalog.name("Ink.colorset/Contents.json/inside"))
    do throws(CatalogError) {
      try editor.write()
      Issue.record("a folder was replaced by a file")
    } catch {
      #expect(error.kind == .notWritten && error.path == path && !error.detail.isEmpty)
      #expect(error.description.hasPrefix("\(path): cannot be written: "))
    }
    #expect(
      catalog.folder.bytes(catalog.name("Ink.colorset/Contents.json/inside")) == Array("x".utf8))
    let listing = try FolderReader.list(catalog.inside("Ink.colorset"))
    #expect(listing.entries.map(\.name) == ["Contents.json"])
  }

  @Test("a set whose file is missing or no JSON cannot be edited")
  func notEditable() throws {
    let catalog = try TemporaryCatalog()
    try catalog.addColor("Broken", "{")
    try catalog.folder.makeFolder(catalog.name("Missing.colorset"))
    for set in try catalog.read().sets {
      #expect(throws: CatalogError.self, "\(set.name)") { try ContentsEditor(set) }
    }
  }
}

extension Color {
  /// A color whose components single precision holds exactly, or bytes of sRGB.
  fileprivate static func random(
    _ random: inout SeededGenerator, in space: ColorSpace, turn: Int
  ) -> Color {
    let edges: [Float] = [
      0, 1, -0.0, 0.5, -0.1, 1.1, 1e-10, -1e-20, .leastNormalMagnitude, .leastNonzeroMagnitude,
      1e-7, 123_456.789, 1e20, -3e38, .greatestFiniteMagnitude, 1.0 / 3, 0.1, 1e-4, 9.9999e-5,
    ]
    let component = { (random: inout SeededGenerator) -> Double in
      switch turn % 3 {
      case 0 where space == .sRGB: Double(random.index(under: 256)) / 255
      case 1: Double(random.pick(edges))
      default: Double(Float.random(in: -0.5...1.5, using: &random))
      }
    }
    let values = (0..<3).map { _ in component(&random) }
    let alpha = Double(Float.random(in: 0...1, using: &random))
    return space.isGray
      ? Color(space, values[0], 0, 0, alpha: alpha)
      : Color(space, values[0], values[1], values[2], alpha: alpha)
  }
}
