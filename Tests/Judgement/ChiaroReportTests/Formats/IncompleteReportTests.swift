// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTestSupport
import Testing

@testable import ChiaroReport

/// A report of an audit that did not look at everything says so first, in every format.
@Suite("Reports that are not whole")
struct IncompleteReportTests {
  private static var report: ReportModel {
    var report = PlainReport.report
    report.cuts = ["3 files took too long <&\"|*", "screens were not drawn"]
    return report
  }

  @Test("a report that is not whole is still of its format", arguments: ReportFormat.allCases)
  func syntax(_ format: ReportFormat) throws {
    #expect(try FormatSyntax.problems(format.text(Self.report), format) == [])
  }

  /// How many lines a format has before it can say anything.
  private static let heads: [ReportFormat: Int] = [.json: 1, .sarif: 2, .junit: 3]

  @Test(
    "the first line that can say something says that the audit is incomplete, and why",
    arguments: ReportFormat.allCases.filter { $0 != .html })
  func first(_ format: ReportFormat) throws {
    let lines = format.text(Self.report).split(separator: "\n", omittingEmptySubsequences: false)
    let head = lines.prefix((Self.heads[format] ?? 0) + 2).joined(separator: "\n")
    #expect(head.contains("incomplete"), "\(head)")
    #expect(head.contains("3 files took too long"), "\(head)")
    #expect(!format.text(PlainReport.report).contains("incomplete"))
  }

  @Test("the page has a banner before everything else that it shows")
  func banner() throws {
    let page = ReportFormat.html.text(Self.report)
    let banner = try #require(page.firstRange(of: "<p class=\"incomplete\" role=\"alert\">"))
    let title = try #require(page.firstRange(of: "<h1 "))
    #expect(banner.lowerBound < title.lowerBound)
    #expect(page.contains(".incomplete{"))
    #expect(!ReportFormat.html.text(PlainReport.report).contains("incomplete"))
  }

  @Test("code scanning is told that the run was no success")
  func sarif() {
    let success = "\"executionSuccessful\": "
    #expect(ReportFormat.sarif.text(Self.report).contains(success + "false"))
    #expect(ReportFormat.sarif.text(PlainReport.report).contains(success + "true"))
  }

  @Test("a merged report lacks what its parts lack, each said once")
  func merged() throws {
    let text = ReportFormat.json.text(Self.report)
    let part = try #require(ReportModel(json: Array(text.utf8), file: "a.json"))
    #expect(part.cuts == Self.report.cuts)
    let merged = ReportModel(merging: [part, part, PlainReport.report], title: "", rules: [])
    #expect(merged.cuts == Self.report.cuts)
  }
}
