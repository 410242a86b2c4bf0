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
    let text = ReportFormat.json.text(report)
    let read = try #require(ReportModel(json: Array(text.utf8), file: "report.json"))
    #expect(ReportFormat.json.text(read) == text)
    #expect(read.findings.map(\.fingerprint) == report.findings.map(\.fingerprint))
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
