// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroSource
import ChiaroTestSupport
import Testing

extension FileKind {
  fileprivate static let theme = FileKind(rawValue: ".Theme.json")
}

/// The inventory of all files, whatever their kind, on disk and in memory.
@Suite("The inventory of a project")
struct InventoryTests {
  private static let files = [
    "App/Main.swift", "App/Themes/dark.theme.json", "App/Themes/LIGHT.THEME.JSON",
    "App/Themes/theme.json", "App/Info.plist", "App/Notes", "App/Assets.xcassets/Contents.json",
    "App/Assets.xcassets/a.theme.json", "App/App.icon/icon.json", "Pods/x.theme.json",
    ".hidden/x.theme.json", "zeta.lottie", "DerivedData/x.theme.json",
  ]

  private static func tree(_ more: [String: String] = [:]) -> MemoryTree {
    var contents = Dictionary(uniqueKeysWithValues: files.map { ("p/\($0)", Array("{}".utf8)) })
    contents["p/App/Info.plist"] = Array("<plist><dict/></plist>".utf8)
    for (path, text) in more { contents["p/\(path)"] = Array(text.utf8) }
    return MemoryTree(contents)
  }

  @Test("files of any kind are found in memory and on disk, by the endings of their names")
  func kinds() throws {
    let folder = try TemporaryFolder()
    for file in Self.files { try folder.write("<plist><dict/></plist>", to: file) }
    let disk = try Project.scan(folder.path)
    let memory = try Project.scan("p", in: Self.tree())
    for project in [disk, memory] {
      #expect(
        project.files.map(\.relativePath) == [
          "App/Info.plist", "App/Main.swift", "App/Notes", "App/Themes/LIGHT.THEME.JSON",
          "App/Themes/dark.theme.json", "App/Themes/theme.json", "zeta.lottie",
        ])
      #expect(
        project.files(of: .theme).map(\.name) == ["LIGHT.THEME.JSON", "dark.theme.json"])
      #expect(project.files(of: .json).count == 3)
      #expect(project.files(of: .swift).map(\.path) == project.sources)
      #expect(project.files(of: FileKind(rawValue: "")).isEmpty)
      #expect(project.files.map { $0.kind?.rawValue }.last == "lottie")
      #expect(project.catalogs == [project.root + "/App/Assets.xcassets"])
      #expect(project.infoPlists.map(\.path) == [project.root + "/App/Info.plist"])
    }
  }

  @Test("what git ignores and what the options exclude is not among the files")
  func leftOut() throws {
    let tree = Self.tree([".gitignore": "*.lottie\nLIGHT*\n"])
    var options = Project.Options()
    #expect(try Project.scan("p", in: tree, options: options).files(of: .theme).count == 1)
    options.excluded = [Glob("dark.*")]
    let project = try Project.scan("p", in: tree, options: options)
    #expect(project.files(of: .theme).isEmpty)
    #expect(!project.files.contains { $0.name == "zeta.lottie" })
  }

  @Test("a file's content comes from the tree in which it was found, within a limit")
  func content() throws {
    let project = try Project.scan("p", in: Self.tree())
    let file = try #require(project.files(of: .theme).first)
    #expect(try project.bytes(of: file) == Array("{}".utf8))
    #expect(throws: FileError.self) { try project.bytes(of: file, limit: 1) }
    let gone = Project(root: "p", in: MemoryTree([:]))
    #expect(throws: FileError.self) { try gone.bytes(of: file) }
  }

  @Test("more files than the limit are told once, and found by their meaning all the same")
  func limit() throws {
    var options = Project.Options()
    options.files = 2
    let project = try Project.scan("p", in: Self.tree(), options: options)
    #expect(project.files.count == 2)
    #expect(project.diagnostics.map(\.id) == ["project-too-large"])
    #expect(project.sources == ["p/App/Main.swift"])
    options.files = Self.files.count
    #expect(try Project.scan("p", in: Self.tree(), options: options).diagnostics.isEmpty)
  }

  @Test("a project that was not searched for has the files that it was given")
  func given() {
    var project = Project(root: "p")
    for path in ["b.theme.json", "Themes/./a.theme.json"] { project.addFile(path) }
    #expect(project.files(of: .theme).map(\.path) == ["p/Themes/a.theme.json", "p/b.theme.json"])
  }

  @Test("targets list the files of the kinds that are asked for, as their manifest says")
  func targets() throws {
    let manifest = """
      let package = Package(
        name: "p", targets: [.target(name: "App", exclude: ["Themes/theme.json"])])
      """
    let tree = MemoryTree([
      "p/Package.swift": Array(manifest.utf8), "p/Sources/App/A.swift": [],
      "p/Sources/App/Themes/dark.theme.json": [], "p/Sources/App/Themes/theme.json": [],
      "p/Sources/App/Settings.plist": [], "p/other.theme.json": [],
    ])
    let project = try Project.scan("p", in: tree)
    #expect(project.targets().targets.map(\.files) == [[]])
    let (targets, left) = project.targets(listing: [.json, .propertyList, .swift])
    let target = try #require(targets.first)
    #expect(targets.count == 1 && target.infoPlists.isEmpty)
    #expect(
      target.files == [
        "p/Sources/App/A.swift", "p/Sources/App/Settings.plist",
        "p/Sources/App/Themes/dark.theme.json",
      ])
    #expect(target.sources == ["p/Sources/App/A.swift"])
    #expect(left.map(\.path) == ["p/Package.swift"])
  }

  @Test("an Xcode target lists the resources it names, and what is in folders it copies")
  func xcode() throws {
    let project = """
      { objects = {
        R = { mainGroup = G; targets = (T); };
        G = { children = (A, F); };
        A = { path = "one.theme.json"; }; F = { path = "Themes"; };
        T = { name = App; productType = "com.apple.product-type.application"; buildPhases = (P); };
        P = { files = (B, C); }; B = { fileRef = A; }; C = { fileRef = F; };
      }; rootObject = R; }
      """
    let tree = MemoryTree([
      "p/App.xcodeproj/project.pbxproj": Array(project.utf8), "p/one.theme.json": [],
      "p/Themes/deep/two.theme.json": [], "p/three.theme.json": [],
    ])
    let found = try Project.scan("p", in: tree)
    #expect(
      found.targets(listing: [.theme]).targets.map(\.files) == [
        ["p/Themes/deep/two.theme.json", "p/one.theme.json"]
      ])
  }
}
