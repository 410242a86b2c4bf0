// SPDX-License-Identifier: MIT

import ChiaroFindings
import Testing

@testable import ChiaroInterfaceAudit

/// What may speak for or against findings about objects of interface files.
@Suite("Considerations of interface files")
struct ConsiderationTests {
  private static let tables = [
    CodeConsiderations.all.map(\.consideration), ObjectConsiderations.all, Consideration.common,
  ]

  @Test("each has a name of its own in kebab case, and a sentence without a period")
  func registry() {
    let all = Self.tables.flatMap(\.self)
    let names = all.map(\.name)
    #expect(Set(names).count == names.count, "\(names.sorted())")
    for consideration in all {
      #expect(consideration.name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(consideration)")
      #expect(consideration.sentence.contains(" ") && !consideration.sentence.hasSuffix("."))
      #expect((-5...5).contains(consideration.guess), "\(consideration)")
    }
  }

  @Test(
    "what the examples' findings consider is in a table", arguments: InterfaceExampleTests.cases)
  func known(_ subject: InterfaceExampleTests.Case) {
    let names = Set(Self.tables.flatMap(\.self).map(\.name))
    for finding in subject.example.run(subject.rule) {
      #expect(names.isSuperset(of: finding.judgement.considerations.map(\.name)))
    }
  }
}
