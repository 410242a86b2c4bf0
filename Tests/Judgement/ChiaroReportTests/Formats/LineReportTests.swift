// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import Testing

@testable import ChiaroReport

/// The formats of which each line is read by itself: those of Xcode and of GitHub.
@Suite("Lines for Xcode and GitHub")
struct LineReportTests {
  private static func report(at location: ChiaroSource.SourceLocation, saying message: String)
    -> ReportModel
  {
    var report = Sample.unknownRule.report
    report.findings[0].location = location
    report.findings[0].message = message
    return report
  }

  @Test(
    "Xcode gets absolute paths",
    arguments: [
      ("App/A.json", "/home/me", "/home/me/App/A.json"),
      ("App/A.json", "/home/me/", "/home/me/App/A.json"),
      ("./A.json", "/home/me", "/home/me/A.json"),
      ("../A.json", "/home/me", "/home/me/../A.json"),
      ("/App/A.json", "/home/me", "/App/A.json"),
      ("App/A.json", "", "App/A.json"),
      ("A\nB.json", "/x", "/x/A⟨U+000A⟩B.json"),
    ])
  func absolute(_ path: String, _ folder: String, _ expected: String) {
    var report = Self.report(at: ChiaroSource.SourceLocation(file: path, line: 2), saying: "odd")
    report.root.folder = folder
    #expect(ReportFormat.xcode.text(report) == "\(expected):2:1: error: odd (Thing) [not-listed]\n")
  }

  @Test(
    "GitHub and code scanning get paths from the top of the repository",
    arguments: [
      ("A.json", "/me/App", "/me", "App/A.json"), ("A.json", "/me", "/me", "A.json"),
      (".", "/me/App", "/me", "App"), ("A.json", "/me/App", "", "A.json"),
      ("A.json", "", "/me", "A.json"), ("A.json", "/me/App", "/other", "A.json"),
      ("/me/B.json", "/me/App", "/me", "B.json"), ("/B.json", "/me/App", "/me", "/B.json"),
    ])
  func repository(_ path: String, _ folder: String, _ repository: String, _ expected: String) {
    var report = Self.report(at: ChiaroSource.SourceLocation(file: path), saying: "odd")
    report.root = ReportRoot(folder: folder, repository: repository)
    #expect(ReportFormat.github.text(report).hasPrefix("::error file=\(expected),line=1,"))
    let uri = expected.hasPrefix("/") ? "file://\(expected)" : expected
    #expect(ReportFormat.sarif.text(report).contains("\"uri\": \"\(uri)\""))
  }

  @Test("only what GitHub, code scanning and Xcode read depends on the folders")
  func folders() {
    var report = PlainReport.report
    report.root = ReportRoot(folder: "/home/me/App", repository: "/home/me")
    let different = ReportFormat.allCases.filter { $0.text(report) != $0.text(PlainReport.report) }
    #expect(different == [.sarif, .github, .xcode])
  }

  @Test(
    "what steers the runner is encoded, in properties more than in messages",
    arguments: [
      ("a,b.json", "50% off", "file=a%2Cb.json,", "::50%25 off (Thing)"),
      ("a:b.json", "a, b: c", "file=a%3Ab.json,", "::a, b: c (Thing)"),
      ("a%b\r\n.json", "%0A", "file=a%25b%0D%0A.json,", "::%250A (Thing)"),
      ("a.json", "one\ntwo", "file=a.json,", "::one⟨U+000A⟩two (Thing)"),
      (",\u{301}.json", ":\u{301}", "file=%2C\u{301}.json,", ":::\u{301} (Thing)"),
    ])
  func commands(_ path: String, _ message: String, _ property: String, _ data: String) {
    let report = Self.report(at: ChiaroSource.SourceLocation(file: path), saying: message)
    let text = ReportFormat.github.text(report)
    #expect(text == "::error \(property)line=1,title=not-listed [not-listed]\(data)\n")
  }

  @Test(
    "severities have the names that their readers know",
    arguments: [
      (Severity.note, "::notice ", ": note: "), (.warning, "::warning ", ": warning: "),
      (.error, "::error ", ": error: "),
    ])
  func severities(_ severity: Severity, _ command: String, _ word: String) {
    var report = Self.report(at: ChiaroSource.SourceLocation(file: "a"), saying: "b")
    report.findings[0].severity = severity
    #expect(ReportFormat.github.text(report).hasPrefix(command))
    #expect(ReportFormat.xcode.text(report).contains(word))
  }
}
