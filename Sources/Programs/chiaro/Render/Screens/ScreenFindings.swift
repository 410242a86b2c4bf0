// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroFindings
import ChiaroInspection
import ChiaroReport
import ChiaroSource

/// What an audit found in the files of screens.
struct ScreenFindings {
  /// The findings by the path of their file, relative to the folder of the screens.
  private var findings: [String: [ReportFinding]] = [:]
  private var titles: [String: String] = [:]

  /// No findings.
  init() {}

  /// The findings of an inspection.
  init(_ run: Inspection) {
    let report = Inspection.report(
      [run], findings: run.result.findings.sorted(), suppressed: 0, title: "")
    for finding in report.findings {
      findings[finding.location.file, default: []].append(finding)
      titles[finding.rule] = report.rule(finding.rule)?.title
    }
  }

  /// The findings about a screen's objects, with their places on it.
  func on(_ screen: DrawnScreen) -> [ReviewPage.Finding] {
    (findings[screen.file] ?? []).compactMap { finding in
      guard let frame = screen.frames[finding.object] else { return nil }
      return ReviewPage.Finding(
        severity: finding.severity, title: titles[finding.rule] ?? finding.rule,
        message: finding.message, frame: frame)
    }
  }
}
