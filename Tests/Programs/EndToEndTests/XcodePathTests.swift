// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Testing

/// An Xcode project or workspace stands for the folder that it is in.
@Suite("Paths of Xcode projects")
struct XcodePathTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let project = """
      // !$*UTF8*$!
      { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (); };
      G = { children = (); sourceTree = "<group>"; };
      }; }
      """
    try folder.write(project, to: "App/App.xcodeproj/project.pbxproj")
    try folder.write("<Workspace/>", to: "App/App.xcworkspace/contents.xcworkspacedata")
    try folder.write(
      """
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":
      {"red":"0x33","green":"0x66","blue":"0x99","alpha":"1.000"}}}],
      "info":{"author":"xcode","version":1}}
      """, to: "App/Assets.xcassets/Brand.colorset/Contents.json")
    try folder.write("let a = 1\n", to: "App/View.swift")
    try folder.makeFolder("Other")
  }

  private func audit(_ path: String, from place: String = "") throws -> Program.Run {
    try Program(folder: folder.path(place)).run(["audit", path, "-q", "-f", "json"])
  }

  private static let paths = [
    ("", "App/App.xcodeproj"), ("", "App/App.xcodeproj/"), ("", "App/App.xcworkspace"),
    ("", "App/App.xcworkspace/"), ("", "./App/App.xcodeproj"), ("App", "App.xcodeproj"),
    ("App", "App.xcodeproj/"), ("App", "App.xcworkspace"), ("App", "App.xcworkspace/"),
    ("Other", "../App/App.xcodeproj"), ("Other", "../App/App.xcworkspace/"),
  ]

  @Test("what is reported is what the folder has", arguments: paths)
  func folders(_ place: String, _ path: String) throws {
    let whole = try audit("App")
    #expect(whole.output.contains("\"object\": \"Brand\""), "\(whole)")
    let run = try audit(path, from: place)
    #expect(run.output == whole.output && run.code == whole.code, "\(run)")
  }

  @Test("the folder's configuration governs", arguments: paths)
  func configuration(_ place: String, _ path: String) throws {
    try folder.write("only_rules: []\n", to: "App/.chiaro.yml")
    let run = try audit(path, from: place)
    #expect(run.code == 0 && !run.output.contains("Brand"), "\(run)")
  }

  @Test("an absolute path is taken too", arguments: ["", "/"])
  func absolute(_ end: String) throws {
    let run = try audit(folder.path("App/App.xcodeproj") + end)
    #expect(try run.output == audit("App").output, "\(run)")
  }

  @Test("where nothing is beside it, that is said")
  func empty() throws {
    try folder.makeFolder("Other/Empty.xcworkspace")
    let run = try audit("Other/Empty.xcworkspace")
    #expect(run.code == 3 && run.output.isEmpty, "\(run)")
  }
}
