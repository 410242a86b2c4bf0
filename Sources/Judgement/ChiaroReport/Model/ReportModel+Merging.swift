// SPDX-License-Identifier: MIT

import ChiaroSource

extension ReportModel {
  /// Creates one report of several: the parts of one project, or whole projects.
  ///
  /// A part that two reports share is included once. Findings are sorted by severity, then by value
  /// and place; diagnostics are sorted too.
  ///
  /// - Parameters:
  ///   - reports: the reports; those of parts were made of one state of the project
  ///   - title: the title
  ///   - rules: the rules that findings may name
  package init(merging reports: [ReportModel], title: String, rules: [ReportRule]) {
    var seen: Set<ReportFinding> = []
    let findings = reports.flatMap(\.findings).filter { seen.insert($0).inserted }
      .sorted { first, second in
        if first.severity != second.severity { return first.severity > second.severity }
        let values = [first, second].map { $0.judgement?.value ?? 0 }
        if values[0] != values[1] { return values[0] > values[1] }
        if first.location != second.location { return first.location < second.location }
        return (first.rule, first.object, first.appearance ?? "", first.message)
          < (second.rule, second.object, second.appearance ?? "", second.message)
      }
    var known: Set<Diagnostic> = []
    self.init(
      version: reports.first?.version ?? "", title: title,
      summary: Self.summary(of: reports, findings), findings: findings,
      diagnostics: reports.flatMap(\.diagnostics).filter { known.insert($0).inserted }.sorted(),
      rules: rules)
    var told: Set<String> = []
    markShown()
    cuts = reports.flatMap(\.cuts).filter { told.insert($0).inserted }
  }

  /// The counts: each part counted the whole project, and left out findings of its own.
  private static func summary(
    of reports: [ReportModel], _ findings: [ReportFinding]
  ) -> ReportSummary {
    let parts = reports.first { $0.shard != nil }.map { [$0] } ?? []
    let counted = parts + reports.filter { $0.shard == nil }
    var summary = ReportSummary()
    let counts: [WritableKeyPath<ReportSummary, Int>] = [
      \.catalogs, \.colorSets, \.imageSets, \.symbolSets, \.appIconSets, \.colorSetsWithDark,
      \.colorSetsWithHighContrast, \.emptyDarkSlots, \.sourceFiles,
      \.interfaceFiles,
    ]
    for count in counts {
      summary[keyPath: count] = counted.reduce(0) { $0 + $1.summary[keyPath: count] }
    }
    summary.errors = findings.count { $0.severity == .error }
    summary.warnings = findings.count { $0.severity == .warning }
    summary.notes = findings.count { $0.severity == .note }
    summary.hints = findings.count { $0.severity == .hint }
    summary.suppressed = reports.reduce(0) { $0 + $1.summary.suppressed }
    return summary
  }
}
