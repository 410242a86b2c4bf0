// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroFindings
import ChiaroInspection
import ChiaroProject
import ChiaroReport
import ChiaroSource

/// What an audit finds in the files of screens.
struct ScreenFindings {
  /// The findings by the path of their file, relative to the folder of the screens.
  private var findings: [String: [ReportFinding]] = [:]
  private var titles: [String: String] = [:]

  /// No findings.
  init() {}

  /// Audits a project as `chiaro audit --screens` does, by its configuration.
  init(auditing path: String) throws {
    let rules = RuleNames {
      let ids = SourceRulePack.installed.rules.map(\.id)
      return ids.isEmpty ? nil : ids
    }
    let file = try ConfigurationFile.governing(path, rules: rules)
    var options = Inspection.Options()
    options.packs = AuditPacks.all(drawsScreens: true)
    options.configuration = file.audit
    options.search = .ofProgram
    options.search.excluded = file.excluded.map(Glob.init)
    let run = try Outcome.reading { () throws(InspectionError) in
      try Inspection(of: path, options: options)
    }
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
