// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroSource
import ChiaroTestSupport
import Foundation
import Testing

/// Projects that are made to keep a search busy or to lead it elsewhere.
@Suite("Hostile projects")
struct HostileProjectTests {
  /// `id path` of every diagnostic, the path as seen from the folder.
  private func reports(_ project: Project, _ folder: TemporaryFolder) -> [String] {
    project.diagnostics.map { "\($0.id) \(Path.relative($0.location.file, to: folder.path))" }
  }

  @Test("a project must be a folder")
  func noFolder() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("x", to: "file")
    for (path, kind, text) in [
      (folder.path("no"), ProjectError.Kind.notFound, "no such folder"),
      (file, .notAFolder, "not a folder (expected a project or an .xcassets folder)"),
      ("", .notFound, "no such folder"),
    ] {
      do throws(ProjectError) {
        _ = try Project.scan(path)
        Issue.record("\(path) was searched")
      } catch {
        #expect(error.kind == kind && error.path == path)
        #expect(error.description == "\(path): \(text)")
      }
    }
  }

  // MARK: Links

  @Test("links in a cycle are not followed, whatever they are called")
  func cycles() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "App/A.xcassets/Contents.json")
    try folder.link("App/up", to: "..")
    try folder.link("App/self", to: "self")
    try folder.link("App/one", to: "two")
    try folder.link("App/two", to: "one")
    try folder.link("App/Loop.xcassets", to: "Loop.xcassets")
    try folder.link("App/Dangling.xcassets", to: "nowhere")
    try folder.link("App/A.xcassets/back", to: "../..")
    let project = try Project.scan(folder.path)
    #expect(project.catalogs == [folder.path("App/A.xcassets")])
    #expect(reports(project, folder) == [])
  }

  @Test("a project file that is a link is not read, since it may lead anywhere")
  func linkedProject() throws {
    let folder = try TemporaryFolder()
    let text = "{ rootObject = P; objects = { P = { targets = (T); }; T = { name = Secret; }; }; }"
    try folder.write(text, to: "outside/project.pbxproj")
    try folder.makeFolder("in/App.xcodeproj")
    try folder.link("in/App.xcodeproj/project.pbxproj", to: "../../outside/project.pbxproj")
    let project = try Project.scan(folder.path("in"))
    #expect(project.targets().targets.map(\.source) == [.folder])
    #expect(reports(project, folder) == ["plist-unreadable in/App.xcodeproj/project.pbxproj"])
  }

  // MARK: Targets

  /// Project files of which a small text asks for a square of its length, or more.
  static let costly: [(name: String, text: String)] = [
    ("Package.swift", String(repeating: ".target(", count: 33_000)),
    ("Package.swift", String(repeating: "platforms:[", count: 33_000)),
    ("A.xcodeproj/project.pbxproj", pbxproj(chain(of: 3_000, path: 500))),
    (
      "A.xcodeproj/project.pbxproj",
      pbxproj(
        "P = { mainGroup = V; targets = (T); }; V = { path = a; children = (\(list("F", 3_000))); };"
          + (0..<3_000).map { "F\($0) = { path = f; }; B\($0) = { fileRef = V; };" }.joined()
          + "T = { name = T; buildPhases = (S); }; S = { files = (\(list("B", 3_000))); };")
    ),
    (
      "A.xcodeproj/project.pbxproj",
      pbxproj(
        "P = { targets = (\(list("T", 1_000))); buildConfigurationList = L; };"
          + "L = { buildConfigurations = (\(list("C", 1_000))); };"
          + (0..<1_000).map {
            "C\($0) = { buildSettings = { SDKROOT = a\($0); }; }; T\($0) = { name = T; };"
          }.joined())
    ),
  ]

  private static func pbxproj(_ objects: String) -> String {
    "{ rootObject = P; objects = { \(objects) }; }"
  }

  private static func list(_ name: String, _ count: Int) -> String {
    (0..<count).map { "\(name)\($0)" }.joined(separator: ", ")
  }

  /// Groups in groups, each with a path of so many bytes.
  private static func chain(of count: Int, path length: Int) -> String {
    let path = String(repeating: "p", count: length)
    return "P = { mainGroup = G0; targets = (); };"
      + (0..<count).map { "G\($0) = { path = \(path); children = (G\($0 + 1)); };" }.joined()
  }

  @Test("small files that ask for much are read in bounded time", arguments: costly.indices)
  func bounded(_ index: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.costly[index].text, to: Self.costly[index].name)
    // Without bounds each of these took minutes, or all memory.
    let found = try Project.scan(folder.path).targets().targets
    #expect(found.allSatisfy { $0.source != .package })
  }

  @Test("a catalog that is a link is read where it leads, once, and said so")
  func linkedCatalog() throws {
    let folder = try TemporaryFolder()
    for name in ["Shared/B", "Shared/.hidden/C", "App/A"] {
      try folder.write("{}", to: "\(name).xcassets/Contents.json")
    }
    try folder.makeFolder(".git")
    try folder.link("App/A2.xcassets", to: "A.xcassets")
    try folder.link("App/B.xcassets", to: "../Shared/B.xcassets")
    try folder.link("App/C.xcassets", to: "../Shared/.hidden/C.xcassets")
    try folder.link("App/D.xcassets", to: folder.path("Shared/.hidden/C.xcassets"))
    try folder.link("App/up.xcassets", to: "..")
    let whole = try Project.scan(folder.path)
    let names = ["App/A.xcassets", "App/C.xcassets", "Shared/B.xcassets"]
    #expect(whole.catalogs == names.map(folder.path))
    let links = ["A2", "B", "C", "D"].map { "catalog-is-link App/\($0).xcassets" }
    #expect(reports(whole, folder) == links + ["link-cycle App/up.xcassets"])
    // The repository is what links may stay in, when it is known where it ends.
    var options = Project.Options()
    #expect(try Project.scan(folder.path("App")).catalogs == [folder.path("App/A.xcassets")])
    options.boundary = Boundary(home: nil, workingFolder: "/")
    let part = try Project.scan(folder.path("App"), options: options)
    #expect(part.catalogs == ["A", "B", "C"].map { folder.path("App/\($0).xcassets") })
    options.boundary = Boundary(home: folder.path, workingFolder: "/")
    #expect(try Project.scan(folder.path("App"), options: options).catalogs.count == 1)
  }

  @Test(
    "a catalog that is a link out of the project is not followed", arguments: ["/sys", "/", ""])
  func linkOutside(_ target: String) throws {
    let outside = try TemporaryFolder()
    try outside.write("{}", to: "B.xcassets/Contents.json")
    let folder = try TemporaryFolder()
    try folder.makeFolder("App")
    try folder.link("App/B.xcassets", to: target.isEmpty ? outside.path("B.xcassets") : target)
    try folder.link("App/elsewhere", to: outside.path)
    let project = try Project.scan(folder.path)
    #expect(project.catalogs.isEmpty)
    #expect(reports(project, folder) == ["catalog-link-outside App/B.xcassets"])
  }

  @Test("files that are links or pipes are not opened")
  func oddFiles() throws {
    let outside = try TemporaryFolder()
    let secret = try outside.write("<plist><string>a</string></plist>", to: "Info.plist")
    let folder = try TemporaryFolder()
    try folder.makeFolder("App.xcodeproj")
    try folder.link("Info.plist", to: secret)
    #expect(mkfifo(folder.path("Pipe-Info.plist"), 0o600) == 0)
    #expect(mkfifo(folder.path(".gitignore"), 0o600) == 0)
    #expect(mkfifo(folder.path("App.xcodeproj/project.pbxproj"), 0o600) == 0)
    let project = try Project.scan(folder.path)
    #expect(project.infoPlists.isEmpty && project.xcodeProjects.isEmpty)
    #expect(reports(project, folder) == ["plist-unreadable App.xcodeproj/project.pbxproj"])
  }

  // MARK: Names

  @Test(
    "strange names are names",
    arguments: [
      "...", "..x", "a..b", "-rf", "a b", "日本 é", "*", "[", "\\", "$(HOME)", "%2e%2e", "a\nb",
      "\u{202E}txt", "~",
    ])
  func names(_ name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "App/\(name).xcassets/Contents.json")
    try folder.write("{}", to: "App/\(name)/A.xcassets/Contents.json")
    let isHidden = name.hasPrefix(".")
    let expected = ["\(name)/A.xcassets", "\(name).xcassets"].filter { _ in !isHidden }
    let found = try Project.scan(folder.path).catalogs
    #expect(Set(found) == Set(expected.map { folder.path("App/\($0)") }))
  }

  @Test("a name that climbs out in a setting opens nothing")
  func climbingNames() throws {
    let folder = try TemporaryFolder()
    try folder.write("<plist><string>secret</string></plist>", to: "Info.plist")
    try folder.write(
      """
      { objects = { a = { path = "../Info.plist"; buildSettings = {
        INFOPLIST_FILE = "../../Info.plist";
        ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = "../../../etc/passwd"; }; }; }; }
      """, to: "Inner/App.xcodeproj/project.pbxproj")
    let project = try Project.scan(folder.path("Inner"))
    #expect(project.infoPlists.isEmpty && project.diagnostics.isEmpty)
    #expect(project.xcodeProjects.map(\.accentColorNames) == [["../../../etc/passwd"]])
  }

  // MARK: Limits

  @Test("depth, folders, entries and sizes are bounded, and said so")
  func limits() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "a/b/c/d/A.xcassets/Contents.json")
    for number in 0..<5 { try folder.write("<plist><dict/></plist>", to: "\(number)-Info.plist") }
    let reports = { (change: (inout Project.Options) -> Void) in
      var options = Project.Options()
      change(&options)
      return self.reports(try Project.scan(folder.path, options: options), folder)
    }
    #expect(try reports { $0.depth = 4 } == [])
    #expect(try reports { $0.depth = 3 } == ["project-too-deep a/b/c/d"])
    #expect(try reports { $0.folders = 5 } == [])
    #expect(try reports { $0.folders = 2 } == ["project-too-large a/b"])
    #expect(try reports { $0.entriesPerFolder = 6 } == [])
    #expect(try reports { $0.entriesPerFolder = 5 } == ["folder-too-large ."])
    #expect(try reports { $0.bytesPerFile = 22 } == [])
    let unread = (0..<5).map { "plist-unreadable \($0)-Info.plist" }
    #expect(try reports { $0.bytesPerFile = 21 } == unread)
  }

  @Test("rules that are too many, too long or too large are left out, and said so")
  func ignoreLimits() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "a/A.xcassets/Contents.json")
    let reports = { (rules: String) in
      try folder.write(rules, to: ".gitignore")
      let project = try Project.scan(folder.path)
      return self.reports(project, folder) + (project.catalogs.isEmpty ? ["ignored"] : [])
    }
    let line = { (length: Int) in String(repeating: "*", count: length - 1) + "a\n" }
    #expect(try reports(line(4096)) == ["ignored"])
    #expect(try reports(line(4097)) == ["ignore-rules-left-out .gitignore"])
    #expect(try reports(String(repeating: "b\n", count: 9_999) + "a\n") == ["ignored"])
    let many = String(repeating: "b\n", count: 10_000) + "a\n"
    #expect(try reports(many) == ["ignore-rules-left-out .gitignore"])
    let large = "a\n" + String(repeating: "#\n", count: 128 << 10)
    #expect(try reports(large) == ["ignore-rules-unreadable .gitignore"])
  }

  @Test("rules that take too long for so many names are not asked any more, and said so")
  func ignoreSteps() throws {
    let folder = try TemporaryFolder()
    let rules = Array(repeating: String(repeating: "*a", count: 20) + "*c*b", count: 1_000)
    try folder.write(rules.joined(separator: "\n") + "\nz", to: ".gitignore")
    for number in 0..<300 {
      try folder.write("", to: "\(number)\(String(repeating: "a", count: 100))b")
    }
    try folder.write("{}", to: "z/A.xcassets/Contents.json")
    var amounts = RunBudget.Limits()
    amounts[.steps] = 1_000_000
    var options = Project.Options()
    options.budget = RunBudget(amounts)
    let project = try Project.scan(folder.path, options: options)
    #expect(project.catalogs.count == 1)
    let said = try #require(options.budget?.diagnostics(at: folder.path))
    #expect(said.map(\.id) == ["run-too-large"])
    #expect(said.allSatisfy { $0.message.contains("too many patterns") })
  }

  @Test(
    "what a run has no room for is left out",
    arguments: [
      (RunBudget.Resource.folders, 2, 0), (.files, 1, 2), (.bytes, 1, 2), (.values, 0, 2),
      (.time, 0, 0),
    ])
  func budget(_ resource: RunBudget.Resource, _ amount: Int, _ catalogs: Int) throws {
    let folder = try TemporaryFolder()
    for name in ["a/b/A.xcassets/x", "a/b/B.xcassets/x", "a/1-Info.plist", "a/2-Info.plist"] {
      try folder.write("<plist><dict/></plist>", to: name)
    }
    var amounts = RunBudget.Limits()
    amounts[resource] = amount
    var options = Project.Options()
    options.budget = RunBudget(amounts)
    let project = try Project.scan(folder.path, options: options)
    #expect(project.catalogs.count == catalogs && project.infoPlists.count < 3)
    #expect(project.infoPlists.count == (resource == .folders ? 2 : amount))
    #expect(options.budget?.diagnostics(at: "").map(\.id) == ["run-too-large"])
  }

  @Test(
    "a property list that cannot be read is said, and the search goes on",
    arguments: [
      ("", "not a property list"), ("{}", nil), ("bplist00", "binary property list (expected XML)"),
      ("<plist>", "not a property list"), ("{ a = \u{0}; }", "not UTF-8"),
      (String(repeating: "(", count: 101), "nested deeper than 100 levels"),
    ])
  func unreadable(_ text: String, _ message: String?) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "Info.plist")
    try folder.write("{}", to: "Z.xcassets/Contents.json")
    let project = try Project.scan(folder.path)
    #expect(project.catalogs.count == 1)
    #expect(project.diagnostics.map(\.message) == [message].compactMap { $0 })
    #expect(
      project.diagnostics.allSatisfy { $0.severity == .warning && $0.id == "plist-unreadable" })
    #expect(project.infoPlists.count == (message == nil ? 1 : 0))
  }

  @Test("an Xcode project without its file is said")
  func emptyProject() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("App.xcodeproj")
    let project = try Project.scan(folder.path)
    #expect(reports(project, folder) == ["plist-unreadable App.xcodeproj/project.pbxproj"])
    #expect(project.xcodeProjects.isEmpty)
  }
}
