// SPDX-License-Identifier: MIT

import ChiaroSource

/// The pack of rules for asset catalogs: those of `RuleRegistry`, run on all cores.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct CatalogRulePack: RulePack {
  /// Creates the pack.
  public init() {}

  /// The rules, in the order of the registry.
  public var rules: [RuleListing] {
    RuleRegistry.all.map { RuleListing(id: $0.id, $0.description) }
  }

  /// Runs the enabled rules on the catalogs.
  public func inspect(
    _ context: AuditContext, progress: @escaping @Sendable (String) -> Void
  ) -> PackResult {
    let wanted = RuleRegistry.all.filter { context.configuration.runs($0.id) }
    let budget = context.configuration.budget
    let findings = wanted.concurrentMap(stretch: 1) { rule -> [Finding] in
      guard budget?.takeTime() ?? true else { return [] }
      progress(rule.id)
      var report = RuleReport(rule: rule.id, severity: rule.description.severity)
      rule.check(context, &report)
      return report.findings
    }
    return PackResult(findings: findings.flatMap { $0 })
  }
}
