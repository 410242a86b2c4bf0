// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroProject
import ChiaroSource
import Testing

/// A pack that the audit does not know, written with what is public alone.
private struct NamePack: RulePack {
  let rules = [
    RuleListing(
      id: "shouting-file",
      RuleDescription(
        "Shouting file", .warning, summary: "A file's name is in capitals.", reason: "It is loud.",
        help: "Whisper.")),
    RuleListing(
      id: "long-name",
      RuleDescription(
        "Long name", .note, summary: "A file's name is long.", reason: "It is.", help: "Shorten.")),
  ]

  func inspect(
    _ context: AuditContext, progress: @escaping @Sendable (String) -> Void
  ) -> PackResult {
    progress("names")
    let findings = context.project.sources.flatMap { path in
      rules.map { rule in
        Finding(
          rule: rule.id, severity: rule.description.severity,
          location: SourceLocation(file: path, line: 1, column: 1), object: path,
          message: "said", measured: MeasuredValue(Double(path.utf8.count), minimum: 10))
      }
    }
    let odd = Diagnostic(.note, id: "odd", at: SourceLocation(file: "A"), "odd")
    return PackResult(findings: findings, diagnostics: [odd])
  }
}

@Suite("Packs of rules")
struct RulePackTests {
  private func result(_ change: (inout AuditConfiguration) -> Void = { _ in }) -> Auditor.Result {
    var configuration = AuditConfiguration()
    change(&configuration)
    var project = Project(root: ".")
    project.sources = ["LOUD.swift", "B.swift"]
    let context = AuditContext(project: project, catalogs: [], configuration: configuration)
    return Auditor(packs: [CatalogRulePack(), NamePack()]).run(context)
  }

  @Test("a pack of another module is listed, run, and sorted by severity and measure")
  func run() {
    let rules = Auditor(packs: [CatalogRulePack(), NamePack()]).rules.map(\.id)
    #expect(rules.suffix(2) == ["shouting-file", "long-name"])
    #expect(rules.count == RuleRegistry.all.count + 2)
    let result = result()
    #expect(
      result.findings.map { "\($0.rule) \($0.object)" } == [
        "shouting-file B.swift", "shouting-file LOUD.swift", "long-name B.swift",
        "long-name LOUD.swift",
      ])
    #expect(result.diagnostics.map(\.id) == ["odd"])
  }

  @Test("the configuration's severities, choice of rules and suppressions hold for it")
  func configuration() {
    let severe = result { $0.severities = ["long-name": .error] }
    #expect(severe.findings.map(\.rule).prefix(2) == ["long-name", "long-name"])
    let one = result { $0.onlyRules = ["long-name"] }
    #expect(Set(one.findings.map(\.rule)) == ["long-name"])
    let without = result { $0.disabledRules = ["long-name"] }
    #expect(Set(without.findings.map(\.rule)) == ["shouting-file"])
    let meant = result { $0.suppressions = [.init(rule: "shouting-file", object: Glob("L*"))] }
    #expect(meant.suppressedCount == 1 && meant.findings.count == 3)
  }
}
