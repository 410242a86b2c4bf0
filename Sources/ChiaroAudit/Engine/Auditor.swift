// SPDX-License-Identifier: MIT

public import ChiaroSource

/// Runs packs of rules, and makes one result of what they find.
///
/// Apple counterpart: `performAccessibilityAudit(for:)` · Source: this project · Fidelity:
/// approximate
public struct Auditor: Sendable {
  /// The packs, in the order in which they run.
  public var packs: [any RulePack]

  /// What an audit came to.
  ///
  /// Apple counterpart: none · Source: this project · Fidelity: exact
  public struct Result: Sendable {
    /// The findings, in the order of every report.
    public var findings: [Finding]
    /// How many findings the configuration declared as meant.
    public var suppressedCount: Int
    /// What the packs found odd in the files that they read.
    public var diagnostics: [Diagnostic] = []
    /// The rules that looked at the project, in order.
    public var rules: [RuleListing] = []
  }

  /// Creates an auditor; by default it has the rules over catalogs.
  public init(packs: [any RulePack] = [CatalogRulePack()]) { self.packs = packs }

  /// The rules of all packs, in order.
  public var rules: [RuleListing] { packs.flatMap(\.rules) }

  /// Runs every rule over catalogs that the configuration wants, on all cores.
  ///
  /// - Parameters:
  ///   - context: what to look at
  ///   - progress: called with the id of each rule before it runs, on any thread
  /// - Returns: the findings, those left out that the configuration declares as meant
  public static func run(
    _ context: AuditContext, progress: @escaping @Sendable (String) -> Void = { _ in }
  ) -> Result {
    Auditor().run(context, progress: progress)
  }

  /// Runs every rule of every pack that the configuration wants.
  ///
  /// - Parameters:
  ///   - context: what to look at
  ///   - progress: called with words about what is done, on any thread
  /// - Returns: the findings, those left out that the configuration declares as meant
  public func run(
    _ context: AuditContext, progress: @escaping @Sendable (String) -> Void = { _ in }
  ) -> Result {
    let configuration = context.configuration
    let results = packs.map { $0.inspect(context, progress: progress) }
    let findings = results.flatMap(\.findings).compactMap { finding -> Finding? in
      guard configuration.runs(finding.rule) else { return nil }
      var finding = finding
      finding.severity = configuration.severities[finding.rule] ?? finding.severity
      return finding
    }
    let suppressions = configuration.suppressions
    let kept =
      suppressions.isEmpty
      ? findings
      : findings.filter { finding in
        !suppressions.contains { $0.covers(finding, within: configuration.budget) }
      }
    return Result(
      findings: Self.sorted(kept), suppressedCount: findings.count - kept.count,
      diagnostics: results.flatMap(\.diagnostics),
      rules: zip(packs, results).flatMap { $1.rules ?? $0.rules }.filter {
        configuration.runs($0.id)
      })
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
}

extension AuditConfiguration {
  /// Whether a rule runs.
  public func runs(_ rule: String) -> Bool {
    !disabledRules.contains(rule) && (onlyRules?.contains(rule) ?? true)
  }
}
