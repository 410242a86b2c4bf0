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

  @Test(
    "a rule reports on an example what the example says, and else what is unlikely",
    arguments: cases)
  func example(_ subject: Case) {
    let found = subject.example.run(subject.rule)
    let findings = found.filter { finding in
      let isSaid = subject.example.findings.contains { Self.says($0, finding) }
      return finding.standing > .unlikely || isSaid && !finding.isOverruled
    }
    #expect(
      findings.map(Self.text).sorted()
        == subject.example.findings.map { expected in
          Self.text(expected, like: findings)
        }.sorted(), "\(found.map(\.message))")
  }

  /// A finding as the examples write it.
  static func text(_ finding: Finding) -> String {
    "\(finding.object), \(finding.appearance ?? ""), \(isHint(finding))"
  }

  /// Whether a finding is a hint: because it is doubtful, or because nobody loses anything by it.
  private static func isHint(_ finding: Finding) -> Bool {
    finding.standing < .likely || finding.consequence == .upkeep
  }

  /// Whether an expectation is of a finding.
  private static func says(_ expected: String, _ finding: Finding) -> Bool {
    let parts = expected.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.drop { $0 == " " }
    }
    return finding.object == parts[0]
      && (parts.count < 2 || parts[1] == (finding.appearance ?? ""))
  }

  /// An expectation, completed by what it leaves open.
  static func text(_ expected: String, like findings: [Finding]) -> String {
    let parts = expected.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.drop { $0 == " " }
    }
    let found = findings.first { says(expected, $0) }
    let appearance = parts.count > 1 ? String(parts[1]) : found?.appearance ?? ""
    let isMild: Bool? = parts.count > 2 ? parts[2] == "hint" : found.map(isHint)
    return "\(parts[0]), \(appearance), \(isMild.map(\.description) ?? "?")"
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
