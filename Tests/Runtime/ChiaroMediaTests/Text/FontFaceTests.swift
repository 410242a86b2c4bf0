// SPDX-License-Identifier: MIT

import ChiaroRaster
import ChiaroTestSupport
import Foundation
import Testing

@testable import ChiaroMedia

/// Fonts of files, as an app brings them along.
@Suite("Fonts of files", .enabled(if: PangoTextShaper() != nil))
struct FontFaceTests {
  private static let folder = SourceTree.root + "/Data/Fonts"

  @Test(
    "a file tells its family, its names, weight and slant",
    arguments: [
      ("JetBrainsMono-Regular.ttf", "JetBrains Mono", "JetBrainsMono-Regular", 400),
      ("JetBrainsMono-Bold.ttf", "JetBrains Mono", "JetBrainsMono-Bold", 700),
    ])
  func facts(_ file: String, family: String, name: String, weight: Int) throws {
    let face = try #require(FontFace.faces(inFile: "\(Self.folder)/\(file)").first)
    #expect(face.family == family)
    #expect(face.names.contains(name) && face.names.contains(family))
    #expect(face.weight == weight)
    #expect(!face.isItalic)
  }

  @Test("a file with many weights in one has a font for each")
  func variable() {
    let weights = Set(FontFace.faces(inFile: Self.folder + "/Inter.ttf").map(\.weight))
    #expect(weights.isSuperset(of: [400, 600, 700]))
  }

  @Test("what is no font has none", arguments: ["/missing.ttf", "/../../README.md", ""])
  func others(_ path: String) {
    #expect(FontFace.faces(inFile: Self.folder + path).isEmpty)
  }

  @Test("text is set in the font, whatever weight it has, and as high as the font asks for")
  func shaping() throws {
    let path = Self.folder + "/JetBrainsMono-Bold.ttf"
    let face = try #require(FontFace.faces(inFile: path).first)
    let shaper = try #require(PangoTextShaper(face: face))
    for weight in [100, 400, 900] as [Int16] {
      let text = DisplayList.Text("iiMM", size: 20, weight: weight)
      let size = shaper.measure(text, width: .infinity, lineLimit: 1)
      #expect(abs(size.width - 48) < 0.1, "\(weight)")
      // The table hhea has 968 above the baseline, 241 below it and no gap, of 1,000.
      #expect(abs(size.height - 24.18) < 0.1, "\(weight)")
    }
  }

  @Test("a font that cannot be opened makes no shaper")
  func missing() throws {
    let folder = try TemporaryFolder()
    let bytes = try Data(contentsOf: URL(fileURLWithPath: Self.folder + "/JetBrainsMono-Bold.ttf"))
    let path = try folder.write([UInt8](bytes), to: "a.ttf")
    let face = try #require(FontFace.faces(inFile: path).first)
    _ = try folder.write("", to: "a.ttf")
    #expect(PangoTextShaper(face: face) == nil)
  }
}
