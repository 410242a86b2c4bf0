// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroFindings
import ChiaroSource
import Testing

@testable import ChiaroAudit

/// Every fix that a rule offers on its examples: the finding is gone, and nothing looks different.
@Suite("Fixes")
struct FixTests {
  /// A finding with a fix, on a catalog that was written out as files.
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: any AuditRule.Type
    var example: RuleExample
    var testDescription: String { "\(rule.id): \(example.title)" }
  }

  static let cases = RuleExamplesTests.cases.filter { subject in
    subject.example.run(subject.rule).contains { $0.fix != nil }
  }.map { Case(rule: $0.rule, example: $0.example) }

  @Test("at least two rules offer fixes")
  func offered() {
    #expect(Set(Self.cases.map { $0.rule.id }).count >= 2)
  }

  @Test("a fix takes its finding away and changes nothing that is shown", arguments: cases)
  func fix(_ subject: Case) throws {
    let before = try TextCatalog(subject.example)
    let fixes = before.findings(subject.rule).compactMap(\.fix)
    #expect(!fixes.isEmpty)
    var after = before
    for fix in fixes { try after.apply(fix) }
    #expect(after.findings(subject.rule).allSatisfy { $0.fix == nil })
    #expect(after.shown == before.shown)
    #expect(after.catalog.diagnostics == before.catalog.diagnostics)
  }
}
