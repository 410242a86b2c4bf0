// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

/// `chiaro derive` changes what is missing in a catalog, once, and nothing outside of it.
@Suite("Derive")
struct DeriveTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private var catalog: String { workspace.folder.path("App/Assets.xcassets") }

  private func contents() throws -> [String: Data] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: catalog)
    return try names.filter { $0.hasSuffix("Contents.json") }.reduce(into: [:]) {
      $0[$1] = try Data(contentsOf: URL(fileURLWithPath: "\(catalog)/\($1)"))
    }
  }

  @Test("what is derived is set from then on, and the audit misses no dark value any more")
  func twice() throws {
    #expect(try workspace.findings("--only", "missing-dark-variant") != [])
    #expect(try workspace.run("derive", "App").code == 0)
    #expect(try workspace.findings("--only", "missing-dark-variant") == [])
    let first = try contents()
    #expect(try workspace.run("derive", "App").output == "wrote 0 values into 0 color sets\n")
    #expect(try contents() == first)
  }

  @Test(
    "a look changes nothing",
    arguments: [
      ["--dry-run"], ["--format", "table"], ["-f", "json"], ["-o", "page.html"],
      ["--format", "png", "-o", "sheet.png"],
    ])
  func looks(_ arguments: [String]) throws {
    let before = try contents()
    let run = try Program(folder: workspace.folder.path).run(["derive", "App"] + arguments)
    #expect(run.code == 0)
    #expect(try contents() == before)
    if let name = arguments.last, name.contains(".") {
      #expect(FileManager.default.fileExists(atPath: workspace.folder.path(name)))
    }
  }

  @Test("what was accepted on the page is written, and nothing else")
  func decisions() throws {
    let text = """
      {"version": 1, "decisions": [{"catalog": "App/Assets.xcassets", "name": "Sand",
        "idiom": "universal", "gamut": null, "decision": "accept", "dark": "#123456"}]}
      """
    let before = try contents()
    try Data(text.utf8).write(to: URL(fileURLWithPath: workspace.folder.path("decisions.json")))
    let run = try workspace.run("derive", "App", "--decisions", "decisions.json")
    #expect(run.output == "wrote 3 values into 1 color set\n")
    let after = try contents()
    #expect(before.keys.filter { before[$0] != after[$0] } == ["Sand.colorset/Contents.json"])
    let sand = String(decoding: after["Sand.colorset/Contents.json"] ?? Data(), as: UTF8.self)
    #expect(["0x12", "0x34", "0x56"].allSatisfy(sand.contains))
    let wrong = try workspace.run("derive", "App", "--decisions", "none.json")
    #expect(wrong.code == 3)
  }

  @Test(
    "a set that cannot be read keeps its bytes, the others are derived, and the exit code says so",
    arguments: [[], ["--dry-run"], ["-f", "json"]])
  func broken(_ arguments: [String]) throws {
    let file = "\(catalog)/Sand.colorset/Contents.json"
    try Data("{\"colors\": [".utf8).write(to: URL(fileURLWithPath: file))
    let run = try Program(folder: workspace.folder.path).run(["derive", "App"] + arguments)
    #expect(run.code == 3)
    #expect(
      run.errors.contains(
        "App could not be read completely; the unreadable parts stay as they are"))
    #expect(try !run.output.isEmpty && contents()["Sand.colorset/Contents.json"]?.count == 12)
    guard arguments.isEmpty else { return }
    #expect(run.output.contains("value") && !run.output.hasPrefix("0 "))
  }

  @Test("a set's file that is a link is not written through")
  func links() throws {
    let file = "\(catalog)/Sand.colorset/Contents.json"
    let outside = workspace.folder.path("outside.json")
    try FileManager.default.moveItem(atPath: file, toPath: outside)
    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: outside)
    let before = try Data(contentsOf: URL(fileURLWithPath: outside))
    _ = try workspace.run("derive", "App")
    #expect(try Data(contentsOf: URL(fileURLWithPath: outside)) == before)
  }
}
