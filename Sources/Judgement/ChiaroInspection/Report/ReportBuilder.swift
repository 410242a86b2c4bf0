// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroAudit
import ChiaroCatalog
import ChiaroColor
package import ChiaroFindings
import ChiaroProject
import ChiaroRaster
package import ChiaroReport
import ChiaroSource

/// A builder of a report from inspections.
struct ReportBuilder {
  let inspections: [Inspection]
  /// The findings to report, from all inspections.
  let findings: [Finding]
  private let paths: ShownPaths

  init(inspections: [Inspection], findings: [Finding]) {
    self.inspections = inspections
    self.findings = findings
    paths = ShownPaths(inspections)
  }

  /// Returns the report of all inspections.
  func report(
    version: String, title: String, suppressed: Int, showsCatalogs: Bool
  ) -> ReportModel {
    let catalogs = inspections.flatMap(\.context.catalogs)
    var summary = Self.summary(catalogs, findings, suppressed: suppressed)
    summary.sourceFiles = inspections.reduce(0) { $0 + $1.context.project.sources.count }
    summary.interfaceFiles = inspections.reduce(0) { $0 + $1.context.project.storyboards.count }
    var lines = SourceLines(of: showsCatalogs ? inspections : [])
    var report = ReportModel(
      version: version, title: title, summary: summary,
      findings: findings.map { finding($0, &lines) },
      diagnostics: inspections.flatMap(\.diagnostics).map(diagnostic), rules: rules,
      catalogs: showsCatalogs ? pages(&lines) : [])
    report.root = paths.root
    var told: Set<String> = []
    report.cuts = inspections.flatMap(\.cuts).map(\.diagnostic.message)
      .filter { told.insert($0).inserted }
    report.markShown()
    return report
  }

  private func pages(_ lines: inout SourceLines) -> [ReportCatalog] {
    inspections.flatMap { inspection in
      let page = CatalogPage(
        thumbnails: Thumbnails(store: inspection.context.pictures), paths: paths,
        assetUses: inspection.result.assetUses)
      return inspection.context.reportedCatalogs.map { page.catalog($0, findings, &lines) }
    }
  }

  /// The rules that were applied to any of the projects, each once.
  private var rules: [ReportRule] {
    var known: Set<String> = []
    return inspections.flatMap(\.result.rules).filter { known.insert($0.id).inserted }
      .map(ReportRule.init)
  }

  static func summary(
    _ catalogs: [CatalogSubject], _ findings: [Finding], suppressed: Int
  ) -> ReportSummary {
    var summary = ReportSummary()
    summary.catalogs = catalogs.count
    let sets = catalogs.flatMap(\.catalog.sets)
    summary.colorSets = sets.count { $0.kind == .color }
    summary.imageSets = sets.count { $0.kind == .image }
    summary.symbolSets = sets.count { $0.kind == .symbol }
    summary.appIconSets = sets.count { $0.kind == .appIcon }
    let colors = sets.compactMap(\.colorSet)
    summary.colorSetsWithDark = colors.count { set in
      set.entries.contains { $0.slot.style == "dark" && $0.value.isUsable }
    }
    summary.colorSetsWithHighContrast = colors.count { set in
      set.entries.contains { $0.slot.contrast == "high" && $0.value.isUsable }
    }
    summary.emptyDarkSlots = colors.reduce(0) { count, set in
      count + set.entries.count { $0.slot.style == "dark" && !$0.value.isUsable }
    }
    summary.errors = findings.count { $0.severity == .error }
    summary.warnings = findings.count { $0.severity == .warning }
    summary.notes = findings.count { $0.severity == .note }
    summary.hints = findings.count { $0.severity == .hint }
    summary.suppressed = suppressed
    return summary
  }

  private func diagnostic(_ diagnostic: Diagnostic) -> Diagnostic {
    var shown = diagnostic
    shown.location = paths.shown(diagnostic.location)
    return shown
  }

  private func finding(_ finding: Finding, _ lines: inout SourceLines) -> ReportFinding {
    var shown = ReportFinding(
      rule: finding.rule, severity: finding.severity, location: paths.shown(finding.location),
      object: finding.object, appearance: finding.appearance, message: finding.message,
      fingerprint: finding.fingerprint, fix: finding.fix.map(Self.words),
      related: finding.related.map(paths.shown))
    shown.relation = finding.relation
    shown.isFixUnsafe = finding.fix?.isSafe == false
    shown.judgement = ReportJudgement(
      finding.consequence, finding.evidence, likelihood: finding.likelihood,
      considerations: finding.judgement.considerations.map {
        ReportConsideration($0.name, $0.sentence, weight: Likelihood.weight(of: $0))
      })
    shown.pair = finding.pair
    shown.snippet = lines.line(at: finding.location)
    return shown
  }

  /// Returns a change as a description and, for people, the command that makes it.
  private static func words(_ fix: Fix) -> String {
    fix.isSafe ? fix.description : "\(fix.description) (with --unsafe)"
  }
}

extension ReportRule {
  /// Creates the rule as reports show it.
  package init(_ rule: RuleListing) {
    let text = rule.description
    self.init(
      id: rule.id, title: text.title, severity: rule.severity, summary: text.summary,
      reason: text.reason, help: text.help)
  }
}
