// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// The findings of one rule in one file, while it is checked.
package struct SourceReport {
  /// The rule's id.
  let rule: String
  /// The severity of the findings for which `add` is given no other.
  let severity: Severity
  /// The file that is checked.
  let file: FileFacts
  private(set) var findings: [Finding] = []

  init(rule: String, severity: Severity, file: FileFacts) {
    self.rule = rule
    self.severity = severity
    self.file = file
  }

  /// Adds a finding, unless a comment in the source suppresses the rule at that place.
  mutating func add(
    _ site: Site, _ message: String, severity: Severity? = nil, appearance: String? = nil,
    measured: MeasuredValue? = nil, related: [SourceLocation] = [],
    relation: RelatedKind = .others, causes: [Cause] = [], pair: ColorPair? = nil, fix: Fix? = nil
  ) {
    guard !file.suppressions.silence(rule, line: site.line) else { return }
    var finding = Finding(
      rule: rule, severity: severity ?? self.severity,
      location: SourceLocation(file: file.path, line: site.line, column: site.column),
      object: site.object.isEmpty ? Path.lastComponent(file.path) : site.object,
      appearance: appearance, message: message + (file.remark.map { " (\($0))" } ?? ""),
      measured: measured, fix: fix, related: related, scope: file.path)
    finding.relation = relation
    finding.causes = causes
    finding.pair = pair
    findings.append(finding)
  }
}
