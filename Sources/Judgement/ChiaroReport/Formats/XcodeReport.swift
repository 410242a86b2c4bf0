// SPDX-License-Identifier: MIT

import ChiaroSource

/// A report as lines that Xcode shows as issues.
///
/// Paths are absolute, since a build phase may run in any folder.
enum XcodeReport {
  static func text(_ report: ReportModel) -> String {
    first(report)
      + report.findings.map {
        line($0.location, $0.severity, $0.sentence, $0.rule, report.root)
      }.joined()
      + report.diagnostics.map {
        line($0.location, $0.severity, $0.message, $0.id, report.root)
      }.joined()
  }

  /// The line that says of a report that it is not whole.
  private static func first(_ report: ReportModel) -> String {
    report.incompleteness.map {
      line(SourceLocation(file: "."), .error, $0, "incomplete", report.root)
    } ?? ""
  }

  private static func line(
    _ location: SourceLocation, _ severity: Severity, _ message: String, _ id: String,
    _ root: ReportRoot
  ) -> String {
    let path = root.absolute(location.file)
    return "\(VisibleText.reveal(path)):\(location.line ?? 1):\(location.column ?? 1): "
      + "\(severity == .hint ? .note : severity): \(VisibleText.reveal(message)) [\(id)]\n"
  }
}
