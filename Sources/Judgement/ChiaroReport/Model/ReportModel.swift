// SPDX-License-Identifier: MIT

package import ChiaroFindings
public import ChiaroSource

/// The content of a report, as plain values that every report format can write.
public struct ReportModel: Sendable {
  /// The version of the program that created the report.
  public var version: String
  /// The title of the report, which gives the audited project as the user specified it.
  public var title: String
  /// The folders to which paths are relative; by default, they are not known.
  public var root = ReportRoot()
  /// The counts of the audit, such as the numbers of catalogs and errors.
  public var summary: ReportSummary
  /// The findings, in the order in which they are shown.
  public var findings: [ReportFinding]
  /// The diagnostics about the files that were read.
  public var diagnostics: [Diagnostic]
  /// The rules that were applied to the project.
  public var rules: [ReportRule]
  /// The catalogs, with their colors and images.
  public var catalogs: [ReportCatalog]
  /// The part of the project that the report is about, as `2/8`; nil if it is about all of it.
  package var shard: String?
  /// The parts that should have been checked, but were not, in words; empty for a complete report.
  package var cuts: [String] = []
  /// The screens of storyboards and xibs, for the HTML page; empty unless they were drawn.
  package var screens: [ReportScreen] = []

  /// Creates a report.
  public init(
    version: String, title: String, summary: ReportSummary, findings: [ReportFinding],
    diagnostics: [Diagnostic], rules: [ReportRule], catalogs: [ReportCatalog] = []
  ) {
    self.version = version
    self.title = title
    self.summary = summary
    self.findings = findings
    self.diagnostics = diagnostics
    self.rules = rules
    self.catalogs = catalogs
  }

  /// The words by which every format begins where the report is not whole; nil for a whole one.
  var incompleteness: String? {
    cuts.isEmpty ? nil : "incomplete audit: \(cuts.joined(separator: "; "))"
  }

  /// Returns the number of diagnostics of a severity.
  func diagnosticCount(_ severity: Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }

  /// Returns the rule with an id; nil if the report has no such rule.
  public func rule(_ id: String) -> ReportRule? { rules.first { $0.id == id } }
}

/// The counts of an audit.
public struct ReportSummary: Hashable, Sendable {
  /// The number of catalogs.
  public var catalogs = 0
  /// The number of color sets.
  public var colorSets = 0
  /// The number of image sets.
  public var imageSets = 0
  /// The number of symbol sets.
  public var symbolSets = 0
  /// The number of app icon sets.
  public var appIconSets = 0
  /// The number of color sets that have a color in a dark slot.
  public var colorSetsWithDark = 0
  /// The number of color sets that have a color in a slot for increased contrast.
  public var colorSetsWithHighContrast = 0
  /// The number of dark slots without a usable color, in all color sets.
  public var emptyDarkSlots = 0
  /// The number of source files.
  public var sourceFiles = 0
  /// The number of storyboards and xibs.
  public var interfaceFiles = 0
  /// The number of findings that are errors.
  public var errors = 0
  /// The number of findings that are warnings.
  public var warnings = 0
  /// The number of findings that are notes.
  public var notes = 0
  /// The number of findings that are hints.
  public var hints = 0
  /// The number of findings that the configuration or the baseline suppressed.
  public var suppressed = 0

  /// Creates a summary in which all counts are 0.
  public init() {}
}

/// A finding in a report.
///
/// Source: SARIF 2.1.0 §3.27
public struct ReportFinding: Hashable, Sendable {
  /// The id of the rule.
  public var rule: String
  /// The severity of the finding.
  public var severity: Severity
  /// The location of the problem; its path is relative to the project.
  public var location: SourceLocation
  /// The name of the object that the finding concerns, such as an asset set or a file.
  public var object: String
  /// The name of the appearance that the finding concerns; nil if it concerns all appearances.
  public var appearance: String?
  /// The description of the problem.
  public var message: String
  /// The identity of the finding, which does not depend on lines or measured values.
  public var fingerprint: String
  /// A description of the change that `--fix` makes; nil if there is no fix.
  public var fix: String?
  /// Whether that change alters the app's appearance, so that it requires `--unsafe`.
  public var isFixUnsafe = false
  /// The locations of other objects that the problem involves.
  public var related: [SourceLocation]
  /// The relation of those places to the finding.
  package var relation = RelatedKind.others
  /// The pair of colors whose contrast was measured; nil if none was.
  package var pair: ColorPair?
  /// The consequence and likelihood of the finding; nil if it was not judged.
  public var judgement: ReportJudgement?
  /// Whether the finding is shown by default and not only on request; the report sets it.
  public internal(set) var isShown = true
  /// What is wrong, and with what: `Invisible in dark: black on black (star)`.
  var sentence: String { "\(message) (\(object))" }
  /// The text of the line at the location; nil if the location is not in a source file.
  package var snippet: String?
  /// The finding as a terminal without color prints it: one line, without its break.
  package var line: String { String(TerminalReport.line(self).dropLast()) }

  /// Creates a finding.
  public init(
    rule: String, severity: Severity, location: SourceLocation, object: String,
    appearance: String?, message: String, fingerprint: String, fix: String? = nil,
    related: [SourceLocation] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.location = location
    self.object = object
    self.appearance = appearance
    self.message = message
    self.fingerprint = fingerprint
    self.fix = fix
    self.related = related
  }
}

/// A rule in a report.
///
/// Source: SARIF 2.1.0 §3.49
public struct ReportRule: Hashable, Sendable {
  /// The id of the rule, in kebab case.
  public var id: String
  /// The title of the rule, in a few words.
  public var title: String
  /// The default severity of the rule's findings.
  public var severity: Severity
  /// The problem that the rule reports.
  public var summary: String
  /// The reason why the problem matters.
  public var reason: String
  /// The remedy for the problem.
  public var help: String
  /// The address of the rule's page; nil if it is unknown.
  package var page: String?

  /// Creates a rule.
  public init(
    id: String, title: String, severity: Severity, summary: String, reason: String, help: String
  ) {
    self.id = id
    self.title = title
    self.severity = severity
    self.summary = summary
    self.reason = reason
    self.help = help
  }
}
