// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import Testing

@testable import ChiaroReport

/// Lines for people at a terminal.
@Suite("Terminal")
struct TerminalReportTests {
  private static func text(_ report: ReportModel, columns: Int = 100, color: Bool = false)
    -> String
  {
    var options = ReportOptions()
    options.columns = columns
    options.usesColor = color
    return ReportFormat.terminal.text(report, options: options)
  }

  @Test("lines are as long as the terminal is wide, but for long words", arguments: [40, 60, 100])
  func width(_ columns: Int) {
    for line in Self.text(PlainReport.report, columns: columns).split(separator: "\n") {
      let isPlace = line.hasPrefix("    ") && !line.dropFirst(4).contains(" ")
      #expect(line.count <= columns || isPlace || line.contains(".swift"), "\(line)")
    }
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

  @Test("notes are a line a rule, four names at most")
  func notes() {
    var report = PlainReport.report
    report.diagnostics = []
    report.findings = (1...6).map {
      SampleParts.finding("content-rule", .note, "a", "Color\($0)", "x")
    }
    report.findings.append(report.findings[0])
    #expect(
      Self.text(report).hasPrefix(
        "note: a rule that found nothing, 7×: Color1, Color2, Color3, Color4 and 2 more"))
  }

  @Test(
    "numbers have their words",
    arguments: [
      (Sample.empty, "0 errors, 0 warnings, 0 notes in 0 catalogs"),
      (.unknownRule, "1 error, 0 warnings, 0 notes in 0 catalogs"),
      (
        .plain,
        "2 errors, 1 warning, 3 notes, 1 hint (7 left out) in 2 catalogs, 4 colors, 2 images"
      ),
    ])
  func summary(_ sample: Sample, _ words: String) {
    let lines = Self.text(sample.report, columns: 400).split(separator: "\n")
    #expect(lines.last?.hasPrefix(words) == true)
  }
}
