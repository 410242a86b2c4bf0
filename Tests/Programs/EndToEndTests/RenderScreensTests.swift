// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTestSupport
import Foundation
import Testing

/// Storyboards and xibs as PNG files, JSON and a page.
@Suite("Render of screens, from the command line")
struct RenderScreensTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="retina4_7"/><scenes><scene sceneID="s"><objects>
    <viewController id="vc" storyboardIdentifier="../&lt;Card&gt;" sceneMemberID="viewController">
    <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="60" height="40"/>
    <color key="backgroundColor" name="Sand"/></view></viewController>
    </objects></scene></scenes></document>
    """

  @Test("screens are drawn into their folder, told as JSON, and not drawn again unless they change")
  func screens() throws {
    let workspace = try Workspace()
    let folder = workspace.folder
    let program = Program(folder: folder.path)
    try folder.write(Self.storyboard, to: "App/Main.storyboard")
    let arguments = [
      "render", "App", "--only", "screens", "--format", "json", "--scale", "1", "--output", "out",
    ]
    let run = try program.run(arguments)
    #expect(run.code == 0, "\(run.errors)")
    let told = try #require(JSONDocument.read(Array(run.output.utf8), file: "").document?.root)
    let screen = try #require(told["screens"]?.elements.first { _ in true })
    #expect(screen["file"]?.string == "Main.storyboard")
    #expect(screen["object"]?.string == "vc")
    #expect(screen["class"]?.string == "UIViewController")
    #expect(screen["size"]?.elements.compactMap(\.integer) == [60, 40])
    let view = try #require(screen["views"]?.elements.first { _ in true })
    #expect(view["frame"]?.elements.compactMap(\.integer) == [0, 0, 60, 40])
    #expect(view["colors"]?["backgroundColor"]?["light"]?.string?.hasPrefix("#") == true)
    #expect(told["elements"]?["unknown"]?.integer == 0)
    let paths = screen["pictures"]?.elements.compactMap { $0["path"]?.string } ?? []
    #expect(paths.count == 2)
    let out = folder.path("out")
    for path in paths {
      #expect(path.contains("/out/screens/Main.storyboard/"))
      #expect(FileManager.default.fileExists(atPath: path))
    }
    for name in ["index.html", "sheets/Main.storyboard-light.png"] {
      #expect(FileManager.default.fileExists(atPath: "\(out)/\(name)"), "\(name)")
    }
    let page = try String(contentsOfFile: "\(out)/index.html", encoding: .utf8)
    #expect(page.contains("../&lt;Card&gt;") && !page.contains("<Card>"))

    // What is the same is not drawn again; what was taken away is, and where a picture came.
    try Data("kept".utf8).write(to: URL(fileURLWithPath: paths[0]))
    #expect(try program.run(arguments).output == run.output)
    #expect(try Data(contentsOf: URL(fileURLWithPath: paths[0])) == Data("kept".utf8))
    try folder.write("", to: "App/loose.png")
    #expect(try program.run(arguments).output == run.output)
    #expect(try Data(contentsOf: URL(fileURLWithPath: paths[0])) != Data("kept".utf8))
    try FileManager.default.removeItem(atPath: paths[0])
    #expect(try program.run(arguments).output == run.output)
    #expect(FileManager.default.fileExists(atPath: paths[0]))
  }

  @Test("an audit's page shows the screens, and cuts out of them what was found")
  func audit() throws {
    let workspace = try Workspace()
    try workspace.folder.write(
      """
      <document targetRuntime="iOS.CocoaTouch"><objects><view id="v">
      <rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
      <label text="Name" alpha="0.2" id="pale"><rect key="frame" x="9" y="9" width="90" height="30"/>
      <color key="textColor" red="0.5" green="0" blue="0" alpha="1" colorSpace="custom"
      customColorSpace="sRGB"/></label></subviews>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/></view></objects></document>
      """, to: "App/Card.xib")
    let run = try workspace.run(
      "audit", "App", "--screens", "-o", "page.html", "--fail-on", "never", "--quiet")
    #expect(run.code == 0, "\(run.errors)")
    let path = workspace.folder.path("page.html")
    let page = try String(contentsOfFile: path, encoding: .utf8)
    for part in [
      "id=\"screen-0\"", "Card.xib", "class=\"cut c0\"", "Low contrast as drawn", "image/png",
    ] {
      #expect(page.contains(part), "\(part)")
    }
  }

  @Test(
    "where no screen can be drawn, it is said why",
    arguments: [(storyboard, "/bin/false"), ("<document><objects", nil)] as [(String, String?)])
  func failure(_ text: String, _ program: String?) throws {
    let workspace = try Workspace()
    try workspace.folder.write(text, to: "App/Main.storyboard")
    let environment = program.map { ["CHIARO_SCREENS": $0] } ?? [:]
    let run = try Program(folder: workspace.folder.path, environment: environment)
      .run(["render", "App", "--only", "screens", "--output", "out"])
    #expect(run.code == 3 && run.errors.contains("no screen could be drawn"), "\(run)")
    #expect(run.errors.contains("Main.storyboard:1: error: "), "\(run)")
  }

  @Test(
    "what is not for screens is refused",
    arguments: [
      "App --only screens --appearance dark", "App --only screens --condition sun",
      "App --only screens --gamut p3", "App/Main.storyboard --depth 16",
      "App --only screens --platform ios",
      "App/Main.storyboard --only Nope", "App --format json",
    ])
  func refused(_ line: String) throws {
    let workspace = try Workspace()
    try workspace.folder.write(Self.storyboard, to: "App/Main.storyboard")
    let words = ["render"] + line.split(separator: " ").map(String.init) + ["--output", "out"]
    let run = try Program(folder: workspace.folder.path).run(words)
    #expect(run.code == 2, "\(run)")
    #expect(FolderReader.identity(of: workspace.folder.path("out")) == nil)
  }

  @Test(
    "screens of files, of code, and of both are drawn as they are asked for",
    arguments: [
      (["screens"], ["Main.storyboard"]), (["code"], ["Card.swift"]),
      (["code", "screens"], ["Card.swift", "Main.storyboard"]),
    ])
  func kinds(_ only: [String], _ files: [String]) throws {
    let workspace = try Workspace()
    try workspace.folder.write(Self.storyboard, to: "App/Main.storyboard")
    try workspace.folder.write(
      "import SwiftUI\nstruct Card: View { var body: some View { Text(\"A\") } }\n",
      to: "App/Card.swift")
    let run = try Program(folder: workspace.folder.path).run(
      ["render", "App", "--format", "json", "--scale", "1", "--output", "out"]
        + only.flatMap { ["--only", $0] })
    let told = try #require(JSONDocument.read(Array(run.output.utf8), file: "").document?.root)
    let drawn = told["screens"]?.elements.compactMap { $0["file"]?.string } ?? []
    #expect(run.code == 0 && drawn.sorted() == files, "\(run)")
  }

  @Test("a storyboard alone is told as JSON")
  func alone() throws {
    let workspace = try Workspace()
    try workspace.folder.write(Self.storyboard, to: "App/Main.storyboard")
    let run = try workspace.run(
      "render", "App/Main.storyboard", "--format", "json", "--scale", "1", "--output", "out")
    #expect(run.code == 0 && run.output.hasPrefix("{"), "\(run)")
  }

  @Test("what a compiled storyboard keeps of its document is drawn; without, it is said")
  func compiled() throws {
    let workspace = try Workspace()
    let folder = workspace.folder
    try folder.write(Self.storyboard, to: "App/Main.storyboardc/designable.storyboard")
    try folder.write("NIBArchive", to: "App/Old.storyboardc/view.nib")
    let run = try workspace.run(
      "render", "App", "--only", "screens", "--format", "json", "--scale", "1", "--output", "out")
    #expect(run.code == 0, "\(run.errors)")
    let told = try #require(JSONDocument.read(Array(run.output.utf8), file: "").document?.root)
    let files = told["screens"]?.elements.compactMap { $0["file"]?.string } ?? []
    #expect(files == ["Main.storyboardc/designable.storyboard"])
    let odd = try #require(told["diagnostics"]?.elements.first { _ in true })
    #expect(odd["id"]?.string == "interface-compiled" && odd["file"]?.string == "Old.storyboardc")
    #expect(odd["severity"]?.string == "warning")
  }

  @Test("a page shows an earlier folder beside the new one: what changed, came and went")
  func beforeAndAfter() throws {
    let workspace = try Workspace()
    let folder = workspace.folder
    try folder.write(Self.storyboard, to: "App/Main.storyboard")
    try folder.write(Self.storyboard, to: "App/Gone.storyboard")
    let draw = ["render", "App", "--only", "screens", "--scale", "1", "--no-findings"]
    #expect(try Program(folder: folder.path).run(draw + ["--output", "old"]).code == 0)
    try FileManager.default.removeItem(atPath: folder.path("App/Gone.storyboard"))
    try folder.write(Self.storyboard, to: "App/New.storyboard")
    let blue = "systemColor=\"systemBlueColor\""
    try folder.write(
      Self.storyboard.replacing("name=\"Sand\"", with: blue), to: "App/Main.storyboard")
    let run = try Program(folder: folder.path).run(
      draw + ["--output", "out/new", "--before", "old"])
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.errors.contains("1 changed, 1 new, 1 gone, 0 same"), "\(run.errors)")
    let page = try String(
      contentsOfFile: folder.path("out/new/before-and-after.html"), encoding: .utf8)
    #expect(page.contains("src=\"../../old/screens/Gone.storyboard/"))
    #expect(page.contains("src=\"screens/New.storyboard/"))

    let missing = try Program(folder: folder.path).run(
      draw + ["--output", "out/new", "--before", "nowhere"])
    #expect(missing.code == 3 && missing.errors.contains("screens.json"), "\(missing)")
    try folder.write("{}", to: "odd/screens.json")
    let odd = try Program(folder: folder.path).run(
      draw + ["--output", "out/new", "--before", "odd"])
    #expect(odd.code == 3 && odd.errors.contains("does not list screens"), "\(odd)")
  }

  @Test("pictures outside of the earlier folder are not shown")
  func outside() throws {
    let workspace = try Workspace()
    let folder = workspace.folder
    try folder.write(Self.storyboard, to: "App/Main.storyboard")
    try folder.write(
      """
      {"screens": [{"name": "x", "class": "y", "file": "z", "size": [1, 1], "pictures": [
      {"appearance": {"style": "light"}, "path": "/etc/a.png"},
      {"appearance": {"style": "dark"}, "path": "../../b.png"}]}]}
      """, to: "old/screens.json")
    let run = try workspace.run(
      "render", "App", "--only", "screens", "--scale", "1", "--output", "new", "--before", "old",
      "--no-findings")
    #expect(run.code == 0, "\(run.errors)")
    let page = try String(
      contentsOfFile: folder.path("new/before-and-after.html"), encoding: .utf8)
    #expect(!page.contains("a.png") && !page.contains("b.png") && page.contains("<h2>z</h2>"))
  }

  @Test("a project without storyboards says so where screens are asked for")
  func none() throws {
    let workspace = try Workspace()
    let run = try workspace.run("render", "App", "--only", "screens", "--output", "out")
    #expect(run.code == 3)
    #expect(run.errors.contains("no storyboard and no xib"))
  }
}
