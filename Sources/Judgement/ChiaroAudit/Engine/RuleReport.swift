// SPDX-License-Identifier: MIT

public import ChiaroFindings
import ChiaroSource

/// The findings that a rule has reported so far.
public struct RuleReport {
  /// The findings that the rule has added so far.
  public private(set) var findings: [Finding] = []
  /// The scope of added findings: the path of the catalog being checked.
  var scope = ""
  private let rule: String
  private let description: RuleDescription

  /// Creates an empty report for a rule.
  package init(rule: RuleListing) {
    self.rule = rule.id
    description = rule.description
  }

  /// Adds a finding about one appearance.
  ///
  /// - Parameters:
  ///   - object: the name of the object concerned
  ///   - location: the file, line and column
  ///   - appearance: the appearance in which the problem shows
  ///   - consequence: what a person loses; nil for the rule's own, by what was measured
  ///   - considerations: what speaks for or against it
  ///   - message: the description of the problem
  ///   - measured: the measured value behind the message
  ///   - pair: the pair of colors that was measured
  ///   - fix: a change of files that fixes the problem
  ///   - related: the locations of other objects that are involved
  ///   - relation: the relation of those places to the finding
  ///   - causes: what it may have in common with others
  mutating func add(
    _ object: String, at location: SourceLocation, _ appearance: AuditAppearance,
    costing consequence: Consequence? = nil, considering considerations: [Consideration] = [],
    _ message: String, measured: MeasuredValue? = nil, pair: ColorPair? = nil, fix: Fix? = nil,
    related: [SourceLocation] = [], relation: RelatedKind = .others, causes: [Cause] = []
  ) {
    add(
      object, at: location, costing: consequence, considering: considerations, message,
      measured: measured, fix: fix, related: related, causes: causes)
    findings[findings.count - 1].appearance = appearance.description
    findings[findings.count - 1].pair = pair
    findings[findings.count - 1].relation = relation
  }

  /// Adds a finding about all appearances.
  mutating func add(
    _ object: String, at location: SourceLocation, costing consequence: Consequence? = nil,
    considering considerations: [Consideration] = [], _ message: String,
    measured: MeasuredValue? = nil, fix: Fix? = nil, related: [SourceLocation] = [],
    causes: [Cause] = []
  ) {
    var finding = Finding(
      rule: rule,
      judgement: Judgement(by: description, consequence, measured: measured, considerations),
      location: location, object: object, message: message, measured: measured, fix: fix,
      related: related, scope: scope)
    finding.causes = causes
    findings.append(finding)
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
