// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTestSupport
import Testing

/// The paths in reports: the same, whatever was asked for and from wherever.
@Suite("Paths in reports")
struct ReportPathTests {
  private static let file = "Lighthouse.imageset/Contents.json"

  /// A copy of the example whose one finding is an error, whatever was learned of it.
  private static func workspace() throws -> Workspace {
    let workspace = try Workspace()
    for path in [".chiaro.yml", "App/.chiaro.yml"] {
      try workspace.folder.write("severities: {missing-file: error}\n", to: path)
    }
    return workspace
  }

  private static func run(
    _ paths: [String], from folder: String, _ format: String
  ) throws -> Program.Run {
    try Program(folder: folder).run(
      ["audit"] + paths + ["--only", "missing-file", "-q", "--format", format])
  }

  @Test(
    "are relative to the project in every format",
    arguments: ["terminal", "json", "junit", "markdown", "html"],
    [
      ("", "App", "Assets.xcassets/"), ("", "./App/", "Assets.xcassets/"),
      ("App", ".", "Assets.xcassets/"), ("", "<root>/App", "Assets.xcassets/"),
      ("Other", "../App", "Assets.xcassets/"), ("App/Assets.xcassets", "..", "Assets.xcassets/"),
      ("", "App/Assets.xcassets", "Assets.xcassets/"),
      ("App", "Assets.xcassets", "Assets.xcassets/"),
      ("", "App Other", "App/Assets.xcassets/"), ("Other", ". ../App", "App/Assets.xcassets/"),
      ("", "App App/Assets.xcassets", "Assets.xcassets/"), ("", ".", "App/Assets.xcassets/"),
    ])
  func relative(_ format: String, _ row: (folder: String, paths: String, start: String)) throws {
    let workspace = try Self.workspace()
    try workspace.folder.write("{}", to: "Other/Empty.xcassets/Contents.json")
    let root = workspace.folder.path
    let paths = row.paths.split(separator: " ").map {
      $0.hasPrefix("<root>") ? root + $0.dropFirst(6) : String($0)
    }
    let run = try Self.run(paths, from: Path.join(root, row.folder), format)
    #expect(run.code == 1, "\(run.errors)")
    // A page breaks lines at the slashes of a path.
    let text = run.output.replacing("<wbr>", with: "")
    let places = text.ranges(of: Self.file)
    #expect(!places.isEmpty)
    for place in places {
      let before = text[..<place.lowerBound]
      let path = before.reversed().prefix { $0.isLetter || "./-_".contains($0) }.reversed()
      #expect(String(path) == row.start)
    }
    #expect(!text.contains(root))
  }

  @Test(
    "start at the top of the repository for GitHub and code scanning",
    arguments: [
      ("", "App", true, "App/", ""), ("App", ".", true, "App/", ""),
      ("App", "Assets.xcassets", true, "App/", ""), ("App", ".", false, "", "App/"),
      ("", "App", false, "App/", ""), ("Other", "../App", false, "", "App/"),
    ])
  func repository(
    _ folder: String, _ path: String, _ isRepository: Bool, _ start: String, _ base: String
  ) throws {
    let workspace = try Self.workspace()
    try workspace.folder.makeFolder("Other")
    if isRepository { try Git.run(["init", "-q"], in: workspace.folder.path) }
    let root = workspace.folder.path
    let place = "\(start)Assets.xcassets/\(Self.file)"
    let lines = try Self.run([path], from: Path.join(root, folder), "github").output
    #expect(lines.hasPrefix("::error file=\(place),line="))
    let sarif = try Self.run([path], from: Path.join(root, folder), "sarif").output
    #expect(sarif.contains("\"uri\": \"\(place)\""))
    let real = try #require(FileReader.realPath(root))
    #expect(sarif.contains("\"uri\": \"file://\(real)/\(base)\""))
    let xcode = try Self.run([path], from: Path.join(root, folder), "xcode").output
    #expect(xcode.hasPrefix("\(real)/App/Assets.xcassets/\(Self.file):"))
  }

  @Test("findings have one identity, however the project was given")
  func fingerprints() throws {
    let workspace = try Workspace()
    let root = workspace.folder.path
    let found = try [("", "App"), ("App", "."), ("App", "../App/"), ("App", "Assets.xcassets")]
      .map { folder, path in
        try Self.run([path], from: Path.join(root, folder), "json").output
          .split(separator: "\n").filter { $0.contains("fingerprint") }
      }
    #expect(found[0].count == 1 && Set(found).count == 1)
  }
}
