// SPDX-License-Identifier: MIT

import ChiaroMedia
import ChiaroProject
import ChiaroRaster
import ChiaroTestSupport
import Foundation
import Testing

@testable import ChiaroInterfaceBuilder

/// The fonts that an app brings along.
@Suite("Fonts of a project", .enabled(if: PangoTextShaper() != nil))
struct ProjectFontsTests {
  /// A project with a regular and a bold font, and a file that is none.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for file in ["Regular", "Bold"] {
      let path = "\(SourceTree.root)/Data/Fonts/JetBrainsMono-\(file).ttf"
      let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      _ = try folder.write([UInt8](bytes), to: "Fonts/\(file).ttf")
    }
    _ = try folder.write("version https://git-lfs.github.com/spec/v1", to: "Fonts/Other.otf")
    return folder
  }

  /// A name and a weight that code asks for, and the weight of the font that is taken, if any.
  private static let requests: [(name: String, weight: Int16, found: Int?)] = [
    ("JetBrainsMono-Regular", 400, 400),
    ("JetBrainsMono-Bold", 700, 700),
    ("JetBrains Mono", 400, 400),
    ("JetBrains Mono", 700, 700),
    ("jetbrainsmono-bold", 700, 700),
    ("JetBrainsMono-Regular", 700, 700),
    ("JetBrainsMono-Regular", 500, 400),
    ("JetBrainsMono-Thin", 100, nil),
    ("Georgia", 400, nil),
    ("", 400, nil),
  ]

  @Test("a font is found by its names and those of its family", arguments: requests)
  func found(_ request: (name: String, weight: Int16, found: Int?)) throws {
    let folder = try Self.folder()
    let fonts = ProjectFonts(try Project.scan(folder.path))
    var text = DisplayList.Text("M", size: 20, weight: request.weight)
    text.fontName = request.name
    #expect(fonts.face(of: text)?.weight == request.found)
    #expect(fonts.has(request.name) == (request.found != nil))
  }

  @Test("text of no name, or of another font, is the system's")
  func system() throws {
    let folder = try Self.folder()
    let shaper = try #require(
      SystemTextShaper(fonts: ProjectFonts(try Project.scan(folder.path))))
    var text = DisplayList.Text("iiMM", size: 20, weight: 700)
    let usual = shaper.measure(text, width: .infinity, lineLimit: 1)
    text.fontName = "Georgia-Bold"
    #expect(shaper.measure(text, width: .infinity, lineLimit: 1) == usual)
    text.fontName = "JetBrainsMono-Bold"
    let own = shaper.measure(text, width: .infinity, lineLimit: 1)
    #expect(abs(own.width - 48) < 0.1 && own != usual)
    #expect(abs(shaper.baseline(of: text) - 19.36) < 0.1)
    #expect(!shaper.shape(text, width: 100, height: 40, scale: 2).masks.isEmpty)
  }
}
