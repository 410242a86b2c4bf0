// SPDX-License-Identifier: MIT

import ChiaroFindings
import Testing

@testable import ChiaroSourceAudit

/// What may speak for or against findings about code.
@Suite("Considerations of code")
struct ConsiderationTests {
  private static let tables =
    [CodeConsiderations.all, Consideration.common]
    + SourceRuleRegistry.all.map { $0.considerations }.filter { !$0.isEmpty }

  @Test("each has a name in kebab case, and a sentence without a period", arguments: tables)
  func registry(_ table: [Consideration]) {
    let names = table.map(\.name)
    #expect(Set(names).count == names.count, "\(names.sorted())")
    for consideration in table {
      #expect(consideration.name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(consideration)")
      #expect(consideration.sentence.contains(" ") && !consideration.sentence.hasSuffix("."))
      #expect((-5...5).contains(consideration.guess), "\(consideration)")
    }
  }

  @Test("what two tables call alike is the same fact, with the same guess")
  func sameNames() {
    let named = Dictionary(grouping: Self.tables.flatMap(\.self), by: \.name)
    for (name, all) in named where all.count > 1 {
      #expect(Set(all.map(\.sentence)).count == 1, "\(name)")
      #expect(Set(all.map(\.guess)).count == 1, "\(name)")
    }
  }

  @Test("what the examples' findings consider is in a table", arguments: ExampleTests.all)
  func known(_ example: ExampleTests.Example) {
    let names = Set(Self.tables.flatMap(\.self).map(\.name))
    let assets = example.example.assets
    let answer = SourceAuditor.audit(
      [(example.example.path, Array(example.example.text.utf8))], only: [example.rule.id],
      assets: assets.isEmpty ? nil : assets)
    for finding in answer.findings {
      #expect(names.isSuperset(of: finding.judgement.considerations.map(\.name)))
    }
  }
}
