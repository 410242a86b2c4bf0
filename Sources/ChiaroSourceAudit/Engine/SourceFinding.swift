// SPDX-License-Identifier: MIT

package import ChiaroSource

/// One result of a rule: what is wrong, and where.
package struct SourceFinding: Hashable, Sendable {
  /// The rule's id.
  package var rule: String
  /// How much it matters.
  package var severity: Severity
  /// Where the cause stands.
  package var location: SourceLocation
  /// The type and member around it, such as `ChartLabel.labelColor`; the file's name at top level.
  package var object: String
  /// The appearance that breaks, `light` or `dark`; nil when it is both or neither.
  package var appearance: String?
  /// Role and confidence in words: lower case, no full stop.
  package var message: String
  /// Other places that have to do with it, such as the uses of a constant.
  package var related: [SourceLocation] = []
  /// A number, and what it should at least be.
  package var measured: MeasuredValue?
  /// A change that mends it; nil where none is offered.
  package var fix: SourceFix?
}

/// The findings of one rule in one file, while it is checked.
package struct SourceReport {
  /// The rule's id.
  let rule: String
  /// How much a finding matters unless `add` says otherwise.
  let severity: Severity
  /// The file that is checked.
  let file: FileFacts
  private(set) var findings: [SourceFinding] = []

  init(rule: any SourceRule.Type, file: FileFacts) {
    self.rule = rule.id
    self.severity = rule.description.severity
    self.file = file
  }

  /// Adds a finding, unless a comment at its place asks not to.
  mutating func add(
    _ site: Site, _ message: String, severity: Severity? = nil, appearance: String? = nil,
    measured: MeasuredValue? = nil, related: [SourceLocation] = [],
    fix: SourceFix? = nil
  ) {
    guard !file.suppressions.silence(rule, line: site.line) else { return }
    findings.append(
      SourceFinding(
        rule: rule, severity: severity ?? self.severity,
        location: SourceLocation(file: file.path, line: site.line, column: site.column),
        object: site.object.isEmpty ? Path.lastComponent(file.path) : site.object,
        appearance: appearance, message: message + (file.remark.map { " (\($0))" } ?? ""),
        related: related, measured: measured, fix: fix))
  }
}
