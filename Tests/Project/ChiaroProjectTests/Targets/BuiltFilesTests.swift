// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroSource
import ChiaroTestSupport
import Testing

/// What lies among the files that an Xcode project builds, and is in no target.
@Suite("Files that are built")
struct BuiltFilesTests {
  /// A project whose one target builds files.
  private static func project(
    _ files: [String], shown: [String] = [], kind: String = "application"
  ) -> String {
    let names = files.indices.map { "F\($0)" }
    let others = shown.enumerated().map { index, path in
      "O\(index) = { path = \"\(path)\"; sourceTree = \"<group>\"; };\n"
    }
    let children = names + shown.indices.map { "O\($0)" }
    let references = zip(names, files).map { name, path in
      "\(name) = { path = \"\(path)\"; sourceTree = \"<group>\"; };\n"
        + "B\(name) = { isa = PBXBuildFile; fileRef = \(name); };\n"
    }
    return """
      // !$*UTF8*$!
      { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { children = (\(children.joined(separator: ", "))); sourceTree = "<group>"; };
      \(references.joined())\(others.joined())
      T = { isa = PBXNativeTarget; name = App; buildPhases = (S);
      productType = "com.apple.product-type.\(kind)"; };
      S = { isa = PBXSourcesBuildPhase;
      files = (\(names.map { "B\($0)" }.joined(separator: ", "))); };
      }; }
      """
  }

  /// The files of a project that are not built.
  private func left(
    _ files: [String], built: [String], shown: [String] = [], more: [String: String] = [:],
    kind: String = "application"
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    for path in files { _ = try folder.write("//", to: path) }
    for (path, text) in more { _ = try folder.write(text, to: path) }
    _ = try folder.write(
      Self.project(built, shown: shown, kind: kind), to: "App.xcodeproj/project.pbxproj")
    let project = try Project.scan(folder.path)
    let builtFiles = BuiltFiles(project, project.targets().targets)
    return (project.sources + project.storyboards + project.catalogs).filter(builtFiles.lacks)
      .map { Path.relative($0, to: project.root) }.sorted()
  }

  @Test(
    "a file in or under a folder with built files is left behind; elsewhere nobody knows",
    arguments: [
      ("App/Old.swift", true), ("App/Deep/Old.swift", true), ("App/Old.m", true),
      ("App/Old.storyboard", true), ("App/Old.xcassets/Contents.json", true),
      ("App/Base.lproj/Old.xib", true),
      ("Other/Old.swift", false), ("Old.swift", false), ("App2/Old.swift", false),
      ("App/A.swift", false),
    ])
  func left(_ path: String, _ isLeft: Bool) throws {
    let name = path.hasSuffix("/Contents.json") ? Path.parent(path) : path
    #expect(try left(["App/A.swift", path], built: ["App/A.swift"]) == (isLeft ? [name] : []))
  }

  @Test(
    "what Xcode shows and builds into nothing is left behind, wherever it lies",
    arguments: [
      ("Extension/Main.storyboard", "Extension/Main.storyboard", true),
      ("Extension/Main.storyboard", "Extension/Other.storyboard", false),
      ("Extension/A.swift", "Extension/A.swift", true), ("App/A.swift", "App/A.swift", false),
    ])
  func shown(_ path: String, _ shown: String, _ isLeft: Bool) throws {
    let left = try left(["App/A.swift", path], built: ["App/A.swift"], shown: [shown])
    #expect(left == (isLeft ? [path] : []))
  }

  @Test("tests build their own files and tell nothing of those beside them")
  func tests() throws {
    let files = ["Tests/A.swift", "Tests/Old.swift"]
    #expect(try left(files, built: ["Tests/A.swift"], kind: "bundle.unit-test") == [])
    #expect(try left(files, built: ["Tests/A.swift"]) == ["Tests/Old.swift"])
  }

  @Test("a package builds what lies in its folder")
  func packages() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])

      """
    let files = ["App/A.swift", "App/Kit/Sources/Kit/B.swift", "App/Kit/Old.swift"]
    #expect(
      try left(files, built: ["App/A.swift"], more: ["App/Kit/Package.swift": manifest]) == [])
    #expect(
      try left(files, built: ["App/A.swift"])
        == ["App/Kit/Old.swift", "App/Kit/Sources/Kit/B.swift"])
  }

  @Test(
    "where most of many files of a kind are in no target, the targets are not fully known",
    arguments: [(7, 3, true), (6, 4, false), (5, 4, true), (1, 8, true), (12, 8, false)])
  func unknown(_ built: Int, _ others: Int, _ isKnown: Bool) throws {
    let names = { (name: String, count: Int) in (1...count).map { "App/\(name)\($0).swift" } }
    let left = try left(
      names("A", built) + names("Old", others) + ["App/Old.m"], built: names("A", built))
    #expect(left == (["App/Old.m"] + (isKnown ? names("Old", others) : [])).sorted())
  }
}
