// SPDX-License-Identifier: MIT

package import ChiaroSource

/// One result of a rule: what is wrong, and where.
package struct SourceFinding: Hashable, JoinableFinding, Sendable {
  /// The rule's id.
  package var rule: String
  /// The severity of the finding.
  package var severity: Severity
  /// The location of the problem's cause.
  package var location: SourceLocation
  /// The type and member around it, such as `ChartLabel.labelColor`; the file's name at top level.
  package var object: String
  /// The appearance in which the problem shows, `light` or `dark`; nil for both or neither.
  package var appearance: String?
  /// The description of the problem; lower case, no full stop.
  package var message: String
  /// The locations of other places involved, such as the uses of a constant.
  package var related: [SourceLocation] = []
  /// The relation of those places to the finding.
  package var relation = RelatedKind.others
  /// The measured value, such as a contrast ratio, with the minimum it should have; nil for none.
  package var measured: MeasuredValue?
  /// A change that mends it; nil where none is offered.
  package var fix: SourceFix?
}

/// The findings of one rule in one file, while it is checked.
package struct SourceReport {
  /// The rule's id.
  let rule: String
  /// The severity of the findings for which `add` is given no other.
  let severity: Severity
  /// The file that is checked.
  let file: FileFacts
  private(set) var findings: [SourceFinding] = []

  init(rule: String, severity: Severity, file: FileFacts) {
    self.rule = rule
    self.severity = severity
    self.file = file
  }

  /// Adds a finding, unless a comment in the source suppresses the rule at that place.
  mutating func add(
    _ site: Site, _ message: String, severity: Severity? = nil, appearance: String? = nil,
    measured: MeasuredValue? = nil, related: [SourceLocation] = [],
    relation: RelatedKind = .others, fix: SourceFix? = nil
  ) {
    guard !file.suppressions.silence(rule, line: site.line) else { return }
    findings.append(
      SourceFinding(
        rule: rule, severity: severity ?? self.severity,
        location: SourceLocation(file: file.path, line: site.line, column: site.column),
        object: site.object.isEmpty ? Path.lastComponent(file.path) : site.object,
        appearance: appearance, message: message + (file.remark.map { " (\($0))" } ?? ""),
        related: related, relation: relation, measured: measured, fix: fix))
  }
}
