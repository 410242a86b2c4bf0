// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTestSupport
import Testing

/// Parts of an audit, and what becomes of them.
@Suite("Parts of an audit, from the command line")
struct MergeTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func audit(_ arguments: [String]) throws {
    let rules = ["missing-file", "low-contrast", "empty-dark-slot"].flatMap { ["--only", $0] }
    let run = try Program(folder: workspace.folder.path).run(
      ["audit", "App", "-q", "-f", "json", "--fail-on", "never"] + rules + arguments)
    #expect(run.code == 0, "\(run.errors)")
  }

  /// The findings of a report, one a line, and its counts.
  private func contents(_ name: String) throws -> (findings: [String], summary: String) {
    let bytes = try #require(workspace.folder.bytes(name))
    let root = try #require(JSONDocument.read(bytes, file: name).document).root
    let findings = try #require(root["findings"]).elements.map { JSON($0).text(.compact) }
    return (findings.sorted(), JSON(try #require(root["summary"])).text(.compact))
  }

  @Test("the parts of a project are what one run reports")
  func parts() throws {
    try workspace.folder.write("{}", to: "App/More.xcassets/Contents.json")
    try workspace.folder.write("{}", to: "App/More.xcassets/Empty.colorset/Contents.json")
    try audit(["-o", "all.json"])
    try audit(["--shard", "0/2", "-o", "0.json"])
    try audit(["--shard", "1/2", "-o", "1.json"])
    let missing = try workspace.run("merge", "0.json", "0.json")
    #expect(missing.code == 3 && missing.errors.contains("1 of 2 parts missing: 1/2"))
    let run = try workspace.run("merge", "1.json", "0.json", "-f", "json", "-o", "merged.json")
    #expect(run.code == 1 && run.output.isEmpty)
    let (all, merged) = (try contents("all.json"), try contents("merged.json"))
    #expect(merged.findings == all.findings && !all.findings.isEmpty)
    #expect(merged.summary == all.summary)
    let sarif = try workspace.run("merge", "0.json", "1.json", "-f", "sarif", "--fail-on", "never")
    #expect(sarif.code == 0 && sarif.output.contains("\"fullDescription\""))
  }

  @Test("what is no report is said, with its file")
  func oddReport() throws {
    try workspace.folder.write("[1]", to: "odd.json")
    let run = try workspace.run("merge", "odd.json")
    #expect(run.code == 3 && run.errors.contains("odd.json is no report"))
  }
}
