// SPDX-License-Identifier: MIT

import ChiaroSource

/// A report as lines that Xcode shows as issues.
///
/// Paths are absolute, since a build phase may run in any folder.
enum XcodeReport {
  static func text(_ report: ReportModel, _ options: ReportOptions) -> String {
    report.findings.map { finding in
      let appearance = finding.appearance.map { " in \($0)" } ?? ""
      return line(
        finding.location, finding.severity, "\(finding.object)\(appearance): \(finding.message)",
        finding.rule, options)
    }.joined()
      + report.diagnostics.map {
        line($0.location, $0.severity, $0.message, $0.id, options)
      }.joined()
  }

  private static func line(
    _ location: SourceLocation, _ severity: Severity, _ message: String, _ id: String,
    _ options: ReportOptions
  ) -> String {
    let path = absolute(location.file, options.baseFolder)
    return "\(VisibleText.reveal(path)):\(location.line ?? 1):\(location.column ?? 1): "
      + "\(severity): \(VisibleText.reveal(message)) [\(id)]\n"
  }

  /// Returns an absolute path; `..` stays, since after a link it leads elsewhere than the text
  /// says.
  private static func absolute(_ path: String, _ base: String) -> String {
    if path.hasPrefix("/") || base.isEmpty { return path }
    return Path.join(base, path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
  }
}
