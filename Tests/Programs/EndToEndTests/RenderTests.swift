// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroMedia
import ChiaroRaster
import ChiaroTestSupport
import Foundation
import Testing

/// Catalogs, pictures, colors and the gallery as PNG files.
@Suite("Render, from the command line")
struct RenderTests {
  private static let sand = "App/Assets.xcassets/Sand.colorset/Contents.json"

  private func picture(_ name: String, in folder: TemporaryFolder) throws -> Bitmap {
    let bytes = try #require(folder.bytes("\(name).png"), "\(name) was not written")
    return try SystemImageDecoder().decode(bytes).bitmap
  }

  /// The files of a folder and those in it, sorted.
  private func files(_ folder: TemporaryFolder, _ path: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path(path)).filter {
      $0.hasSuffix(".png")
    }.sorted()
  }

  /// The middle of a swatch's color.
  private func color(of picture: Bitmap, scale: Int = 2) -> Color {
    picture.color(x: 60 * scale, y: 60 * scale)
  }

  private func writeColors(_ colors: [String], to folder: TemporaryFolder) throws {
    for name in colors {
      try folder.write(
        #"{"colors":[{"idiom":"universal","color":{"color-space":"display-p3","components":"#
          + #"{"red":"1.000","green":"0.250","blue":"0.125","alpha":"1.000"}}}]}"#,
        to: "App/Assets.xcassets/\(name).colorset/Contents.json")
    }
  }

  @Test("a catalog is drawn: a file for each appearance that looks different, and sheets")
  func catalog() throws {
    let workspace = try Workspace()
    let run = try workspace.run(
      "render", "App", "--output", "out", "--scale", "1", "--only", "Brand/Lagoon", "--only",
      "Sand", "--only", "Wave", "--only", "Lighthouse")
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output == "2 colors and 2 images, 13 pictures: out\n")
    #expect(run.errors.contains("lighthouse.pdf is missing (dark)"))
    #expect(
      try files(workspace.folder, "out") == [
        "colors-dark-high-contrast.png", "colors-dark.png", "colors-light-high-contrast.png",
        "colors-light.png", "colors/Brand-Lagoon-dark.png", "colors/Brand-Lagoon-light.png",
        "colors/Sand-light.png", "images-dark-high-contrast.png", "images-dark.png",
        "images-light-high-contrast.png", "images-light.png", "images/Wave-dark.png",
        "images/Wave-light.png",
      ])
    let light = try picture("out/colors/Brand-Lagoon-light", in: workspace.folder)
    let dark = try picture("out/colors/Brand-Lagoon-dark", in: workspace.folder)
    #expect(light.size == PixelSize(width: 320, height: 196))
    #expect(color(of: light, scale: 1).hexText == "#00CBA1")
    #expect(color(of: dark, scale: 1).hexText == "#00EAC0")
    #expect(light.color(x: 2, y: 2).hexText == "#FFFFFF")
    #expect(dark.color(x: 2, y: 2).hexText == "#000000")
  }

  @Test("an appearance that is asked for gets a file, the others do not")
  func appearances() throws {
    let workspace = try Workspace()
    _ = try workspace.run(
      "render", "App", "--output", "out", "--only", "Sand", "--appearance",
      "dark-high-contrast", "--appearance", "dark")
    #expect(
      try files(workspace.folder, "out") == [
        "colors-dark-high-contrast.png", "colors-dark.png",
        "colors/Sand-dark-high-contrast.png", "colors/Sand-dark.png",
      ])
  }

  @Test("--gamut and --depth reach the files", arguments: [("srgb", 8), ("p3", 16)])
  func gamut(_ gamut: String, _ depth: Int) throws {
    let workspace = try Workspace()
    try writeColors(["Coal"], to: workspace.folder)
    let run = try workspace.run(
      "render", "App", "--output", "out", "--only", "Coal", "--gamut", gamut, "--depth",
      "\(depth)")
    #expect(run.code == 0, "\(run.errors)")
    let picture = try picture("out/colors/Coal-light", in: workspace.folder)
    #expect(picture.bitsPerChannel == depth)
    #expect(picture.colorSpace == (gamut == "p3" ? .displayP3 : .sRGB))
    let expected = Color(.displayP3, 1, 0.25, 0.125).converted(to: picture.colorSpace)
      .components.clamped(lowerBound: .zero, upperBound: .one)
    let gap = color(of: picture).components - expected
    #expect(max(gap.max(), -gap.min()) <= 1.0 / (depth == 16 ? 65_535 : 255))
  }

  @Test("under a condition colors are as they are seen, and so is their contrast")
  func condition() throws {
    let folder = try TemporaryFolder()
    let run = { (condition: String) in
      try Program(folder: folder.path).run(
        ["render", "#3366CC", "--output", condition, "--condition", condition])
    }
    #expect(try run("monochromacy").code == 0)
    let seen = color(of: try picture("monochromacy/colors/3366CC-light", in: folder))
    let expected = Color(.sRGB, 0.2, 0.4, 0.8).seen(under: .monochromacy())
    #expect(seen.hexText == expected.hexText)
    #expect(seen.components.x == seen.components.z)
    // In the sun black is no longer black.
    #expect(try run("sun").code == 0)
    let ground = try picture("sun/colors/3366CC-dark", in: folder).color(x: 2, y: 2)
    #expect(ground.hexText == Color.black.seen(under: .brightSun()).hexText)
  }

  @Test("names stay in the folder, and none hides another")
  func hostileNames() throws {
    let workspace = try Workspace()
    try FileManager.default.removeItem(atPath: workspace.folder.path("App/Assets.xcassets"))
    try writeColors(
      ["Rock", "ROCK", "~", "a\u{1B}[31mb", "new\nline", "-rf", "deep/../up"],
      to: workspace.folder)
    try workspace.folder.write(
      #"{"properties":{"provides-namespace":true}}"#,
      to: "App/Assets.xcassets/Group/Contents.json")
    try writeColors(["Group/Rock"], to: workspace.folder)
    let run = try workspace.run(
      "render", "App", "--output", "out", "--appearance", "light", "--scale", "1")
    #expect(run.code == 0, "\(run.errors)")
    let names = try files(workspace.folder, "out")
    let colors = names.filter { $0.hasPrefix("colors/") }
    #expect(colors.count == 8, "\(names)")
    #expect(Set(colors.map { $0.uppercased() }).count == colors.count)
    #expect(colors.contains("colors/Group-Rock-light.png"))
    #expect(names.joined().unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value < 0x7F })
    let beside = try FileManager.default.contentsOfDirectory(atPath: workspace.folder.path)
    #expect(Set(beside).isSubset(of: ["App", "out"]), "\(beside)")
  }

  @Test("a picture stands on each ground, its pixels one a point")
  func onePicture() throws {
    let folder = try TemporaryFolder()
    let red = Bitmap(
      size: PixelSize(width: 2, height: 1), samples: .eightBit([255, 0, 0, 255, 0, 0, 0, 0]),
      colorSpace: .sRGB, alphaState: .straight)
    try folder.write(try #require(PNGWriter.bytes(red)), to: "dot.png")
    let run = try Program(folder: folder.path).run(["render", "dot.png", "--output", "out"])
    #expect(run.output == "1 image, 6 pictures: out\n", "\(run.errors)")
    let dark = try picture("out/images/dot-dark", in: folder)
    #expect(dark.size == PixelSize(width: 68, height: 66))
    #expect(dark.color(x: 32, y: 32).hexText == "#FF0000")
    #expect(dark.color(x: 35, y: 33).hexText == "#000000")
    #expect(try picture("out/images/dot-light", in: folder).color(x: 35, y: 33) == .white)
  }

  @Test("what cannot be read ends with 3, what cannot be written with 74; no part of a file stays")
  func unreadable() throws {
    let workspace = try Workspace()
    try workspace.folder.write("not a picture", to: "broken.png")
    let broken = try workspace.run("render", "broken.png", "--output", "out")
    #expect(broken.code == 3 && broken.errors.contains("broken.png"))
    try workspace.folder.write("", to: "taken")
    let taken = try workspace.run("render", "red", "--output", "taken/out")
    #expect(taken.code == 74 && taken.errors.contains("taken"))
    let palette = try workspace.run(
      "palette", "--format", "png", "--output", "taken/palette.png")
    #expect(palette.code == 74)
  }

  @Test("a broken picture in a catalog is said, and the others are drawn")
  func brokenInCatalog() throws {
    let workspace = try Workspace()
    let set = "App/Assets.xcassets/Torn.imageset"
    try workspace.folder.write(
      #"{"images":[{"idiom":"universal","filename":"torn.png"}]}"#, to: "\(set)/Contents.json")
    try workspace.folder.write("torn", to: "\(set)/torn.png")
    let run = try workspace.run(
      "render", "App", "--output", "out", "--only", "Torn", "--only", "Wave", "--appearance",
      "light", "--appearance", "dark")
    #expect(run.code == 0 && run.errors.ranges(of: "torn.png").count == 1, "\(run.errors)")
    #expect(
      try files(workspace.folder, "out") == [
        "images-dark.png", "images-light.png", "images/Wave-dark.png", "images/Wave-light.png",
      ])
  }

  @Test("the palette is a picture, too, and the same twice")
  func palette() throws {
    let folder = try TemporaryFolder()
    let arguments = ["palette", "--platform", "tvos", "--format", "png", "--output", "a/p.png"]
    let run = try Program(folder: folder.path).run(arguments)
    #expect(run.code == 0 && run.errors == "picture: a/p.png\n" && run.output.isEmpty)
    let first = try #require(folder.bytes("a/p.png"))
    _ = try Program(folder: folder.path).run(arguments)
    #expect(folder.bytes("a/p.png") == first)
    let size = try picture("a/p", in: folder).size
    #expect(size.width == 2 * (304 + 6 * 148) && size.height > 400)
  }
}

extension RenderTests {
  @Test("the gallery is drawn by its own program, with the same options")
  func gallery() throws {
    let folder = try TemporaryFolder()
    let options = [
      "--scale", "1", "--appearance", "dark", "--gamut", "p3", "--depth", "16", "--condition",
      "deutan",
    ]
    let run = try Program(folder: folder.path).run(
      ["render", "Gallery", "--only", "symbols", "--output", "one"] + options)
    #expect(run.code == 0 && run.output == "1 pages in 1 appearances: one\n", "\(run.errors)")
    _ = try Program(folder: folder.path).run(
      ["render", "--output", "two"] + options + ["--gallery", "symbols"])
    _ = try Program(name: "Gallery", folder: folder.path).run(
      ["--output", "three", "symbols"] + options)
    let pictures = ["one", "two", "three"].map { folder.bytes("\($0)/symbols-dark.png") }
    #expect(pictures[0] != nil && Set(pictures).count == 1)
    let dark = try picture("one/symbols-dark", in: folder)
    #expect(dark.colorSpace == .displayP3 && dark.bitsPerChannel == 16)
    #expect(try files(folder, "one") == ["symbols-dark.png", "symbols.png"])
  }

  @Test("without the gallery's program beside it one line says which command builds it")
  func noGallery() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("chiaro")
    // Another test that starts a program meanwhile would hold a file that we write ourselves.
    #expect(try TestProgram("cp", [Program.path, path]).run() == .status(0))
    let run = try Program(name: path, folder: folder.path).run(["render", "Gallery"])
    #expect(run.code == 3)
    #expect(run.errors.contains("`swift build --product Gallery`"))
    #expect(run.errors.filter { $0 == "\n" }.count == 1)
  }
}
