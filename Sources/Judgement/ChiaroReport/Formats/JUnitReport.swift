// SPDX-License-Identifier: MIT

import ChiaroSource

/// A report as JUnit XML, in which a rule is a test that errors and warnings fail.
///
/// The text contains what both Jenkins and GitLab read: the counts, `classname` and `name` of a
/// case, and one failure with its text. A case is identified by `classname` and `name`, which stay
/// the same from run to run. Diagnostics are written to `system-out` and fail no test.
enum JUnitReport {
  static func text(_ report: ReportModel) -> String {
    let failing = Dictionary(
      grouping: report.findings.filter { $0.severity > .note }, by: \.rule)
    let rules = report.rules.map(\.id)
    let unknown = failing.keys.filter { !rules.contains($0) }.sorted()
    let cases =
      (report.incompleteness.map { [incomplete($0)] } ?? [])
      + report.rules.map { testCase($0.id, $0.summary, failing[$0.id] ?? []) }
      + unknown.map { testCase($0, $0, failing[$0] ?? []) }
    let errors = report.incompleteness == nil ? 0 : 1
    let counts = "tests=\"\(cases.count)\" failures=\"\(failing.count)\" errors=\"\(errors)\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="chiaro" \(counts)>
        <testsuite name="\(MarkupText.show(report.title))" \(counts) skipped="0">
      \(cases.joined())\(output(report.diagnostics))  </testsuite>
      </testsuites>

      """
  }

  /// The test that a report which is not whole does not pass.
  private static func incomplete(_ words: String) -> String {
    """
        <testcase classname="chiaro" name="incomplete">
          <error type="incomplete" message="\(MarkupText.show(words))"/>
        </testcase>

    """
  }

  private static func testCase(
    _ rule: String, _ summary: String, _ found: [ReportFinding]
  ) -> String {
    let head = "    <testcase classname=\"chiaro\" name=\"\(MarkupText.show(rule))\""
    guard let worst = found.map(\.severity).max() else { return head + "/>\n" }
    let lines = found.map { finding in
      VisibleText.reveal("\(finding.location): \(finding.severity): \(finding.sentence)")
    }
    return """
      \(head)>
            <failure type="\(worst)" message="\(MarkupText.show(summary))">\
      \(MarkupText.escape(lines.joined(separator: "\n")))</failure>
          </testcase>

      """
  }

  private static func output(_ diagnostics: [Diagnostic]) -> String {
    if diagnostics.isEmpty { return "" }
    let lines = diagnostics.map { VisibleText.reveal($0.description) }
    return
      "    <system-out>\(MarkupText.escape(lines.joined(separator: "\n")))</system-out>\n"
  }
}
