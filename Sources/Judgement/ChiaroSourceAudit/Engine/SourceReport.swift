// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// The findings of one rule in one file, while it is checked.
package struct SourceReport {
  /// The rule's id.
  let rule: String
  private let description: RuleDescription
  /// The file that is checked.
  let file: FileFacts
  private(set) var findings: [Finding] = []
  /// The numbers of the comments that kept findings quiet.
  private(set) var quiet: Set<Int> = []

  init(rule: RuleListing, file: FileFacts) {
    self.rule = rule.id
    description = rule.description
    self.file = file
  }

  /// Adds a finding, unless a comment in the source suppresses the rule at that place.
  mutating func add(
    _ site: Site, _ message: String, _ consequence: Consequence? = nil,
    considering considerations: [Consideration] = [], appearance: String? = nil,
    measured: MeasuredValue? = nil, related: [SourceLocation] = [],
    relation: RelatedKind = .others, causes: [Cause] = [], pair: ColorPair? = nil, fix: Fix? = nil
  ) {
    if let comment = file.suppressions.entry(for: rule, line: site.line) {
      quiet.insert(comment)
      return
    }
    var finding = Finding(
      rule: rule,
      judgement: Judgement(by: description, consequence, measured: measured, considerations),
      location: SourceLocation(file: file.path, line: site.line, column: site.column),
      object: site.object.isEmpty ? Path.lastComponent(file.path) : site.object,
      appearance: appearance, message: message + (file.remark.map { " (\($0))" } ?? ""),
      measured: measured, fix: fix, related: related, scope: file.path)
    finding.relation = relation
    finding.causes = causes
    finding.pair = pair
    findings.append(finding)
  }

  /// Returns what a finding of the rule is worth.
  func value(_ consequence: Consequence, _ considerations: [Consideration]) -> Double {
    Judgement(by: description, consequence, considerations).value(rule)
  }
}
