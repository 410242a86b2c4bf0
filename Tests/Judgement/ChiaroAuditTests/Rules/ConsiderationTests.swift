// SPDX-License-Identifier: MIT

import ChiaroFindings
import Testing

@testable import ChiaroAudit

/// What may speak for or against findings about the sets of a catalog.
@Suite("Considerations of catalogs")
struct ConsiderationTests {
  private static let all = SetConsiderations.all + Consideration.common

  @Test("each has a name of its own in kebab case, and a sentence without a period")
  func registry() {
    let names = Self.all.map(\.name)
    #expect(Set(names).count == names.count, "\(names.sorted())")
    for consideration in Self.all {
      #expect(consideration.name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(consideration)")
      #expect(consideration.sentence.contains(" ") && !consideration.sentence.hasSuffix("."))
      #expect((-5...5).contains(consideration.guess), "\(consideration)")
    }
  }

  @Test("what the examples' findings consider is in a table", arguments: RuleExamplesTests.cases)
  func known(_ subject: RuleExamplesTests.Case) {
    let names = Set(Self.all.map(\.name))
    for finding in subject.example.run(subject.rule) {
      #expect(names.isSuperset(of: finding.judgement.considerations.map(\.name)))
    }
  }
}
