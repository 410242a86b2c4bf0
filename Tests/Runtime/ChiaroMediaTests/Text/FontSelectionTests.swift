// SPDX-License-Identifier: MIT

import ChiaroRaster
import ChiaroTestSupport
import Foundation
import Testing

@testable import ChiaroMedia

/// A text is the same picture everywhere.
@Suite("Fonts", .enabled(if: Shapers.bundled != nil))
struct FontSelectionTests {
  static let text = "The quick brown fox 다람쥐 헌 쳇바퀴에 타고파 0123"

  @Test("the fonts are part of the program")
  func bundled() throws {
    #expect(try #require(Shapers.bundled).missingFonts == [])
  }

  @Test("two shapers give the same bytes")
  func repeatable() throws {
    let (one, other) = (try #require(PangoTextShaper()), try #require(PangoTextShaper()))
    #expect(one.shaped(Self.text, scale: 2) == other.shaped(Self.text, scale: 2))
  }

  @Test("many threads at once give the same bytes")
  func threads() async throws {
    let shaper = try #require(Shapers.bundled)
    let expected = shaper.shaped(Self.text, width: 100)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<32 { group.addTask { shaper.shaped(Self.text, width: 100) == expected } }
      for await isSame in group { #expect(isSame) }
    }
  }

  /// Letters of fourteen scripts, each of a file of its own.
  static let scripts = "a 가 ש ع א ไ ລ ა ա Ꭰ ᐁ አ ཀ က ក ᠠ"

  /// Cairo keeps ten font files open in the whole process and closes others, whoever draws with
  /// them: a lock for each shaper is not enough.
  @Test("shapers of their own draw side by side", .enabled(if: Shapers.noto != nil))
  func sideBySide() async throws {
    @Sendable func pictures() -> [ShapedText] {
      let shaper = PangoTextShaper(fonts: .pinned(["/usr/share/fonts/truetype/noto"]))
      // In one size alone the letters would be kept, and no file opened again.
      return (8..<24).compactMap { size in
        let svg = """
          <svg xmlns="http://www.w3.org/2000/svg"><text y="20" font-size="\(size)">\(Self.scripts)
          </text></svg>
          """
        #expect(throws: Never.self) { try SystemImageDecoder().decode(Array(svg.utf8)) }
        return shaper?.shaped(Self.scripts, Float(size))
      }
    }
    let expected = pictures()
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<4 { group.addTask { pictures() == expected } }
      for await isSame in group { #expect(isSame) }
    }
  }

  @Test("what else is installed changes nothing")
  func installed() throws {
    // Letters that a font of this machine may well have: they stay unknown.
    let foreign = "漢字 مرحبا สวัสดี 😀"
    let shaper = try #require(Shapers.bundled)
    #expect(shaper.shaped(foreign).unknownGlyphs == 2 + 5 + 6 + 1)
    #expect(shaper.shaped(foreign).pictures.isEmpty)
  }

  @Test("another font in the list changes no letter that the program's fonts have")
  func added() throws {
    let folder = try TemporaryFolder()
    let other = SourceTree.root + "/Data/Fonts/NotoSansKR-Bold.otf"
    try folder.write([UInt8](Data(contentsOf: URL(fileURLWithPath: other))), to: "x/Other.otf")
    let shaper = try #require(PangoTextShaper(fonts: .pinned([folder.path])))
    #expect(shaper.missingFonts == [])
    let bundled = try #require(Shapers.bundled)
    #expect(shaper.shaped("The quick") == bundled.shaped("The quick"))
  }

  @Test("files and folders that are not there are told, and the others serve")
  func missing() throws {
    let folder = try TemporaryFolder()
    try folder.write("no font", to: "text.ttf")
    let paths = ["/nowhere", folder.path("text.ttf")]
    let shaper = try #require(PangoTextShaper(fonts: .pinned(paths)))
    #expect(shaper.missingFonts == paths)
    #expect(shaper.shaped("ab") == Shapers.bundled?.shaped("ab"))
  }

  @Test("the system's fonts come after the program's")
  func system() throws {
    let shaper = try #require(PangoTextShaper(fonts: .system))
    #expect(shaper.fonts == .system)
    #expect(shaper.size("한국어").height > 0)
  }

  /// What the masks are on Debian 12; elsewhere outlines may differ in a last bit.
  static let digests: [(String, Int16, UInt64)] = [
    ("Hamburgefonts", 400, 15_873_394_590_482_328_461),
    ("Hamburgefonts", 700, 16_448_645_708_648_152_075),
    ("한국어 똠방각하", 400, 7_140_564_412_828_805_278),
  ]

  @Test("letters are these bytes", arguments: digests)
  func golden(_ string: String, _ weight: Int16, _ digest: UInt64) throws {
    guard PangoTextShaper.libraries == "pango 1.50.12, cairo 1.16.0" else { return }
    let shaped = try #require(Shapers.bundled).shaped(string, 20, weight: weight, scale: 2)
    #expect(shaped.digest == digest)
  }
}
