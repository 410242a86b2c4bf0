// SPDX-License-Identifier: MIT

import ChiaroRaster
import ChiaroTestSupport
import Foundation
import Testing

@testable import ChiaroMedia

/// A small font with letters that the program's fonts do not have.
private enum HebrewFont {
  static let path = "/usr/share/fonts/truetype/noto/NotoSansHebrew-Regular.ttf"
  static var isInstalled: Bool { FileManager.default.fileExists(atPath: path) }
}

/// Broken and hostile fonts among those that a shaper is given: text is set all the same.
@Suite("Hostile fonts", .enabled(if: Shapers.bundled != nil && HebrewFont.isInstalled))
struct HostileFontTests {
  private static let text = "שלום אבגד"

  /// A font's bytes, and where its tables are.
  private struct FontFile {
    var bytes: [UInt8]
    let tables: [String: Range<Int>]

    init() throws {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: HebrewFont.path)))
      func number(_ at: Int, _ count: Int) -> Int {
        bytes[at..<at + count].reduce(0) { $0 << 8 | Int($1) }
      }
      let entries = (0..<number(4, 2)).map { 12 + 16 * $0 }
      tables = Dictionary(
        uniqueKeysWithValues: entries.map { entry in
          let start = number(entry + 8, 4)
          let name = String(decoding: bytes[entry..<entry + 4], as: UTF8.self)
          return (name, start..<start + number(entry + 12, 4))
        })
      self.bytes = bytes
    }

    /// The font with bytes of a table overwritten from an offset on.
    func with(_ table: String, _ offset: Int, _ new: [UInt8]) -> [UInt8] {
      guard let range = tables[table] else { return bytes }
      var changed = bytes
      let start = range.lowerBound + offset
      let end = min(start + new.count, range.upperBound)
      changed.replaceSubrange(start..<end, with: new.prefix(end - start))
      return changed
    }

    /// The font with every glyph made of itself, twice.
    var recursive: [UInt8] {
      guard let loca = tables["loca"], let glyf = tables["glyf"], let head = tables["head"] else {
        return bytes
      }
      let isLong = bytes[head.lowerBound + 51] == 1
      let starts = stride(from: loca.lowerBound, to: loca.upperBound, by: isLong ? 4 : 2).map {
        let entry = bytes[$0..<$0 + (isLong ? 4 : 2)].reduce(0) { $0 << 8 | Int($1) }
        return glyf.lowerBound + (isLong ? entry : 2 * entry)
      }
      var changed = bytes
      for (glyph, start) in starts.dropLast().enumerated() where starts[glyph + 1] - start >= 26 {
        let own: [UInt8] = .bigEndian(glyph, count: 2)
        // More components follow; arguments are words, and offsets.
        changed.replaceSubrange(start..<start + 2, with: [0xFF, 0xFF])
        changed.replaceSubrange(
          start + 10..<start + 26,
          with: [0, 0x23] + own + [0, 9, 0, 9] + [0, 0x03] + own + [0, 5, 0, 5])
      }
      return changed
    }
  }

  /// Sets a text with a font, and checks that what comes of it is bounded.
  private func check(_ bytes: [UInt8], _ name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(bytes, to: "hostile.ttf")
    let shaper = try #require(PangoTextShaper(fonts: .pinned([folder.path("hostile.ttf")])))
    let shaped = shaper.shaped(Self.text, 40, scale: 2)
    for mask in shaped.masks {
      #expect(mask.mask.size.pixelCount <= 1 << 26, "\(name)")
    }
    #expect(shaper.size(Self.text, 40).width.isFinite, "\(name)")
    // The program's own letters are not touched by it.
    #expect(shaper.shaped("The quick") == Shapers.bundled?.shaped("The quick"), "\(name)")
  }

  @Test("the font itself has the letters, so that the others are looked at")
  func itself() throws {
    let shaper = try #require(PangoTextShaper(fonts: .pinned([HebrewFont.path])))
    #expect(shaper.shaped(Self.text).unknownGlyphs == 0)
    #expect(Shapers.bundled?.shaped(Self.text).unknownGlyphs ?? 0 > 0)
  }

  @Test("a font that ends anywhere", arguments: [0, 3, 11, 12, 100, 300, 1_000, 5_000, 12_000])
  func truncated(length: Int) throws {
    let font = try FontFile()
    try check(Array(font.bytes.prefix(length)), "\(length) bytes")
    try check(Array(font.bytes.dropLast(length)), "without \(length) bytes")
  }

  @Test("tables that lie about themselves")
  func lies() throws {
    let font = try FontFile()
    var many = font.bytes
    many.replaceSubrange(4..<6, with: [0xFF, 0xFF])
    try check(many, "65,535 tables")
    for (name, offset) in [("offset", 8), ("length", 12)] {
      var far = font.bytes
      for entry in 0..<font.tables.count {
        let start = 12 + 16 * entry + offset
        far.replaceSubrange(start..<start + 4, with: [0x7F, 0xFF, 0xFF, 0xF0])
      }
      try check(far, "every \(name) too far")
    }
    try check(font.with("maxp", 4, [0xFF, 0xFF]), "65,535 glyphs")
    try check(font.with("head", 18, [0, 0]), "no units in an em")
    try check(font.with("head", 18, [0, 1]), "one unit in an em")
    try check(font.with("hhea", 4, [0x7F, 0xFF, 0x80, 0x00]), "lines as high as numbers go")
    try check(font.with("loca", 0, [UInt8](repeating: 0xFF, count: 4_000)), "glyphs far away")
    try check(font.with("hmtx", 0, [UInt8](repeating: 0x7F, count: 4_000)), "wide glyphs")
    for table in ["cmap", "GSUB", "GPOS", "GDEF", "name", "OS/2", "post"] {
      try check(font.with(table, 0, [UInt8](repeating: 0xFF, count: 4_000)), "\(table) of ones")
      try check(font.with(table, 0, [UInt8](repeating: 0, count: 4_000)), "\(table) of zeros")
    }
  }

  @Test("glyphs made of themselves, and instructions without end")
  func loops() throws {
    let font = try FontFile()
    try check(font.recursive, "every glyph of itself")
    // PUSHW −3, JMPR: back to where it began.
    let loop: [UInt8] = [0xB8, 0xFF, 0xFD, 0x1C]
    for table in ["fpgm", "prep"] { try check(font.with(table, 0, loop), "a loop in \(table)") }
  }

  @Test("mutants of a font", arguments: 0..<4)
  func mutants(seed: UInt64) throws {
    let font = try FontFile()
    var generator = SeededGenerator(seed: seed + 77)
    for index in 0..<12 {
      try check(
        ByteMutator.mutant(of: font.bytes, [font.bytes], &generator), "mutant \(seed).\(index)")
    }
  }
}
