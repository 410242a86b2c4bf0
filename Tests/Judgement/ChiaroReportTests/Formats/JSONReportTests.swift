// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import Testing

@testable import ChiaroReport

/// The report for programs holds what the audit found, to the character.
@Suite("JSON report")
struct JSONReportTests {
  private static func root(_ report: ReportModel) throws -> JSONValue {
    let text = ReportFormat.json.text(report)
    return try #require(JSONDocument.read(Array(text.utf8), file: "json").document).root
  }

  @Test("findings read back as they were", arguments: Sample.all)
  func findings(_ sample: Sample) throws {
    let found = try Self.root(sample.report)["findings"].map { Array($0.elements) } ?? []
    #expect(found.count == sample.report.findings.count)
    for (value, finding) in zip(found, sample.report.findings) {
      #expect(value["rule"]?.string == finding.rule)
      #expect(value["severity"]?.string == finding.severity.rawValue)
      #expect(value["object"]?.string == finding.object)
      #expect(value["message"]?.string == finding.message)
      #expect(value["appearance"]?.string == finding.appearance)
      #expect(value["file"]?.string == finding.location.file)
      #expect(value["line"]?.integer == finding.location.line)
      #expect(value["fix"]?.string == finding.fix)
      #expect(value["shown"]?.bool == finding.isShown)
      let judgement = value["judgement"]
      #expect(judgement?["likelihood"]?.number == finding.judgement?.likelihood)
      #expect(judgement?["consequence"]?.string == finding.judgement?.consequence.rawValue)
      #expect(judgement?["evidence"]?.string == finding.judgement?.evidence.rawValue)
      let considered = judgement?["considerations"]?.elements.map { consideration in
        "\(consideration["name"]?.string ?? "") \(consideration["sentence"]?.string ?? "") "
          + "\(consideration["weight"]?.number ?? 0)"
      }
      #expect(
        considered
          == finding.judgement?.considerations.map { "\($0.name) \($0.sentence) \($0.weight)" })
      let related = value["related"]?.elements.map { $0["file"]?.string } ?? []
      #expect(related == finding.related.map(\.file))
    }
  }

  @Test("diagnostics read back as they were", arguments: Sample.all)
  func diagnostics(_ sample: Sample) throws {
    let found = try Self.root(sample.report)["diagnostics"].map { Array($0.elements) } ?? []
    #expect(found.map { $0["id"]?.string } == sample.report.diagnostics.map(\.id))
    #expect(found.map { $0["message"]?.string } == sample.report.diagnostics.map(\.message))
    #expect(found.map { $0["fix"]?.string } == sample.report.diagnostics.map(\.fix))
    #expect(found.allSatisfy { ($0["line"]?.integer ?? 0) >= 1 })
  }

  @Test("a report is read back as it was, but for what is no part of JSON", arguments: Sample.all)
  func reading(_ sample: Sample) throws {
    var report = sample.report
    report.shard = "2/8"
    if !report.findings.isEmpty { report.findings[0].relation = .uses }
    report.markShown()
    let text = ReportFormat.json.text(report)
    var read = try #require(ReportModel(json: Array(text.utf8), file: "report.json"))
    // What is shown is for whoever shows it: of the parts of a project together.
    read.markShown()
    #expect(ReportFormat.json.text(read) == text)
    #expect(read.findings.map(\.judgement) == report.findings.map(\.judgement))
    #expect(read.findings.map(\.fingerprint) == report.findings.map(\.fingerprint))
  }

  @Test(
    "an odd judgement is none, and its finding is kept",
    arguments: [
      ("stale", "inferred", "0.5", true), ("stale", "inferred", "0", true),
      ("stale", "inferred", "1.5", false), ("stale", "inferred", "-0.1", false),
      ("stale", "inferred", "1e999", false), ("stale", "inferred", "\"1\"", false),
      ("awful", "inferred", "0.5", false), ("stale", "felt", "0.5", false),
    ])
  func oddJudgement(
    _ consequence: String, _ evidence: String, _ likelihood: String, _ isTaken: Bool
  ) throws {
    let text = """
      {"version": 1, "tool": {"name": "chiaro"}, "findings": [{"rule": "a", "severity": "note",
      "file": "A", "line": 1, "column": 1, "message": "m", "judgement": {
      "consequence": "\(consequence)", "evidence": "\(evidence)", "likelihood": \(likelihood),
      "considerations": [{"name": "a"}, 1, {"name": "b", "sentence": "c", "weight": 1e999},
      {"name": "b", "sentence": "c", "weight": -2}]}}]}
      """
    let report = try #require(ReportModel(json: Array(text.utf8), file: "report.json"))
    #expect(report.findings.map(\.rule) == ["a"])
    let considerations = report.findings.first?.judgement?.considerations
    #expect(
      considerations == (isTaken ? [ReportConsideration("b", "c", weight: -2)] : nil))
  }

  @Test("a text that is no report is none", arguments: ["", "[]", "{\"version\": 2}", "{"])
  func oddText(_ text: String) {
    #expect(ReportModel(json: Array(text.utf8), file: "report.json") == nil)
  }

  @Test("the numbers are the summary's")
  func summary() throws {
    let summary = try #require(try Self.root(PlainReport.report)["summary"])
    #expect(summary["catalogs"]?.integer == 2)
    #expect(summary["colorSets"]?.integer == 4)
    #expect(summary["findings"]?["error"]?.integer == 2)
    #expect(summary["findings"]?["note"]?.integer == 3)
    #expect(summary["suppressed"]?.integer == 7)
  }
}
