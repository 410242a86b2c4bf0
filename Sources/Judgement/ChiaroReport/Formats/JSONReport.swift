// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// A report as JSON, for programs.
enum JSONReport {
  static func text(_ report: ReportModel) -> String {
    var value: JSON = [
      "version": 1,
      "tool": ["name": "chiaro", "version": .string(report.version)],
      "summary": summary(report),
      "findings": .array(report.findings.map(finding)),
      "diagnostics": .array(report.diagnostics.map(diagnostic)),
    ]
    // Sorted before the version: who reads the first lines alone is to know.
    if !report.cuts.isEmpty { value["incomplete"] = .array(report.cuts.map(JSON.string)) }
    value["shard"] = report.shard.map(JSON.string)
    return value.text(.pretty) + "\n"
  }

  private static func summary(_ report: ReportModel) -> JSON {
    let summary = report.summary
    return [
      "catalogs": .integer(summary.catalogs),
      "colorSets": .integer(summary.colorSets),
      "imageSets": .integer(summary.imageSets),
      "symbolSets": .integer(summary.symbolSets),
      "appIconSets": .integer(summary.appIconSets),
      "colorSetsWithDark": .integer(summary.colorSetsWithDark),
      "colorSetsWithHighContrast": .integer(summary.colorSetsWithHighContrast),
      "sourceFiles": .integer(summary.sourceFiles),
      "interfaceFiles": .integer(summary.interfaceFiles),
      "emptyDarkSlots": .integer(summary.emptyDarkSlots),
      "findings": [
        "error": .integer(summary.errors), "warning": .integer(summary.warnings),
        "note": .integer(summary.notes), "hint": .integer(summary.hints),
      ],
      "diagnostics": [
        "error": .integer(report.diagnosticCount(.error)),
        "warning": .integer(report.diagnosticCount(.warning)),
        "note": .integer(report.diagnosticCount(.note)),
      ],
      "suppressed": .integer(summary.suppressed),
    ]
  }

  private static func finding(_ finding: ReportFinding) -> JSON {
    var value: JSON = [
      "rule": .string(finding.rule),
      "severity": .string(finding.severity.rawValue),
      "file": .string(finding.location.file),
      "line": .integer(finding.location.line ?? 1),
      "column": .integer(finding.location.column ?? 1),
      "object": .string(finding.object),
      "appearance": JSON(finding.appearance),
      "message": .string(finding.message),
      "fingerprint": .string(finding.fingerprint),
      "fix": JSON(finding.fix),
      "related": .array(finding.related.map(place)),
    ]
    value["shown"] = .bool(finding.isShown)
    if finding.isFixUnsafe { value["fixIsUnsafe"] = .bool(true) }
    if let judgement = finding.judgement { value["judgement"] = json(judgement) }
    if finding.relation != .others { value["relation"] = .string(finding.relation.rawValue) }
    return value
  }

  private static func thousandths(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

  private static func json(_ judgement: ReportJudgement) -> JSON {
    [
      "likelihood": .number(thousandths(judgement.likelihood)),
      "consequence": .string(judgement.consequence.rawValue),
      "cost": .number(judgement.consequence.cost),
      // Who reads the report knows the rounded likelihood.
      "value": .number(thousandths(thousandths(judgement.likelihood) * judgement.consequence.cost)),
      "evidence": .string(judgement.evidence.rawValue),
      "considerations": .array(
        judgement.considerations.map {
          [
            "name": .string($0.name), "sentence": .string($0.sentence),
            "weight": .number(($0.weight * 100).rounded() / 100),
          ]
        }),
    ]
  }

  private static func place(_ location: SourceLocation) -> JSON {
    [
      "file": .string(location.file),
      "line": .integer(location.line ?? 1),
      "column": .integer(location.column ?? 1),
    ]
  }

  private static func diagnostic(_ diagnostic: Diagnostic) -> JSON {
    [
      "id": .string(diagnostic.id),
      "severity": .string(diagnostic.severity.rawValue),
      "file": .string(diagnostic.location.file),
      "line": .integer(diagnostic.location.line ?? 1),
      "column": .integer(diagnostic.location.column ?? 1),
      "message": .string(diagnostic.message),
      "fix": JSON(diagnostic.fix),
    ]
  }
}
