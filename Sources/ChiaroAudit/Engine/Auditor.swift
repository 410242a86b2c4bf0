// SPDX-License-Identifier: MIT

import ChiaroSource
import Dispatch
import Synchronization

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
    let reports = Mutex([[Finding]](repeating: [], count: rules.count))
    DispatchQueue.concurrentPerform(iterations: rules.count) { index in
      progress(rules[index].id)
      let found = self.findings(of: rules[index], context)
      reports.withLock { $0[index] = found }
    }
    let findings = reports.withLock { $0 }.flatMap { $0 }
    let kept = findings.filter { finding in
      !configuration.suppressions.contains { $0.covers(finding) }
    }
    // Numbers are moved about in sorting, not findings.
    let order = kept.indices.sorted { kept[$0] < kept[$1] }
    return Result(
      findings: order.map { kept[$0] }, suppressedCount: findings.count - kept.count)
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
