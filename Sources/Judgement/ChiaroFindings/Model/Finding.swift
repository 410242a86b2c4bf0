// SPDX-License-Identifier: MIT

public import ChiaroSource

/// A problem reported by a rule.
///
/// Apple counterpart: an issue of `XCUIApplication.performAccessibilityAudit` · Source: SARIF 2.1.0
/// §3.27 · Fidelity: approximate, found in files, not in a running app
public struct Finding: Hashable, Sendable {
  /// The id of the rule.
  public var rule: String
  /// The severity, which follows from cost and likelihood, or is set by the project's
  /// configuration.
  public var severity: Severity
  /// The location of the problem: file, line and column.
  public var location: SourceLocation
  /// The name of the object that the finding concerns, such as an asset set or a file.
  public var object: String
  /// The appearance in which the problem occurs; nil if it occurs in all appearances.
  public var appearance: String?
  /// The description of the problem, with the measured values.
  package var problem: String
  /// The remarks after the description, such as the number of other places.
  package var remarks: [String] = []
  /// The measured value behind the message; nil if nothing was measured.
  public var measured: MeasuredValue?
  /// A change to files that fixes the problem; nil if there is none.
  ///
  /// Fixes that change the app's look are applied only on request.
  public var fix: Fix?
  /// The locations of other objects that the problem involves.
  public var related: [SourceLocation]
  /// The relation of those places to the finding.
  package var relation = RelatedKind.others
  /// The path of the catalog inside the project, which distinguishes objects with the same name.
  public var scope: String
  /// The text that distinguishes the finding from others of its object, such as the shown text;
  /// empty for none.
  package var subject = ""
  /// The pair of colors whose contrast was measured; nil if none was.
  package var pair: ColorPair?
  /// The causes that the finding may share with others, at most one of each kind.
  package var causes: [Cause] = []
  /// The cost and likelihood of the finding; a severity that a project configures changes neither.
  package private(set) var judgement: Judgement
  /// The likelihood that the finding is worth a maintainer's time, from 0 to 1.
  public private(set) var likelihood: Double

  /// Creates a finding.
  ///
  /// - Parameters:
  ///   - rule: the id of the rule
  ///   - judgement: the cost and likelihood of the finding
  ///   - location: the file, line and column
  ///   - object: the name of the object concerned
  ///   - appearance: the appearance in which the problem shows; nil for all
  ///   - message: the description of the problem, with the measured values
  ///   - measured: the measured value behind the message
  ///   - fix: a change of files that fixes the problem; nil for none
  ///   - related: the locations of other objects that are involved
  ///   - scope: the path inside the project that distinguishes objects of the same name
  package init(
    rule: String, judgement: Judgement, location: SourceLocation, object: String,
    appearance: String? = nil, message: String, measured: MeasuredValue? = nil, fix: Fix? = nil,
    related: [SourceLocation] = [], scope: String = ""
  ) {
    self.rule = rule
    self.judgement = judgement
    likelihood = judgement.likelihood(rule)
    severity = Severity(
      judgement.consequence, likelihood: likelihood, evidence: judgement.evidence)
    self.location = location
    self.object = object
    self.appearance = appearance
    problem = message
    self.measured = measured
    self.fix = fix
    self.related = related
    self.scope = scope
  }

  /// Creates a finding with a severity that its rule sets, without a judgment.
  ///
  /// - Parameters:
  ///   - rule: the id of the rule
  ///   - severity: the severity of this finding
  ///   - location: the file, line and column
  ///   - object: the name of the object that the finding concerns
  ///   - appearance: the appearance in which the problem occurs; nil for all
  ///   - message: the description of the problem, with the measured values
  ///   - measured: the measured value behind the message; nil for none
  ///   - fix: a change to files that fixes the problem; nil for none
  ///   - related: the locations of other objects that the problem involves
  ///   - scope: the path inside the project that distinguishes objects with the same name
  public init(
    rule: String, severity: Severity, location: SourceLocation, object: String,
    appearance: String? = nil, message: String, measured: MeasuredValue? = nil, fix: Fix? = nil,
    related: [SourceLocation] = [], scope: String = ""
  ) {
    self.init(
      rule: rule, judgement: Judgement(severity), location: location, object: object,
      appearance: appearance, message: message, measured: measured, fix: fix, related: related,
      scope: scope)
    self.severity = severity
  }

  /// The description of the problem, with the measured values and the number of other places.
  public var message: String { remarks.isEmpty ? problem : problem + remarks.joined() }

  /// The harm that the problem does to people.
  public var consequence: Consequence { judgement.consequence }

  /// The strength of the evidence for the problem.
  public var evidence: Evidence { judgement.evidence }

  /// The cost of the finding multiplied by its likelihood; within a severity, reports show the
  /// highest value first.
  public var value: Double { consequence.cost * likelihood }

  /// Judges the finding again, with further considerations.
  package mutating func consider(_ more: Consideration...) {
    judgement.consider(more)
    likelihood = judgement.likelihood(rule)
    severity = Severity(consequence, likelihood: likelihood, evidence: evidence)
  }

  /// The finding without the change that it offers.
  package var withoutFix: Finding {
    var finding = self
    finding.fix = nil
    return finding
  }

  /// Withdraws a fix that alters the app's look if a consideration speaks strongly against the
  /// finding.
  package mutating func withdrawDoubtfulFix() {
    if fix?.isSafe == false && judgement.isOverruled { fix = nil }
  }

  /// The identity of the finding as sixteen hexadecimal digits; it does not depend on measured
  /// values or lines.
  public var fingerprint: String {
    let parts = [rule, scope, object, appearance ?? ""] + (subject.isEmpty ? [] : [subject])
    let text = parts.joined(separator: "\u{1F}")
    let digits = String(ContentDigest.of(text), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Finding: Comparable {
  /// Returns whether a finding precedes another in the order that all reports use.
  ///
  /// Findings are sorted by severity and by value, the highest first; then by the ratio of the
  /// measured value to its minimum, the lowest first; and then by location, rule, object and
  /// appearance.
  public static func < (lhs: Finding, rhs: Finding) -> Bool {
    if lhs.severity != rhs.severity { return lhs.severity > rhs.severity }
    if lhs.value != rhs.value { return lhs.value > rhs.value }
    if lhs.share != rhs.share { return lhs.share < rhs.share }
    if lhs.location != rhs.location { return lhs.location < rhs.location }
    return (lhs.rule, lhs.object, lhs.appearance ?? "", lhs.message)
      < (rhs.rule, rhs.object, rhs.appearance ?? "", rhs.message)
  }

  /// The ratio of the measured value to its minimum; infinite if nothing was measured.
  package var share: Double { measured?.share ?? .infinity }
}
