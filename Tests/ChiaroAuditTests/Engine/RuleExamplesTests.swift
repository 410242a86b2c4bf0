// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import Testing

@testable import ChiaroAudit

/// Every rule on every example it gives: a rule is tested by being registered.
@Suite("Rules and their examples")
struct RuleExamplesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: any AuditRule.Type
    var example: RuleExample
    var testDescription: String { "\(rule.id): \(example.title)" }
  }

  static let cases = RuleRegistry.all.flatMap { rule in
    rule.examples.map { Case(rule: rule, example: $0) }
  }

  @Test("a rule reports on an example what the example says", arguments: cases)
  func example(_ subject: Case) {
    let findings = subject.example.run(subject.rule)
    #expect(
      findings.map(Self.text).sorted()
        == subject.example.findings.map { expected in
          Self.text(expected, like: findings)
        }.sorted(), "\(findings.map(\.message))")
  }

  /// A finding as the examples write it.
  static func text(_ finding: Finding) -> String {
    "\(finding.object), \(finding.appearance ?? ""), \(finding.severity)"
  }

  /// An expectation, completed by what it leaves open.
  static func text(_ expected: String, like findings: [Finding]) -> String {
    let parts = expected.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.drop { $0 == " " }
    }
    let found = findings.first {
      $0.object == parts[0] && (parts.count < 2 || parts[1] == ($0.appearance ?? ""))
    }
    let appearance = parts.count > 1 ? String(parts[1]) : found?.appearance ?? ""
    let severity = parts.count > 2 ? String(parts[2]) : found?.severity.rawValue ?? "?"
    return "\(parts[0]), \(appearance), \(severity)"
  }

  @Test(
    "a rule documents itself and has examples of both kinds", arguments: RuleRegistry.all.indices)
  func documentation(_ index: Int) {
    let rule = RuleRegistry.all[index]
    let description = rule.description
    for text in [description.summary, description.reason, description.help] {
      #expect(text.count > 20 && text.hasSuffix("."), "\(rule.id): \(text)")
    }
    #expect(!description.title.isEmpty && !description.title.hasSuffix("."))
    #expect(rule.examples.contains { !$0.findings.isEmpty }, "\(rule.id)")
    #expect(rule.examples.contains { $0.findings.isEmpty }, "\(rule.id)")
  }

  @Test("ids are the types' names in kebab case, and none is used twice")
  func ids() {
    let ids = RuleRegistry.all.map { $0.id }
    #expect(Set(ids).count == ids.count)
    #expect(MissingDarkVariant.id == "missing-dark-variant")
    #expect(RuleRegistry.rule("low-contrast") == LowContrast.self)
    #expect(RuleRegistry.rule("no-such-rule") == nil)
  }
}
