// SPDX-License-Identifier: MIT

public import ChiaroSource

/// One result of a rule.
///
/// Apple counterpart: an issue of `XCUIApplication.performAccessibilityAudit` · Source: SARIF
/// 2.1.0 §3.27 · Fidelity: approximate
public struct Finding: Hashable, Sendable {
  /// The id of the rule.
  public var rule: String
  /// How much it matters here.
  public var severity: Severity
  /// The file, line and column.
  public var location: SourceLocation
  /// The name of what it is about: a set's name, or a file's.
  public var object: String
  /// The appearance in which it shows, or nil when it is about all.
  public var appearance: String?
  /// What is wrong, with the numbers measured.
  public var message: String
  /// The number behind the message, or nil where there is none.
  public var measured: MeasuredValue?
  /// A change that mends it and is safe to make, or nil.
  public var fix: Fix?
  /// Other places that have a part in it.
  public var related: [SourceLocation]
  /// What keeps apart two objects of one name: the catalog's path inside the project.
  public var scope: String
  /// The two colors that were measured against each other; nil where none were.
  package var pair: ColorPair?

  /// Creates a finding.
  ///
  /// - Parameters:
  ///   - rule: the id of the rule
  ///   - severity: how much it matters here
  ///   - location: the file, line and column
  ///   - object: the name of what it is about
  ///   - appearance: the appearance in which it shows; nil for all
  ///   - message: what is wrong, with the numbers measured
  ///   - measured: the number behind the message
  ///   - fix: a change that mends it and is safe to make
  ///   - related: other places that have a part in it
  ///   - scope: what keeps apart two objects of one name: a path inside the project
  public init(
    rule: String, severity: Severity, location: SourceLocation, object: String,
    appearance: String? = nil, message: String, measured: MeasuredValue? = nil, fix: Fix? = nil,
    related: [SourceLocation] = [], scope: String = ""
  ) {
    self.rule = rule
    self.severity = severity
    self.location = location
    self.object = object
    self.appearance = appearance
    self.message = message
    self.measured = measured
    self.fix = fix
    self.related = related
    self.scope = scope
  }

  /// Sixteen hexadecimal digits that stay the same while the same thing is wrong with the same
  /// object, whatever the numbers and lines.
  public var fingerprint: String {
    let text = [rule, scope, object, appearance ?? ""].joined(separator: "\u{1F}")
    let digits = String(ContentDigest.of(text), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Finding: Comparable {
  /// The more severe first, then what misses its minimum most, then by place, rule and appearance:
  /// the order of every report.
  public static func < (lhs: Finding, rhs: Finding) -> Bool {
    if lhs.severity != rhs.severity { return lhs.severity > rhs.severity }
    if lhs.share != rhs.share { return lhs.share < rhs.share }
    if lhs.location != rhs.location { return lhs.location < rhs.location }
    return (lhs.rule, lhs.object, lhs.appearance ?? "", lhs.message)
      < (rhs.rule, rhs.object, rhs.appearance ?? "", rhs.message)
  }

  /// How much of its minimum the finding reaches; infinite where nothing was measured.
  var share: Double { measured?.share ?? .infinity }
}
