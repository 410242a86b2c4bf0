// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import ChiaroTestSupport
import Testing

@testable import ChiaroReport

/// Which findings are shown where nothing more is asked for, and in which order.
@Suite("Shown findings")
struct ShownFindingsTests {
  /// Findings of one kind in a row.
  struct Run: Sendable {
    var count = 1
    var severity = Severity.note
    /// What they cost; nil where nobody judged them.
    var consequence: Consequence? = .unfinished
    var likelihood = 0.8
  }

  private static func report(_ runs: [Run], file: String = "f") -> ReportModel {
    var report = Sample.empty.report
    report.findings = runs.enumerated().flatMap { number, run in
      (0..<run.count).map { index in
        let finding = SampleParts.finding(
          "r", run.severity, file, "\(file)\(number)-\(index)", "m")
        return run.consequence.map { SampleParts.judged(finding, $0, run.likelihood) } ?? finding
      }
    }
    return report
  }

  private static let likely = Likelihood.shown

  /// Findings, and how many of each run are shown: the first of them.
  private static let rows: [(runs: [Run], shown: [Int])] = [
    ([], []),
    ([Run(count: 30, severity: .error), Run(count: 30, severity: .warning)], [30, 30]),
    ([Run(count: 30, severity: .warning, likelihood: 0.01)], [30]),
    ([Run(count: 2, severity: .warning, consequence: .upkeep)], [2]),
    ([Run(count: 2, severity: .error, consequence: nil)], [2]), ([Run(count: 20)], [20]),
    ([Run(count: 21)], [20]), ([Run(count: 15, severity: .warning), Run(count: 10)], [15, 5]),
    ([Run(count: 20, severity: .warning), Run(count: 3)], [20, 0]),
    ([Run(count: 25, severity: .error), Run(count: 3)], [25, 0]),
    ([Run(likelihood: likely), Run(likelihood: likely - 0.001), Run(likelihood: 1)], [1, 0, 1]),
    ([Run(severity: .hint, likelihood: likely), Run(severity: .hint, likelihood: 0.01)], [1, 0]),
    ([Run(count: 3, consequence: .upkeep, likelihood: 1), Run(count: 21)], [0, 20]),
    ([Run(count: 30, likelihood: 0.01), Run(count: 21)], [0, 20]),
    ([Run(consequence: nil), Run(severity: .hint, consequence: nil)], [1, 0]),
    ([Run(count: 21, consequence: nil)], [20]),
  ]

  @Test("are all errors and warnings, and of the others the first that are likely", arguments: rows)
  func marked(_ runs: [Run], _ shown: [Int]) {
    var report = Self.report(runs)
    report.markShown()
    let expected = zip(runs, shown).flatMap { run, shown in (0..<run.count).map { $0 < shown } }
    #expect(report.findings.map(\.isShown) == expected)
    let once = report.findings
    report.markShown()
    #expect(report.findings == once, "it may be said twice")
    #expect(report.withShownOnly.findings == once.filter(\.isShown))
    #expect(report.withShownOnly.catalogs.isEmpty)
  }

  @Test(
    "are all that the formats have that leave some out, unless all are asked for",
    arguments: [ReportFormat.terminal, .sarif, .github, .xcode, .markdown])
  func formats(_ format: ReportFormat) {
    var report = Self.report([Run(count: 21), Run(likelihood: 0.01)])
    report.markShown()
    var options = ReportOptions()
    let few = format.text(report, options: options)
    #expect(few.contains("f0-19") && !few.contains("f0-20") && !few.contains("f1-0"))
    options.showsAll = true
    let all = format.text(report, options: options)
    #expect(all.contains("f0-20") && all.contains("f1-0"))
  }

  @Test("are as many, and as likely, as the page on them says")
  func page() throws {
    let page = MarkdownFile("Documentation/internals/Likelihood.md").lines.joined(separator: " ")
    let words =
      #/until ([a-z]+) lines are shown, without findings under a likelihood of ([0-9]\.[0-9]+)/#
    let said = try #require(page.firstMatch(of: words))
    #expect(said.1 == "twenty" && ReportModel.readAtOnce == 20)
    #expect(Double(said.2) == Likelihood.shown)
  }

  @Test("are marked anew where parts are merged")
  func merged() {
    let parts = ["a", "b"].map { Self.report([Run(count: 15)], file: $0) }
    let read = parts.compactMap { part in
      ReportModel(json: Array(ReportFormat.json.text(part).utf8), file: "part.json")
    }
    let merged = ReportModel(merging: read, title: "", rules: [])
    #expect(merged.findings.count == 30 && merged.findings.count(where: \.isShown) == 20)
    #expect(merged.findings.map(\.judgement) == parts.flatMap(\.findings).map(\.judgement))
  }

  @Test("come by severity, then by value, then by place, from whichever part they are")
  func order() {
    let first = [
      Run(severity: .warning, likelihood: 0.5), Run(consequence: .recedes, likelihood: 0.9),
      Run(consequence: nil),
    ]
    let second = [
      Run(severity: .warning, consequence: .unreadable, likelihood: 0.45), Run(likelihood: 0.6),
      Run(severity: .hint, likelihood: 0.7),
    ]
    let parts = [Self.report(first, file: "a"), Self.report(second, file: "b")]
    let expected = ["b0-0", "a0-0", "a1-0", "b1-0", "a2-0", "b2-0"]
    for order in [parts, parts.reversed()] {
      let merged = ReportModel(merging: order, title: "", rules: [])
      #expect(merged.findings.map(\.object) == expected)
    }
    let alike = ["b", "a"].map { Self.report([Run(count: 2)], file: $0) }
    let merged = ReportModel(merging: alike, title: "", rules: [])
    #expect(merged.findings.map(\.object) == ["a0-0", "a0-1", "b0-0", "b0-1"])
  }
}
