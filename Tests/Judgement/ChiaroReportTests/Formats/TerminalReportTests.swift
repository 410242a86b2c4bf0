// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import Testing

@testable import ChiaroReport

/// Lines for people at a terminal.
@Suite("Terminal")
struct TerminalReportTests {
  private static func text(
    _ report: ReportModel, columns: Int = 100, color: Bool = false, all: Bool = false,
    explains: Bool = false
  ) -> String {
    var options = ReportOptions()
    options.columns = columns
    options.usesColor = color
    options.showsAll = all
    options.explains = explains
    return ReportFormat.terminal.text(report, options: options)
  }

  /// Whether a line is a finding, or something odd: it begins with a place, and terminals make it a
  /// link as long as it is whole.
  private static func isEntry(_ line: Substring) -> Bool {
    line.firstMatch(of: #/^\S.*?: (error|warning|note|hint): .* \[[a-z-]+\]$/#) != nil
  }

  @Test(
    "the name of a rule is a link to its page, where the terminal opens links",
    arguments: [false, true])
  func links(_ hasColor: Bool) throws {
    let pages = RulePages(folder: "/share/rules")
    let report = Sample.plain.report.linked(to: pages)
    let plain = Self.text(report, color: hasColor, all: true)
    #expect(!plain.contains("]8;;"))
    var options = ReportOptions()
    options.usesColor = hasColor
    options.showsAll = true
    options.linksRules = true
    let linked = ReportFormat.terminal.text(report, options: options)
    let link = /\e\]8;;(file:\/\/\/share\/rules\/([a-z-]+)\.md)\e\\([a-z-]+)\e\]8;;\e\\/
    #expect(!linked.matches(of: link).isEmpty)
    #expect(linked.matches(of: link).allSatisfy { $0.2 == $0.3 })
    #expect(linked.replacing(link) { $0.3 } == plain)
  }

  @Test("all but findings is as wide as the terminal", arguments: [40, 60, 100])
  func width(_ columns: Int) {
    let lines = Self.text(PlainReport.report, columns: columns).split(separator: "\n")
    for line in lines where !Self.isEntry(line) { #expect(line.count <= columns, "\(line)") }
    #expect(lines.count(where: Self.isEntry) == 7)
  }

  @Test("color changes no character and is always switched off again", arguments: Sample.all)
  func color(_ sample: Sample) {
    let colored = Self.text(sample.report, color: true)
    let sequence = #/\u{1B}\[[0-9;]+m/#
    #expect(colored.replacing(sequence, with: "") == Self.text(sample.report))
    let codes = colored.matches(of: sequence).map { String($0.0.dropFirst()) }
    #expect(codes.enumerated().allSatisfy { $0.isMultiple(of: 2) == ($1 != "[0m") })
    #expect(codes.count.isMultiple(of: 2))
  }

  @Test(
    "wrapping counts what is seen",
    arguments: [(9, "aaaa bbbb\ncccc\n"), (8, "aaaa\nbbbb\ncccc\n")])
  func wrapping(_ columns: Int, _ expected: String) {
    let plain = TerminalStyle(isOn: false, columns: columns)
    #expect(plain.paragraph("aaaa bbbb cccc", indent: 0) == expected)
    let style = TerminalStyle(isOn: true, columns: columns)
    let colored = style.paragraph("aaaa \(style.bold("bbbb")) cccc", indent: 0)
    #expect(colored.replacing(#/\u{1B}\[[0-9;]+m/#, with: "") == expected)
  }

  @Test("what is found of one object by one rule is one line, four times at most")
  func objects() {
    var report = PlainReport.report
    report.diagnostics = []
    report.findings = (1...6).map {
      SampleParts.finding("content-rule", .note, "a", "Color", "x\($0)")
    }
    let line = "a:3:5: note: x1"
    let also = (2...4).map { "; also: x\($0)" }.joined()
    #expect(Self.text(report).hasPrefix("\(line)\(also); and 2 more (Color) [content-rule]\n"))
    report.findings.removeLast(5)
    #expect(Self.text(report).hasPrefix("\(line) (Color) [content-rule]\n"))
  }

  @Test("one rule, other objects, severities or files are lines of their own")
  func apart() {
    var report = PlainReport.report
    report.findings = [
      SampleParts.finding("content-rule", .warning, "a", "Color", "x"),
      SampleParts.finding("content-rule", .note, "a", "Color", "x"),
      SampleParts.finding("content-rule", .note, "b", "Color", "x"),
      SampleParts.finding("content-rule", .note, "b", "Other", "x"),
      SampleParts.finding("other-rule", .note, "b", "Other", "x"),
    ]
    report.diagnostics = []
    let lines = Self.text(report).split(separator: "\n").filter(Self.isEntry)
    #expect(lines.count == 5 && Set(lines).count == 5)
  }

  @Test(
    "numbers have their words",
    arguments: [
      (Sample.empty, "0 errors, 0 warnings, 0 notes in 0 catalogs"),
      (.unknownRule, "1 error, 0 warnings, 0 notes in 0 catalogs"),
      (
        .plain,
        "2 errors, 1 warning, 3 notes, 1 hint (7 suppressed) in 2 catalogs, 4 colors, 2 images"
      ),
    ])
  func summary(_ sample: Sample, _ words: String) {
    let lines = Self.text(sample.report, columns: 400).split(separator: "\n")
    #expect(lines.last?.hasPrefix(words) == true)
  }
}
