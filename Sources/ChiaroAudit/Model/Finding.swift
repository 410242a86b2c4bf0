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
  public var measured: MeasuredValue? = nil
  /// A change that mends it and is safe to make, or nil.
  public var fix: Fix?
  /// Other places that have a part in it.
  public var related: [SourceLocation]
  /// What keeps apart two objects of one name: the catalog's path inside the project.
  public var scope: String

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
