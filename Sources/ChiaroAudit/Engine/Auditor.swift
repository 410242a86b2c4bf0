// SPDX-License-Identifier: MIT

import ChiaroSource

/// Runs the rules.
///
/// Apple counterpart: `performAccessibilityAudit(for:)` · Source: this project · Fidelity:
/// approximate
public enum Auditor {
  /// What an audit came to.
  ///
  /// Apple counterpart: none · Source: this project · Fidelity: exact
  public struct Result: Sendable {
    /// The findings, in the order of every report.
    public var findings: [Finding]
    /// How many findings the configuration declared as meant.
    public var suppressedCount: Int
  }

  /// Runs every rule that the configuration wants, on all cores.
  ///
  /// - Parameters:
  ///   - context: what to look at
  ///   - progress: called with the id of each rule before it runs, on any thread
  /// - Returns: the findings, those left out that the configuration declares as meant
  public static func run(
    _ context: AuditContext, progress: @Sendable (String) -> Void = { _ in }
  ) -> Result {
    let configuration = context.configuration
    let rules = RuleRegistry.all.filter { configuration.runs($0.id) }
    let budget = configuration.budget
    let findings = rules.concurrentMap(stretch: 1) { rule -> [Finding] in
      guard budget?.takeTime() ?? true else { return [] }
      progress(rule.id)
      return self.findings(of: rule, context)
    }.flatMap { $0 }
    let suppressions = configuration.suppressions
    let kept =
      suppressions.isEmpty
      ? findings
      : findings.filter { finding in
        !suppressions.contains { $0.covers(finding, within: budget) }
      }
    return Result(findings: sorted(kept), suppressedCount: findings.count - kept.count)
  }

  /// The findings in their order, which severity, measure and one file's name nearly always decide:
  /// files are compared once each, and numbers are moved about instead of findings.
  private static func sorted(_ findings: [Finding]) -> [Finding] {
    let files = Set(findings.map(\.location.file)).sorted()
    let ranks = Dictionary(uniqueKeysWithValues: files.enumerated().map { ($1, $0) })
    let keys = findings.enumerated().map { index, finding in
      (finding.severity, finding.share, ranks[finding.location.file] ?? 0, index)
    }
    let order = keys.sorted { first, second in
      if first.0 != second.0 { return first.0 > second.0 }
      if first.1 != second.1 { return first.1 < second.1 }
      if first.2 != second.2 { return first.2 < second.2 }
      return findings[first.3] < findings[second.3]
    }
    return order.map { findings[$0.3] }
  }

  private static func findings(
    of rule: any AuditRule.Type, _ context: AuditContext
  ) -> [Finding] {
    var report = RuleReport(rule: rule.id, severity: rule.description.severity)
    rule.check(context, &report)
    guard let severity = context.configuration.severities[rule.id] else { return report.findings }
    return report.findings.map { finding in
      var finding = finding
      finding.severity = severity
      return finding
    }
  }
}

extension AuditConfiguration {
  /// Whether a rule runs.
  public func runs(_ rule: String) -> Bool {
    !disabledRules.contains(rule) && (onlyRules?.contains(rule) ?? true)
  }
}
