// SPDX-License-Identifier: MIT

public import ChiaroFindings
package import ChiaroSource

/// The findings of a rule, as they are collected.
public struct RuleReport {
  /// The findings that the rule has added so far.
  public private(set) var findings: [Finding] = []
  /// The scope of added findings: the path of the catalog being checked.
  var scope = ""
  private let rule: String
  private let severity: Severity

  /// Creates an empty report for a rule.
  package init(rule: String, severity: Severity) {
    self.rule = rule
    self.severity = severity
  }

  /// Adds a finding about one appearance; the default severity is the rule's own.
  mutating func add(
    _ object: String, at location: SourceLocation, _ appearance: AuditAppearance,
    severity: Severity? = nil, _ message: String, measured: MeasuredValue? = nil,
    pair: ColorPair? = nil, fix: Fix? = nil, related: [SourceLocation] = [],
    relation: RelatedKind = .others, causes: [Cause] = []
  ) {
    add(
      object, at: location, severity: severity, message, fix: fix, related: related, causes: causes)
    findings[findings.count - 1].appearance = appearance.description
    findings[findings.count - 1].measured = measured
    findings[findings.count - 1].pair = pair
    findings[findings.count - 1].relation = relation
  }

  /// Adds a finding about all appearances; the default severity is the rule's own.
  mutating func add(
    _ object: String, at location: SourceLocation, severity: Severity? = nil, _ message: String,
    fix: Fix? = nil, related: [SourceLocation] = [], causes: [Cause] = []
  ) {
    findings.append(
      Finding(
        rule: rule, severity: severity ?? self.severity, location: location, object: object,
        appearance: nil, message: message, fix: fix, related: related, scope: scope))
    findings[findings.count - 1].causes = causes
  }

  /// What is the same in many sets of the catalog, as long as it is no more than a note.
  var habit: Cause { Cause(.notedSets, scope) }

  /// What is the same in pictures of the catalog that were drawn together, as their names say:
  /// `setTerm` and `setPrivacy`.
  func family(of picture: String) -> Cause {
    Cause(.pictureFamily, scope, NameWords(Path.lastComponent(picture)).words.first ?? "")
  }

  /// The further places of a finding that stands for several: all but the first, up to a limit.
  static func further<Item>(
    _ items: [Item], limit: Int = 40, at location: (Item) -> SourceLocation
  ) -> [SourceLocation] {
    items.dropFirst().prefix(limit).map(location)
  }
}
