// SPDX-License-Identifier: MIT

import Testing

@testable import ChiaroGenerate

/// A rule over source is listed by its declaration alone.
@Suite("The list of rules over source")
struct SourceRuleListTests {
  @Test(
    "a rule is an enum at the beginning of a line that conforms to SourceRule, and no more",
    arguments: [
      ("enum FixedColor: SourceRule {", ["FixedColor"]),
      ("/// A rule.\nenum A: SourceRule {\n}\nenum B: SourceRule {\n}", ["A", "B"]),
      ("enum A: SourceRule, Sendable {", []), ("enum A {", []), ("", []),
      ("  enum Inner: SourceRule {", []), ("// enum A: SourceRule {", []),
      ("package protocol SourceRule: Sendable {", []), ("extension A: SourceRule {", []),
      ("let text = \"\"\"\n  enum A: SourceRule {\n  \"\"\"", []),
    ])
  func declared(_ text: String, _ names: [String]) {
    #expect(SourceRuleList.names(declaredIn: text) == names)
  }
}
