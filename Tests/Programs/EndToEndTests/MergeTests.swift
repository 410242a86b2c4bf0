// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTestSupport
import Testing

/// Parts of an audit, and what becomes of them.
@Suite("Parts of an audit, from the command line")
struct MergeTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.folder.write(
      "severities: {missing-file: error, low-contrast: warning, empty-dark-slot: note}\n",
      to: ".chiaro.yml")
  }

  private func audit(_ arguments: [String]) throws {
    let rules = ["missing-file", "low-contrast", "empty-dark-slot"].flatMap { ["--only", $0] }
    let run = try Program(folder: workspace.folder.path).run(
      ["audit", "App", "-q", "-f", "json", "--fail-on", "never"] + rules + arguments)
    #expect(run.code == 0, "\(run.errors)")
  }

  /// The findings of a report, one a line, its counts and its diagnostics.
  private func contents(
    _ name: String
  ) throws -> (findings: [String], summary: String, diagnostics: String) {
    let bytes = try #require(workspace.folder.bytes(name))
    let root = try #require(JSONDocument.read(bytes, file: name).document).root
    let findings = try #require(root["findings"]).elements.map { JSON($0).text(.compact) }
    return (
      findings.sorted(), JSON(try #require(root["summary"])).text(.compact),
      JSON(try #require(root["diagnostics"])).text(.compact)
    )
  }

  @Test("the parts of a project are what one run reports")
  func parts() throws {
    try workspace.folder.write("{}", to: "App/More.xcassets/Contents.json")
    try workspace.folder.write("{}", to: "App/More.xcassets/Empty.colorset/Contents.json")
    for name in ["A", "B", "C", "D"] {
      try workspace.folder.write("<document/>", to: "App/Vendor/\(name).xib")
    }
    try audit(["-o", "all.json"])
    try audit(["--shard", "0/2", "-o", "0.json"])
    try audit(["--shard", "1/2", "-o", "1.json"])
    let missing = try workspace.run("merge", "0.json", "0.json")
    #expect(missing.code == 3 && missing.errors.contains("1 of 2 parts is missing: 1/2"))
    let run = try workspace.run("merge", "1.json", "0.json", "-f", "json", "-o", "merged.json")
    #expect(run.code == 1 && run.output.isEmpty)
    let (all, merged) = (try contents("all.json"), try contents("merged.json"))
    #expect(merged.findings == all.findings && !all.findings.isEmpty)
    #expect(merged.summary == all.summary)
    #expect(merged.diagnostics == all.diagnostics)
    #expect(all.diagnostics.contains("4 storyboards and xibs were not audited"))
    let sarif = try workspace.run("merge", "0.json", "1.json", "-f", "sarif", "--fail-on", "never")
    #expect(sarif.code == 0 && sarif.output.contains("\"fullDescription\""))
  }

  @Test(
    "parts that are not those of one run are refused",
    arguments: [
      ("1/2 1/3", "the reports are parts of different runs: 1/2, 1/3"),
      (
        "one 2/2",
        "\"one\" is not a shard; expected i/n, such as 1/8"
      ),
      ("1/1 1/2 2/2", "the reports are parts of different runs: 1/1, 1/2, 2/2"),
      ("1/2 2/2 2/2", "given twice: 2/2"),
      ("1/9999", "9998 of 9999 parts are missing: 2/9999, 3/9999"),
    ])
  func oddParts(_ shards: String, _ message: String) throws {
    let files = try shards.split(separator: " ").enumerated().map { index, shard in
      let report: JSON = [
        "version": 1, "tool": ["name": "chiaro"], "findings": [], "shard": .string(String(shard)),
      ]
      try workspace.folder.write(report.text(.compact), to: "\(index).json")
      return "\(index).json"
    }
    let run = try Program(folder: workspace.folder.path).run(["merge"] + files)
    #expect(run.code == 3 && run.errors.contains(message), "\(run.errors)")
  }

  @Test("what is no report is said, with its file")
  func oddReport() throws {
    try workspace.folder.write("[1]", to: "odd.json")
    let run = try workspace.run("merge", "odd.json")
    #expect(run.code == 3 && run.errors.contains("odd.json is not a report"))
  }
}
