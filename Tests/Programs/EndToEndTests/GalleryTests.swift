// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroMedia
import ChiaroRaster
import ChiaroTestSupport
import Foundation
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
    arguments: ["sheet", "vibrancy", "swiftui-lists", "swiftui-materials"])
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
    "contrast on the pixels of every text is what the colors promise, or a range",
    arguments: [1, 2])
  func contrast(scale: Int) throws {
    let folder = try TemporaryFolder()
    let run = try run("--contrast", "json", "--scale", "\(scale)", in: folder)
    #expect(run.code == 0, "\(run.errors)")
    let report = try JSONDecoder().decode(ContrastReport.self, from: Data(run.output.utf8))
    #expect(report.missing.isEmpty, "labels of the tree of views that are not measured")
    #expect(report.texts.count == 8 * report.texts.count { $0.appearance == "light" })
    #expect(Set(report.texts.map(\.page)).count == 21)
    for text in report.texts {
      let isBehindSheet = text.page == "sheet" && ContrastReport.behindSheet.contains(text.text)
      // The last line of the backdrop stands below the screen's edge.
      let isCutOff = text.frame[3] < 2
      guard let lowest = text.lowest, let highest = text.highest else {
        #expect(isBehindSheet || isCutOff, "\(text) is not seen")
        continue
      }
      #expect(!isBehindSheet && 1 <= lowest && lowest <= highest && highest <= 21, "\(text)")
      guard let computed = text.computed else { continue }
      let errors = [lowest, highest].map { abs($0 / computed - 1) }
      #expect(errors.allSatisfy { $0 <= report.tolerance }, "\(text)")
    }
    let flat = report.texts.count { $0.computed != nil }
    #expect(report.tolerance <= 0.035 && flat > 800 && flat < report.texts.count - 300)
  }

  @Test("no page has an empty box in place of a character, or lacks a symbol or a picture")
  func boxes() throws {
    let folder = try TemporaryFolder()
    let run = try run("--output", "out", "--scale", "1", "--appearance", "light", in: folder)
    #expect(run.code == 0, "\(run.errors)")
    // What cannot be drawn as it should be would stand before this line.
    #expect(run.output == "21 pages in 1 appearances: out\n")
  }

  @Test("a phone's home indicator stands out from its ground", arguments: ["home", "sheet"])
  func homeIndicator(_ page: String) throws {
    let folder = try TemporaryFolder()
    _ = try run("--output", "out", "--scale", "1", page, in: folder)
    for style in ["light", "dark"] {
      let picture = try picture("\(page)-\(style)", in: folder)
      func color(_ x: Int, _ y: Int) -> Color { picture.color(x: x, y: y) }
      // 139 by 5 points in the middle, 8 above the lower edge.
      let ink = Set([130, 195, 260].flatMap { x in [832, 834].map { color(x, $0).hexText } })
      #expect(ink.count == 1, "\(ink.sorted())")
      for (x, y) in [(100, 833), (290, 833), (195, 828), (195, 839)] {
        #expect(ContrastRatio(color(195, 833), color(x, y)).value > 7, "\(style) \(x) \(y)")
      }
    }
  }

  @Test("every text of the first page is legible in every appearance, as the rules ask")
  func firstPage() throws {
    let folder = try TemporaryFolder()
    let run = try run("--contrast", "json", "--scale", "1", "home", in: folder)
    #expect(run.code == 0, "\(run.errors)")
    let report = try JSONDecoder().decode(ContrastReport.self, from: Data(run.output.utf8))
    #expect(report.texts.count > 50)
    for text in report.texts {
      let least = text.appearance.contains("high-contrast") ? 7.0 : 4.5
      #expect(text.computed ?? text.lowest ?? 0 >= least, "\(text)")
    }
  }

  @Test(
    "one thread and two give the same pixels, sRGB and Display P3 others", .timeLimit(.minutes(30)))
  func digests() throws {
    let folder = try TemporaryFolder()
    let run = try run("--digests", "--scale", "1", "vibrancy", "home", in: folder)
    let lines = run.output.split(separator: "\n")
    #expect(run.code == 0 && lines.count == 2 * 8 * 6, "\(run.errors)")
    for start in stride(from: 0, to: lines.count, by: 6) {
      let digests = lines[start..<start + 6].compactMap { $0.split(separator: " ").last }
      #expect(digests[0] == digests[1] && digests[3] == digests[4], "\(lines[start])")
      #expect(Set(digests).count == 4)
    }
  }

  @Test(
    "wrong arguments end with 2 and say what there is",
    arguments: [
      (["attic"], "no page attic; there are home, sheet"), (["--scale", "9"], "1, 2, 3"),
      (["--appearance", "noon"], "there are light, light-opaque"),
      (["--gamut", "cmyk"], "srgb, p3"), (["--depth", "4"], "8, 16"),
      (["--condition", "moon"], "no condition moon; there are protan"),
      (["--scale"], "--scale needs a value"), (["--blink"], "unknown option --blink"),
      (["--contrast", "yaml"], "there are json"),
    ])
  func wrong(arguments: [String], words: String) throws {
    let folder = try TemporaryFolder()
    let run = try Program(name: "Gallery", folder: folder.path).run(arguments)
    #expect(run.code == 2)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.output.isEmpty)
  }
}

/// What `Gallery --contrast json` prints, as far as the tests look at it.
private struct ContrastReport: Decodable {
  struct Text: Decodable {
    var page: String
    var appearance: String
    var text: String
    var frame: [Int]
    var computed: Double?
    var lowest: Double?
    var highest: Double?
  }

  struct Missing: Decodable {
    var page: String
    var text: String
  }

  var tolerance: Double
  var texts: [Text]
  var missing: [Missing]

  /// What the home screen says where a sheet covers it.
  static let behindSheet: Set = [
    "Summit Lake", "Twelve trails, two of them lit at night", "Plan a Walk", "Save", "Trails",
    "Saved", "Profile",
    """
    The path around the lake takes two hours. In the morning the fog lies over the water; \
    after sunset the lanterns on the eastern shore come on, and the hut stays open until ten.

    Bring a lamp for the last part: between the pines it is darker than it looks from here.
    """,
  ]
}
