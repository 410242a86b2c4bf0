// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import Testing

@testable import ChiaroReport

/// Text that means itself in Markdown.
@Suite("Markdown")
struct MarkdownReportTests {
  /// The row of a finding with this object and message.
  private static func row(_ object: String, _ message: String) -> String {
    var report = Sample.unknownRule.report
    report.findings = [SampleParts.finding("not-listed", .error, "f", object, message)]
    let lines = ReportFormat.markdown.text(report).split(separator: "\n")
    return lines.first { $0.hasPrefix("| error | ") && !$0.contains("warnings") }
      .map { String($0) } ?? ""
  }

  @Test(
    "names are code, fenced by more backticks than they hold",
    arguments: [
      ("plain", "`plain`"), ("a`b", "``a`b``"), ("`", "`` ` ``"), ("``x", "``` ``x ```"),
      ("a|b", "`a\\|b`"), ("", ""), ("  ", ""), ("<b>", "`<b>`"), ("a\nb", "`a⟨U+000A⟩b`"),
    ])
  func code(_ name: String, _ expected: String) {
    #expect(Self.row(name, "m").hasPrefix("| error | \(expected) |"))
  }

  @Test(
    "messages are prose without markup",
    arguments: [
      ("*a* _b_ ~c~ `d`", "\\*a\\* \\_b\\_ \\~c\\~ \\`d\\`"), ("[x](y)", "\\[x\\](y)"),
      ("a|b\\", "a\\|b\\\\"), ("<b>&amp;", "&lt;b&gt;&amp;amp;"), ("# x", "\\# x"),
      ("@you", "@\u{2060}you"), ("\u{202E}x", "⟨U+202E⟩x"),
    ])
  func prose(_ message: String, _ expected: String) {
    #expect(Self.row("n", message) == "| error | `n` |  | \(expected) | `f:3:5` |")
  }

  @Test("backticks in the words of a rule are code")
  func rules() {
    let text = ReportFormat.markdown.text(PlainReport.report)
    #expect(text.contains("Low contrast is what `low-contrast` finds. Change the `color`.\n"))
  }

  @Test("the worst rules come first, in the order of the rules")
  func order() {
    let heads = ReportFormat.markdown.text(PlainReport.report).split(separator: "\n")
      .filter { $0.hasPrefix("## ") }
    #expect(
      heads == [
        "## Low contrast (1)", "## Missing file (1)", "## Missing dark variant (1)",
        "## Missing increased-contrast variant (3)", "## Problems in reading files",
      ])
  }
}
