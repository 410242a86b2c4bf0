// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import Testing

@testable import ChiaroReport

/// What a terminal shows of very much: a line for each finding, the first twenty, and what is left.
@Suite("Lines for a terminal")
struct TerminalLineTests {
  /// A finding in a table.
  struct Row: Sendable {
    var rule = "a"
    var severity = Severity.note
    var consequence = Consequence.unfinished
    var likelihood = 0.8
    /// Whether its change is safe; nil for none.
    var isSafe: Bool?
  }

  private static func report(_ rows: [Row]) -> ReportModel {
    var report = Sample.empty.report
    report.findings = rows.enumerated().map { number, row in
      var finding = SampleParts.judged(
        SampleParts.finding(
          row.rule, row.severity, "f", "o\(number)", "m", fix: row.isSafe.map { _ in "mend" }),
        row.consequence, row.likelihood)
      finding.isFixUnsafe = row.isSafe == false
      return finding
    }
    report.markShown()
    return report
  }

  private static func lines(
    _ report: ReportModel, columns: Int = 400, all: Bool = false, explains: Bool = false
  ) -> [String] {
    var options = ReportOptions()
    options.columns = columns
    options.showsAll = all
    options.explains = explains
    return ReportFormat.terminal.text(report, options: options).split(separator: "\n")
      .map(String.init)
  }

  private static let path = String(repeating: "long/", count: 60)
  private static let long = String(repeating: "so much is to be said ", count: 100)

  @Test(
    "a finding is one line, its place first, however much is said",
    arguments: [
      ("f.swift", 3, 5, "dark", "m", "f.swift:3:5: error: m (o) [r]"),
      ("f.swift", 3, 5, nil, "m", "f.swift:3:5: error: m (o) [r]"),
      ("f.swift", 3, nil, nil, "m", "f.swift:3: error: m (o) [r]"),
      ("a b.swift", nil, nil, nil, "m", "a b.swift: error: m (o) [r]"),
      (".", nil, nil, nil, "m", "error: m (o) [r]"),
      ("f.swift", 3, 5, nil, long, "f.swift:3:5: error: \(long) (o) [r]"),
      ("f.swift", 3, 5, nil, "a\nb\r\nc", "f.swift:3:5: error: a⟨U+000A⟩b"),
      ("a\nb.swift", 3, 5, nil, "m", "a⟨U+000A⟩b.swift:3:5: error: m (o) [r]"),
      (path, 3, 5, nil, "m", "\(path):3:5: error: m (o) [r]"),
    ] as [(String, Int?, Int?, String?, String, String)])
  func line(
    _ file: String, _ line: Int?, _ column: Int?, _ appearance: String?, _ message: String,
    _ expected: String
  ) {
    var report = Sample.empty.report
    var finding = SampleParts.finding("r", .error, file, "o", message, in: appearance)
    finding.location = ChiaroSource.SourceLocation(file: file, line: line, column: column)
    report.findings = [finding]
    for columns in [20, 40, 400] {
      let lines = Self.lines(report, columns: columns)
      #expect(lines[0].hasPrefix(expected) && lines[0].hasSuffix(" (o) [r]"), "\(columns)")
      #expect(lines[1].hasPrefix("0 errors"))
    }
  }

  @Test(
    "the first twenty are shown, and the rest is counted",
    arguments: [(0, 0), (1, 0), (20, 0), (21, 1), (300, 280)])
  func twenty(_ count: Int, _ left: Int) {
    let report = Self.report(Array(repeating: Row(), count: count))
    let lines = Self.lines(report)
    #expect(lines.count { $0.hasPrefix("f:3:5: note: m (o") } == count - left)
    let words =
      left > 0 ? ["--all also shows \(left) less likely finding\(left == 1 ? "" : "s")"] : []
    #expect(lines.filter { $0.hasPrefix("--all ") } == words)
    let all = Self.lines(report, all: true)
    #expect(all.count { $0.hasPrefix("f:3:5: note: m (o") } == count)
    #expect(!all.contains { $0.hasPrefix("--all ") })
  }

  private static let upkeep = Row(consequence: .upkeep, likelihood: 1)

  @Test(
    "upkeep is counted by its rules, then what is less likely",
    arguments: [
      ([Row()], nil), ([upkeep], "--all also shows upkeep (1 a)"),
      (
        [upkeep, Row(rule: "b", consequence: .upkeep), upkeep],
        "--all also shows upkeep (2 a, 1 b)"
      ),
      ([Row(likelihood: 0.05)], "--all also shows 1 less likely finding"),
      (
        [upkeep, Row(), Row(likelihood: 0.05), Row(likelihood: 0.01)],
        "--all also shows upkeep (1 a) and 2 less likely findings"
      ),
      ([Row(severity: .warning, consequence: .upkeep)], nil),
    ] as [([Row], String?)])
  func rest(_ rows: [Row], _ line: String?) {
    let lines = Self.lines(Self.report(rows))
    #expect(lines.first { $0.hasPrefix("--all ") } == line)
    #expect(lines.count { $0.hasPrefix("--all ") } == (line == nil ? 0 : 1))
  }

  @Test(
    "the counts say what is fixable, shown or not",
    arguments: [
      ([nil], nil), ([true], "1 fixable with --fix."), ([true, true], "2 fixable with --fix."),
      ([false], "0 fixable with --fix, 1 more with --unsafe."),
      ([true, nil, false, false], "1 fixable with --fix, 2 more with --unsafe."),
    ] as [([Bool?], String?)])
  func fixable(_ changes: [Bool?], _ words: String?) throws {
    for likelihood in [0.8, 0.05] {
      let report = Self.report(changes.map { Row(likelihood: likelihood, isSafe: $0) })
      let summary = try #require(Self.lines(report).last)
      #expect(summary.contains("fixable") == (words != nil))
      #expect(words.map { summary.hasSuffix(" \($0)") } ?? true, "\(summary)")
    }
  }

  @Test(
    "on request each finding says below how likely it is, how it is known, and why",
    arguments: [
      ([], ""),
      (
        [0.71],
        " Without the following evidence, findings of this rule are 40 % likely. Reason 0 (+0.7)."
      ),
      (
        [0.71, -2.5],
        " Without the following evidence, findings of this rule are 89 % likely. Reason 0 (+0.7). "
          + "Reason 1 (−2.5)."
      ),
      (
        [0.01],
        " Without the following evidence, findings of this rule are 57 % likely. Reason 0 (+0.0)."
      ),
    ] as [([Double], String)])
  func explained(_ weights: [Double], _ reasons: String) {
    let line =
      "    Value 0.37 = cost 0.65 (a color does not change with the style) × 57 % likely. "
      + "Evidence: inferred."
      + reasons
    var report = Sample.unknownRule.report
    let alone = Self.lines(report, explains: true)
    #expect(alone == Self.lines(report), "nobody judged it")
    let considerations = weights.enumerated().map {
      ReportConsideration("r\($0)", "reason \($0)", weight: $1)
    }
    report.findings[0] = SampleParts.judged(
      report.findings[0], .stale, 0.571, considerations)
    #expect(Self.lines(report) == alone)
    let lines = Self.lines(report, explains: true)
    #expect(lines[0] == alone[0] && lines[1] == line)
    #expect(lines.count == alone.count + (weights.isEmpty ? 1 : 2))
    let page = ReportFormat.html.text(report)
    #expect(page.contains("<p class=\"why\">\(line.dropFirst(4))</p>"))
  }

  @Test("a reason that is hostile steers nothing", arguments: [false, true])
  func hostile(_ usesColor: Bool) throws {
    var options = ReportOptions()
    options.explains = true
    options.usesColor = usesColor
    let text = ReportFormat.terminal.text(HostileReport.report, options: options)
    let plain = text.replacing(#/\u{1B}\[[0-9;]+m/#, with: "")
    #expect(FormatSyntax.steering(in: plain, .terminal).isEmpty)
    let words = plain.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("× 50 % likely. Evidence: inferred. "))
  }
}
