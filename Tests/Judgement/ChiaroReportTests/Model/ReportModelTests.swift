// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import Testing

@testable import ChiaroReport

/// What the model works out by itself.
@Suite("Report model")
struct ReportModelTests {
  private static func report(_ found: [(rule: String, severity: Severity)]) -> ReportModel {
    ReportModel(
      version: "", title: "", summary: ReportSummary(),
      findings: found.map { SampleParts.finding($0.rule, $0.severity, "f", "o", "m") },
      diagnostics: [],
      rules: ["a", "b", "c"].map { SampleParts.rule($0, .note, $0.uppercased()) })
  }

  /// Findings, and the rules in the order in which they are shown, with the places of theirs.
  private static let groups: [([(String, Severity)], String)] = [
    ([], ""),
    ([("b", .note), ("a", .note)], "a[1] note, b[0] note"),
    ([("a", .note), ("b", .error), ("c", .warning)], "b[1] error, c[2] warning, a[0] note"),
    ([("c", .warning), ("a", .warning), ("c", .error)], "c[2, 0] error, a[1] warning"),
    (
      [("z", .note), ("c", .note), ("y", .note), ("z", .note)], "c[1] note, z[0, 3] note, y[2] note"
    ),
    ([("z", .error), ("a", .warning)], "z[0] error, a[1] warning"),
  ]

  @Test("findings are grouped by rule, the worst first", arguments: groups.indices)
  func grouped(_ index: Int) {
    let (found, expected) = Self.groups[index]
    let groups = Self.report(found).findingsByRule
    let words = groups.map { "\($0.rule.id)\($0.findings) \($0.worst)" }
    #expect(words.joined(separator: ", ") == expected)
  }

  @Test("a rule that is not listed says nothing but its id")
  func unknown() {
    let rule = Self.report([("z", .error)]).findingsByRule[0].rule
    #expect(
      rule
        == ReportRule(id: "z", title: "z", severity: .note, summary: "", reason: "", help: ""))
    #expect(Self.report([]).rule("b")?.title == "B")
    #expect(Self.report([]).rule("z") == nil)
  }

  @Test(
    "catalogs are told apart by what differs in their paths",
    arguments: [
      (["x/A"], ["Assets"]),
      (
        ["p/Mac/Assets.xcassets", "p/iOS/Assets.xcassets"],
        ["Mac/Assets.xcassets", "iOS/Assets.xcassets"]
      ),
      (["A.xcassets", "p/A.xcassets"], ["A.xcassets", "p/A.xcassets"]),
      (["p/A.xcassets", "p/q/A.xcassets"], ["A.xcassets", "q/A.xcassets"]),
      (["p/A.xcassets", "p/A.xcassets"], ["A.xcassets", "A.xcassets"]),
      (["", "p/A"], ["", "p/A"]), (["/r/p/A", "/r/q/A", "/s/A"], ["r/p/A", "r/q/A", "s/A"]),
    ])
  func labels(_ paths: [String], _ expected: [String]) {
    var report = Self.report([])
    report.catalogs = paths.map {
      ReportCatalog(
        name: "Assets", path: $0, platform: "ios", appearances: [], colors: [], images: [])
    }
    #expect(ReportPage(report).catalogLabels == expected)
  }

  @Test("a finding belongs to the first that claims it, one that is none to nobody")
  func owners() {
    var report = PlainReport.report
    #expect(
      FindingOwner.all(in: report).map { $0.map { "\($0.catalog).\($0.row)" } ?? "-" }
        == ["0.0", "0.4", "1.5", "0.0", "0.0", "0.2", "-"])
    report.catalogs[0].colors[1].findings = [0, 5, -1, 7]
    #expect(
      FindingOwner.all(in: report).map { $0?.row ?? -1 } == [0, 4, 5, 0, 0, 1, -1])
    report.catalogs = []
    #expect(FindingOwner.all(in: report).allSatisfy { $0 == nil })
  }
}
