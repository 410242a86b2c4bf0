// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import Foundation
import Testing

@testable import ChiaroReport

/// Which rules fail as tests.
@Suite("JUnit")
struct JUnitReportTests {
  @Test(
    "errors and warnings fail a rule, notes and hints do not",
    arguments: [(Severity.error, 1), (.warning, 1), (.note, 0), (.hint, 0)])
  func failing(_ severity: Severity, _ failures: Int) {
    var report = PlainReport.report
    report.findings = [SampleParts.finding("content-rule", severity, "a", "b", "c")]
    let text = ReportFormat.junit.text(report)
    #expect(text.contains("tests=\"6\" failures=\"\(failures)\""))
    #expect(text.contains("<failure type=\"\(severity)\"") == (failures == 1))
  }

  @Test("findings of a rule share a failure, whose kind is the worst")
  func worst() {
    var report = PlainReport.report
    report.findings = [Severity.warning, .error, .note].map {
      SampleParts.finding("content-rule", $0, "a", "b", "is \($0)")
    }
    let text = ReportFormat.junit.text(report)
    #expect(text.components(separatedBy: "<failure ").count == 2)
    #expect(text.contains("<failure type=\"error\""))
    #expect(text.contains("is warning (b)\na:3:5: error: is error (b)</failure>"))
  }

  @Test("a rule that the report does not list is a test of its own")
  func unknown() {
    let text = ReportFormat.junit.text(Sample.unknownRule.report)
    #expect(text.contains("tests=\"1\" failures=\"1\""))
    #expect(text.contains("name=\"not-listed\""))
  }
}
