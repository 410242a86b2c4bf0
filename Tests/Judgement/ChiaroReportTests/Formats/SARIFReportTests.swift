// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import ChiaroTestSupport
import Testing

@testable import ChiaroReport

/// What the schema of SARIF cannot say.
@Suite("SARIF")
struct SARIFReportTests {
  private static func run(_ report: ReportModel) throws -> JSONValue {
    var options = ReportOptions()
    options.showsAll = true
    let text = ReportFormat.sarif.text(report, options: options)
    let document = try #require(JSONDocument.read(Array(text.utf8), file: "sarif").document)
    return try #require(document.root["runs"]?.elements.first { _ in true })
  }

  @Test("a result points at its rule, its place and its object", arguments: Sample.all)
  func results(_ sample: Sample) throws {
    let run = try Self.run(sample.report)
    let rules = run["tool"]?["driver"]?["rules"]?.elements.map { $0["id"]?.string } ?? []
    let results = run["results"].map { Array($0.elements) } ?? []
    #expect(results.count == sample.report.findings.count)
    for (result, finding) in zip(results, sample.report.findings) {
      #expect(result["ruleId"]?.string == finding.rule)
      if let index = result["ruleIndex"]?.integer { #expect(rules[index] == finding.rule) }
      let isHint = finding.severity == .hint
      #expect(result["level"]?.string == (isHint ? "none" : finding.severity.rawValue))
      #expect(result["kind"]?.string == (isHint ? "review" : "fail"))
      #expect(result["partialFingerprints"]?["chiaro/v1"]?.string == finding.fingerprint)
      let place = result["locations"]?.elements.first { _ in true }
      let region = place?["physicalLocation"]?["region"]
      #expect(region?["startLine"]?.integer == finding.location.line)
      #expect(region?["startColumn"]?.integer == finding.location.column)
    }
  }

  @Test(
    "the rank is what a finding costs, times how likely it is, of 100",
    arguments: [
      (.unreadable, 1, 100), (.unreadable, 0.5, 50), (.stale, 0.8, 52), (.upkeep, 0.25, 5.5),
      (.unfinished, 0.333, 11.7), (.unreadable, 0, 0),
    ] as [(Consequence, Double, Double)])
  func rank(_ consequence: Consequence, _ likelihood: Double, _ rank: Double) throws {
    var report = Sample.unknownRule.report
    let result = { () throws -> JSONValue in
      try #require(try Self.run(report)["results"]?.elements.first { _ in true })
    }
    #expect(try result()["rank"] == nil, "nobody judged it")
    report.findings[0] = SampleParts.judged(report.findings[0], consequence, likelihood)
    #expect(try result()["rank"]?.number == rank)
  }

  @Test(
    "a message means itself: no placeholder, no link",
    arguments: [
      ("{0}", "{{0}}"), ("a {b} c", "a {{b}} c"), ("[x](1)", "[x] (1)"), ("[x] (1)", "[x] (1)"),
      ("]\u{301}(", "]\u{301}("), ("plain", "plain"),
    ])
  func messages(_ written: String, _ expected: String) throws {
    var report = Sample.unknownRule.report
    report.findings[0].message = written
    let result = try #require(try Self.run(report)["results"]?.elements.first { _ in true })
    #expect(result["message"]?["text"]?.string == "\(expected) (Thing)")
  }

  @Test(
    "relative paths are seen from the project's folder, absolute ones stand for themselves",
    arguments: [
      ("App/a b.json", "App/a%20b.json", "%SRCROOT%"),
      ("/tmp/x:y.json", "file:///tmp/x%3Ay.json", nil),
    ] as [(String, String, String?)])
  func places(_ path: String, _ uri: String, _ base: String?) throws {
    var report = Sample.unknownRule.report
    report.findings[0].location = ChiaroSource.SourceLocation(file: path)
    let result = try #require(try Self.run(report)["results"]?.elements.first { _ in true })
    let place = result["locations"]?.elements.first { _ in true }?["physicalLocation"]
    #expect(place?["artifactLocation"]?["uri"]?.string == uri)
    #expect(place?["artifactLocation"]?["uriBaseId"]?.string == base)
    #expect(place?["region"]?["startLine"]?.integer == 1)
    #expect(place?["region"]?["startColumn"]?.integer == nil)
  }

  @Test(
    "the base is the address of a folder, where it is known",
    arguments: [
      ("/me/a b", "", "file:///me/a%20b/"), ("/me/App", "/me", "file:///me/"),
      ("/", "", "file:///"), ("", "", nil),
    ] as [(String, String, String?)])
  func base(_ folder: String, _ repository: String, _ uri: String?) throws {
    var report = Sample.unknownRule.report
    report.root = ReportRoot(folder: folder, repository: repository)
    let base = try Self.run(report)["originalUriBaseIds"]?["%SRCROOT%"]
    #expect(base != nil && base?["uri"]?.string == uri)
  }

  @Test(
    "where a color goes is a flow from its place, where it comes from one to it",
    arguments: [
      (RelatedKind.uses, [["A.swift:1", "B.swift:2"], ["A.swift:1", "C.swift:3"]]),
      (.origins, [["B.swift:2", "A.swift:1"], ["C.swift:3", "A.swift:1"]]), (.others, []),
    ])
  func flows(_ relation: RelatedKind, _ expected: [[String]]) throws {
    var report = Sample.unknownRule.report
    report.findings[0].location = ChiaroSource.SourceLocation(file: "A.swift", line: 1)
    report.findings[0].related = [("B.swift", 2), ("C.swift", 3)].map {
      ChiaroSource.SourceLocation(file: $0, line: $1)
    }
    report.findings[0].relation = relation
    let result = try #require(try Self.run(report)["results"]?.elements.first { _ in true })
    let flows = (result["codeFlows"].map { Array($0.elements) } ?? []).map(Self.steps)
    #expect(flows == expected)
  }

  /// The places of a flow, as `file:line`.
  private static func steps(of flow: JSONValue) -> [String] {
    let threads = flow["threadFlows"].map { Array($0.elements) } ?? []
    return threads.compactMap { $0["locations"] }.flatMap { Array($0.elements) }.map { step in
      let place = step["location"]?["physicalLocation"]
      let file = place?["artifactLocation"]?["uri"]?.string ?? ""
      return "\(file):\(place?["region"]?["startLine"]?.integer ?? 0)"
    }
  }

  @Test("names no address but its own schema's", arguments: [Sample.plain, .empty])
  func addresses(_ sample: Sample) {
    let text = ReportFormat.sarif.text(sample.report)
    let lines = text.split(separator: "\n").filter { $0.contains("://") }
    #expect(lines == [#"  "$schema": "https://json.schemastore.org/sarif-2.1.0.json","#])
  }
}
