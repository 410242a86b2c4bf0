// SPDX-License-Identifier: MIT

public import ChiaroFindings
import ChiaroSource

/// The rule pack for asset catalogs, which runs all rules of `RuleRegistry` on all cores.
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
    let wanted = RuleRegistry.all.filter { context.configuration.runs($0.id, $0.description) }
    let others = context.forOtherPlatforms
    let budget = context.configuration.budget
    let findings = wanted.concurrentMap(stretch: 1) { rule -> [Finding] in
      guard budget?.takeTime() ?? true else { return [] }
      progress(rule.id)
      return context.withoutGuesses { context in
        var report = RuleReport(rule: RuleListing(id: rule.id, rule.description))
        rule.check(context, &report)
        if var others, rule.looksAtOneCatalog {
          others.question = context.question
          rule.check(others, &report)
        }
        return others == nil ? report.findings : report.findings.oneForEachCause
      }
    }
    return PackResult(findings: findings.flatMap { $0 }, diagnostics: leftOut(context))
  }

  /// What is said of the catalogs that were not looked at.
  private func leftOut(_ context: AuditContext) -> [Diagnostic] {
    if context.leftOutScopes.isEmpty { return [] }
    let count = Count.text(
      context.leftOutScopes.count, "catalog was", "catalogs were")
    return [
      Diagnostic(
        .note, id: "catalog-left-out", at: SourceLocation(file: context.root),
        "\(count) not audited: chiaro skips examples and third-party code",
        fix: "to audit them too, name 'examples' or 'others' under 'included' in .chiaro.yml")
    ]
  }
}

extension AuditRule {
  /// Whether the rule checks each catalog separately, so that the result depends on the platform;
  /// other rules check the whole project.
  fileprivate static var looksAtOneCatalog: Bool {
    self is any ColorRule.Type || self is any CatalogRule.Type || self is any ImageRule.Type
  }
}

/// The properties that findings of one rule share when they report the same problem on several
/// platforms.
private struct Cause: Hashable {
  var location: SourceLocation
  var object: String
  var appearance: String?
  var related: [SourceLocation]
}

extension [Finding] {
  /// The findings with only the worst of each group that reports the same problem on several
  /// platforms.
  fileprivate var oneForEachCause: [Finding] {
    var places: [Cause: Int] = [:]
    var kept: [Finding] = []
    for finding in self {
      let cause = Cause(
        location: finding.location, object: finding.object, appearance: finding.appearance,
        related: finding.related)
      if let place = places[cause] {
        if finding < kept[place] { kept[place] = finding }
      } else {
        places[cause] = kept.count
        kept.append(finding)
      }
    }
    return kept
  }
}
