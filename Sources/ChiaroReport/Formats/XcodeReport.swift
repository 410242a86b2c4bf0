// SPDX-License-Identifier: MIT

import ChiaroSource

/// The report as lines that Xcode shows as issues.
enum XcodeReport {
  static func text(_ report: ReportModel) -> String {
    report.findings.map { finding in
      let appearance = finding.appearance.map { " in \($0)" } ?? ""
      return line(
        finding.location, finding.severity, "\(finding.object)\(appearance): \(finding.message)",
        finding.rule)
    }.joined()
      + report.diagnostics.map { line($0.location, $0.severity, $0.message, $0.id) }.joined()
  }

  private static func line(
    _ location: SourceLocation, _ severity: Severity, _ message: String, _ id: String
  ) -> String {
    "\(VisibleText.reveal(location.file)):\(location.line ?? 1):\(location.column ?? 1): "
      + "\(severity): \(VisibleText.reveal(message)) (\(id))\n"
  }
}
