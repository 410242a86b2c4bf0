// SPDX-License-Identifier: MIT

import ChiaroMedia
import ChiaroRaster
import ChiaroTestSupport
import Testing

/// The gallery: pages become pictures.
@Suite("Gallery")
struct GalleryTests {
  private func run(_ arguments: String..., in folder: TemporaryFolder) throws -> Program.Run {
    try Program(name: "Gallery", folder: folder.path).run(arguments)
  }

  private func picture(_ name: String, in folder: TemporaryFolder) throws -> Bitmap {
    let bytes = try #require(folder.bytes("out/\(name).png"), "\(name) was not written")
    return try SystemImageDecoder().decode(bytes).bitmap
  }

  @Test(
    "a page is drawn in eight appearances and as a contact sheet",
    arguments: ["sheet", "vibrancy"])
  func page(_ name: String) throws {
    let folder = try TemporaryFolder()
    let run = try run("--output", "out", "--scale", "1", name, in: folder)
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output == "1 pages in 8 appearances: out\n")
    var pictures: [Bitmap] = []
    for style in ["light", "dark"] {
      for rest in ["", "-opaque", "-high-contrast", "-high-contrast-opaque"] {
        let picture = try picture("\(name)-\(style)\(rest)", in: folder)
        #expect(picture.size == PixelSize(width: 390, height: 844))
        let isOpaque = picture.isFullyOpaque
        #expect(isOpaque, "\(style)\(rest)")
        pictures.append(picture)
      }
    }
    // Increase Contrast alone makes materials opaque, so that its two pictures may be the same.
    let areApart = Set(pictures[..<4]).isDisjoint(with: Set(pictures[4...]))
    let haveContrast = pictures[0] != pictures[2] && pictures[4] != pictures[6]
    #expect(areApart && haveContrast)
    let sheet = try picture(name, in: folder)
    #expect(sheet.size.width == 4 * (390 + 24) + 24)
  }

  @Test("two runs give the same bytes")
  func same() throws {
    let folder = try TemporaryFolder()
    _ = try run("--output", "out", "--scale", "1", "materials", in: folder)
    let first = folder.bytes("out/materials.png")
    _ = try run("--output", "out", "--scale", "1", "materials", in: folder)
    let isSame = first != nil && folder.bytes("out/materials.png") == first
    #expect(isSame)
  }

  @Test(
    "wrong arguments end with 2 and say what there is",
    arguments: [
      (["attic"], "no page attic; there are home, sheet"), (["--scale", "9"], "1, 2, 3"),
      (["--appearance", "noon"], "there are light, light-opaque"),
      (["--gamut", "cmyk"], "srgb, p3"), (["--depth", "4"], "8, 16"),
      (["--condition", "moon"], "no condition moon; there are protan"),
      (["--scale"], "--scale needs a value"), (["--blink"], "unknown option --blink"),
    ])
  func wrong(arguments: [String], words: String) throws {
    let folder = try TemporaryFolder()
    let run = try Program(name: "Gallery", folder: folder.path).run(arguments)
    #expect(run.code == 2)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.output.isEmpty)
  }
}
