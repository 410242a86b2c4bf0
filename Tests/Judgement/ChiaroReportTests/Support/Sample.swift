// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings
import ChiaroSource

@testable import ChiaroReport

/// A report of a name, for tables of tests.
struct Sample: Sendable, CustomStringConvertible {
  var description: String
  var report: ReportModel

  /// Every shape that a format must bear.
  static let all = [empty, plain, hostile, unknownRule]

  static let empty = Sample(
    description: "empty",
    report: ReportModel(
      version: "1.2.3", title: "Nothing", summary: ReportSummary(), findings: [], diagnostics: [],
      rules: []))

  static let plain = Sample(description: "plain", report: PlainReport.report)

  static let hostile = Sample(description: "hostile", report: HostileReport.report)

  /// A finding of a rule that the report does not list, in no catalog.
  static let unknownRule = Sample(
    description: "unknown rule",
    report: ReportModel(
      version: "1.2.3", title: "Unlisted", summary: SampleParts.summary([.error]),
      findings: [
        SampleParts.finding("not-listed", .error, "Somewhere.json", "Thing", "went wrong")
      ],
      diagnostics: [], rules: []))
}

/// What sample reports are put together from.
enum SampleParts {
  static let appearances = [
    ReportAppearance(name: "light", background: .white),
    ReportAppearance(name: "dark", background: .black),
    ReportAppearance(name: "dark elevated", background: Color(.sRGB, 0.11, 0.11, 0.12)),
  ]

  static func finding(
    _ rule: String, _ severity: Severity, _ file: String, _ object: String, _ message: String,
    in appearance: String? = nil, fix: String? = nil, related: [SourceLocation] = []
  ) -> ReportFinding {
    ReportFinding(
      rule: rule, severity: severity, location: SourceLocation(file: file, line: 3, column: 5),
      object: object, appearance: appearance, message: message,
      fingerprint: "\(rule)/\(object)/\(appearance ?? "")", fix: fix, related: related)
  }

  /// A finding as it was judged.
  static func judged(
    _ finding: ReportFinding, _ consequence: Consequence, _ likelihood: Double,
    _ considerations: [ReportConsideration] = [], _ evidence: Evidence = .inferred
  ) -> ReportFinding {
    var finding = finding
    finding.judgement = ReportJudgement(
      consequence, evidence, likelihood: likelihood, considerations: considerations)
    return finding
  }

  static func rule(_ id: String, _ severity: Severity, _ title: String) -> ReportRule {
    ReportRule(
      id: id, title: title, severity: severity, summary: "\(title) is what `\(id)` finds.",
      reason: "It matters.", help: "Change the `color`.")
  }

  static func color(
    _ name: String, _ colors: [Color?], in catalog: String, findings: [Int] = []
  ) -> ReportColor {
    let slots = ["any", "dark", "dark"]
    let swatches = zip(appearances, zip(colors, slots)).map { appearance, shown in
      ReportColor.Swatch(
        color: shown.0, slot: shown.1, isOwn: appearance.name != "dark elevated",
        contrast: shown.0?.contrast(on: appearance.background).lowest.value)
    }
    return ReportColor(
      name: name, file: "\(catalog)/\(name).colorset/Contents.json", swatches: swatches,
      findings: findings)
  }

  static func view(
    _ filename: String?, _ thumbnail: [UInt8]?, _ caption: String, isOwn: Bool = true
  ) -> ReportImage.View {
    ReportImage.View(
      filename: filename, thumbnail: thumbnail, caption: caption, slot: isOwn ? "any" : "dark",
      isOwn: isOwn)
  }

  static func summary(_ severities: [Severity], colors: Int = 0, images: Int = 0)
    -> ReportSummary
  {
    var summary = ReportSummary()
    summary.catalogs = colors + images > 0 ? 1 : 0
    summary.colorSets = colors
    summary.imageSets = images
    summary.colorSetsWithDark = colors / 2
    summary.errors = severities.count { $0 == .error }
    summary.warnings = severities.count { $0 == .warning }
    summary.notes = severities.count { $0 == .note }
    summary.hints = severities.count { $0 == .hint }
    return summary
  }
}
