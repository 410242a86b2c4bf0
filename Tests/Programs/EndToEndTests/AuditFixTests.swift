// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTestSupport
import Foundation
import Testing

/// `--fix` on files that no tool wrote: only what is meant changes, and only what may be changed.
@Suite("Audit: --fix")
struct AuditFixTests {
  private static let color =
    #"{"color-space":"srgb","components":{"red":"0x11","green":"0x55","blue":"0x22","alpha":"1.000"}}"#
  private static let dark = #""appearances":[{"appearance":"luminosity","value":"dark"}]"#
  private static let any = "{\"idiom\":\"universal\",\"color\":\(color)}"
  private static let empty = "{\"idiom\":\"universal\",\(dark)}"
  private static let full = "{\"idiom\":\"universal\",\(dark),\"color\":\(color)}"

  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func path(_ name: String) -> String {
    "App/Assets.xcassets/\(name).colorset/Contents.json"
  }

  /// A path as reports show it: from the project on.
  private func shown(_ path: String) -> Substring { path.dropFirst("App/".count) }

  private func fix(_ arguments: String...) throws -> Program.Run {
    try Program(folder: workspace.folder.path).run(
      ["audit", "App", "--only", "empty-dark-slot", "--fix", "--all"] + arguments)
  }

  @Test(
    "the entry that was found goes, and every other byte stays",
    arguments: [
      // A second dark entry has a color.
      ("[\(any), \(empty), \(full)]", "[\(any), \(full)]"),
      ("[\(any), \(full), \(empty)]", "[\(any), \(full)]"),
      // The same keys, and a device that no reader knows.
      (
        "[\(any), {\"idiom\":7,\(dark),\"color\":\(color)}, \(empty)]",
        "[\(any), {\"idiom\":7,\(dark),\"color\":\(color)}]"
      ),
      // Three empty ones.
      ("[\(empty),\(any) , \(empty),\n\(empty)]", "[\(any)]"),
      // Tabs, CR LF, an unknown key.
      (
        "[\r\n\t\(any),\r\n\t\(empty),\r\n\t{\"x\": [1.50,\t]}\r\n]",
        "[\r\n\t\(any),\r\n\t{\"x\": [1.50,\t]}\r\n]"
      ),
    ])
  func onlyTheEntry(_ before: String, _ after: String) throws {
    let frames = [
      ("{\"colors\":", "}"), ("\u{FEFF}{ \"col\\u006frs\" :", ",\r\n\"info\":{}}\r\n"),
      ("{\"colors\":[],\"colors\":[],\"x\":\"", "\"}"),
    ]
    for (front, back) in frames.prefix(2) {
      let file = path("Odd")
      // Bytes that are no UTF-8, in a name that nobody knows.
      let rest = Array(back.utf8.dropLast(1)) + Array(",\"\u{FF}\":0".utf8).filter { $0 != 0xC3 }
      let bytes = { (list: String) in Array(front.utf8) + Array(list.utf8) + rest + [0x7D] }
      let isEnded = back.hasSuffix("}")
      let made = { (list: String) in
        isEnded ? bytes(list) : Array((front + list + back).utf8)
      }
      try workspace.folder.write(made(before), to: file)
      let run = try fix()
      #expect(run.errors.contains("fix: remove the empty slot in \(shown(file))"))
      #expect(workspace.folder.bytes(file) == made(after), "\(front)")
      #expect(try fix().errors.isEmpty)
    }
  }

  @Test("a project is changed no farther than it goes")
  func outside() throws {
    let contents = "{\"colors\":[\(Self.any),\(Self.empty)]}"
    try workspace.folder.write(contents, to: "Other.xcassets/Odd.colorset/Contents.json")
    try workspace.folder.link("App/Linked.xcassets", to: "../Other.xcassets")
    try workspace.folder.write(contents, to: "elsewhere/Contents.json")
    try workspace.folder.makeFolder("App/Assets.xcassets/Link.colorset")
    try workspace.folder.link(path("Link"), to: "../../../elsewhere/Contents.json")
    try workspace.folder.write(contents, to: path("Inner"))
    try workspace.folder.makeFolder("App/Assets.xcassets/Inside.colorset")
    try workspace.folder.link(path("Inside"), to: "../Inner.colorset/Contents.json")
    _ = try fix()
    for name in ["Other.xcassets/Odd.colorset/Contents.json", "elsewhere/Contents.json"] {
      #expect(workspace.folder.bytes(name) == Array(contents.utf8), "\(name)")
    }
    let inner = "{\"colors\":[\(Self.any)]}"
    #expect(workspace.folder.bytes(path("Inner")) == Array(inner.utf8))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(
        atPath: workspace.folder.path(path("Inside"))) == "../Inner.colorset/Contents.json")
  }

  @Test("a read-only file is said and left, and its finding stays")
  func readOnly() throws {
    let sand = path("Sand")
    let before = workspace.folder.bytes(sand)
    #expect(chmod(workspace.folder.path(sand), 0o444) == 0)
    let run = try fix()
    #expect(run.errors.contains("\(shown(sand)) was not changed: the file is read-only"))
    #expect(!run.errors.contains("fix:") && !run.errors.contains("next:"))
    #expect(run.code == 74)
    #expect(try fix("--dry-run").code == 0)
    #expect(run.output.contains("Sand"))
    #expect(workspace.folder.bytes(sand) == before)
  }

  @Test("what a baseline, a suppression or a revision leaves out is not changed")
  func scope() throws {
    let sand = path("Sand")
    let before = workspace.folder.bytes(sand)
    _ = try workspace.run("audit", "App", "--write-baseline", "known.json")
    #expect(try fix("--baseline", "known.json").errors.isEmpty)
    let git = { (words: [String]) in
      try Git.run(["-c", "user.name=t", "-c", "user.email=t@t"] + words, in: workspace.folder.path)
    }
    try git(["init", "-q"])
    try git(["add", "."])
    try git(["commit", "-qm", "first"])
    #expect(try fix("--diff-base", "HEAD").errors.isEmpty)
    try workspace.folder.write(
      "suppressions: [{rule: empty-dark-slot, reason: soon}]\n", to: "App/.chiaro.yml")
    #expect(try fix().errors.isEmpty)
    #expect(workspace.folder.bytes(sand) == before)
  }

  @Test("killed at any moment, it leaves whole files and nothing beside them")
  func killed() throws {
    var random = SeededGenerator(seed: 4)
    let before = Array("{\"colors\":[\(Self.any),\(Self.empty)]}".utf8)
    let after = Array("{\"colors\":[\(Self.any)]}".utf8)
    let names = (0..<40).map { "Odd\($0)" }
    for turn in 0..<6 {
      for name in names { try workspace.folder.write(before, to: path(name)) }
      let run = try TestProgram(
        Program.path, ["audit", "App", "--only", "empty-dark-slot", "--fix", "--quiet"],
        folder: workspace.folder.path
      ).start()
      if turn > 0 {
        Thread.sleep(forTimeInterval: Double(random.index(under: 400)) / 1000)
        run.end()
      }
      run.wait()
      for name in names {
        let bytes = workspace.folder.bytes(path(name))
        #expect(bytes == after || bytes == before && turn > 0, "\(name) is torn")
      }
    }
    _ = try fix()
    let files = try FolderReader.list(workspace.folder.path("App/Assets.xcassets")).entries
      .flatMap { entry in
        (try? FolderReader.list(workspace.folder.path("App/Assets.xcassets/\(entry.name)")))?
          .entries ?? []
      }
    #expect(files.allSatisfy { !$0.name.hasSuffix(".partial") })
  }
}
