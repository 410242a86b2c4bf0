// SPDX-License-Identifier: MIT

public import ChiaroSource

/// Everything that a report shows, as plain values: no format looks anything up.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct ReportModel: Sendable {
  /// The program's version.
  public var version: String
  /// What was audited, as the person named it.
  public var title: String
  /// The numbers.
  public var summary: ReportSummary
  /// What the rules found, in the order in which it is shown.
  public var findings: [ReportFinding]
  /// What was odd in the files themselves.
  public var diagnostics: [Diagnostic]
  /// The rules that ran.
  public var rules: [ReportRule]
  /// The catalogs, with their colors and images.
  public var catalogs: [ReportCatalog]

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

  /// How many diagnostics there are of a severity.
  func diagnosticCount(_ severity: Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }

  /// The rule of an id, or nil.
  public func rule(_ id: String) -> ReportRule? { rules.first { $0.id == id } }
}

/// The numbers of an audit.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct ReportSummary: Hashable, Sendable {
  /// The catalogs.
  public var catalogs = 0
  /// The color sets.
  public var colorSets = 0
  /// The image sets.
  public var imageSets = 0
  /// The symbol sets.
  public var symbolSets = 0
  /// The app icon sets.
  public var appIconSets = 0
  /// The color sets with a dark slot that holds a color.
  public var colorSetsWithDark = 0
  /// The color sets with an increased-contrast slot that holds a color.
  public var colorSetsWithHighContrast = 0
  /// The dark slots of color sets that hold none.
  public var emptyDarkSlots = 0
  /// The files of source text.
  public var sourceFiles = 0
  /// The findings that are errors.
  public var errors = 0
  /// The findings that are warnings.
  public var warnings = 0
  /// The findings that are notes.
  public var notes = 0
  /// The findings that the configuration or the baseline left out.
  public var suppressed = 0

  /// All zero.
  public init() {}
}

/// A finding as reports show it.
///
/// Apple counterpart: none · Source: SARIF 2.1.0 §3.27 · Fidelity: exact
public struct ReportFinding: Hashable, Sendable {
  /// The id of the rule.
  public var rule: String
  /// How much it matters.
  public var severity: Severity
  /// The place; the path is relative where it can be.
  public var location: SourceLocation
  /// The name of what it is about.
  public var object: String
  /// The appearance, or nil when it is about all.
  public var appearance: String?
  /// What is wrong.
  public var message: String
  /// What stays the same while the same thing is wrong.
  public var fingerprint: String
  /// What `--fix` would do, or nil.
  public var fix: String?
  /// Other places that have a part in it.
  public var related: [SourceLocation]
  /// The two colors that were measured against each other; nil where none were.
  package var pair: ReportPair?
  /// The line of source at the place; nil where the place is in no source text.
  package var snippet: String?

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

/// A rule as reports show it.
///
/// Apple counterpart: none · Source: SARIF 2.1.0 §3.49 · Fidelity: exact
public struct ReportRule: Hashable, Sendable {
  /// The id.
  public var id: String
  /// A few words.
  public var title: String
  /// How much a finding usually matters.
  public var severity: Severity
  /// What is wrong when it fires.
  public var summary: String
  /// Why it matters.
  public var reason: String
  /// What to do about it.
  public var help: String

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
