// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroFindings
import ChiaroInterfaceAudit
import ChiaroSource
import Testing

/// Every rule on every example it gives: a rule is tested by being registered.
@Suite("Rules over interface files and their examples")
struct InterfaceExampleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: any InterfaceRule.Type
    var example: InterfaceExample
    var testDescription: String { "\(rule.id): \(example.title)" }
  }

  static let cases = InterfaceRuleRegistry.all.flatMap { rule in
    rule.examples.map { Case(rule: rule, example: $0) }
  }

  @Test(
    "a rule reports on an example where the marks are, and else what is unlikely",
    arguments: cases)
  func example(_ subject: Case) {
    let findings = subject.example.run(subject.rule)
    let marks = subject.example.expectedLines
    let isMarked = { (finding: Finding) in marks.contains(finding.location.line ?? 0) }
    let told = findings.filter { $0.standing > .unlikely || isMarked($0) && !$0.isOverruled }
    let lines = told.flatMap { [$0.location] + $0.related }.compactMap(\.line)
    #expect(lines.sorted() == marks, "\(findings.map(\.message))")
    for finding in findings {
      #expect(finding.rule == subject.rule.id && !finding.object.isEmpty)
      #expect(told.contains(finding) || !finding.judgement.considerations.isEmpty)
    }
  }

  @Test("the changes that findings offer make what the example says", arguments: cases)
  func fix(_ subject: Case) throws {
    guard let fixed = subject.example.fixed else { return }
    let mended = try subject.example.mended(by: subject.example.run(subject.rule))
    #expect(mended == fixed)
    var after = subject.example
    after.text = mended
    #expect(after.run(subject.rule).isEmpty)
  }

  @Test("a rule documents itself and has examples of both kinds")
  func documentation() {
    for rule in InterfaceRuleRegistry.all {
      let description = rule.description
      for text in [description.summary, description.reason, description.help] {
        #expect(text.count > 20 && text.hasSuffix("."), "\(rule.id): \(text)")
      }
      #expect(!description.title.isEmpty && !description.title.hasSuffix("."))
      #expect(rule.examples.contains { !$0.expectedLines.isEmpty }, "\(rule.id)")
      #expect(rule.examples.contains { $0.expectedLines.isEmpty }, "\(rule.id)")
    }
    let ids = InterfaceRuleRegistry.listings.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(Set(ids).isDisjoint(with: RuleRegistry.all.map { $0.id }))
  }
}
