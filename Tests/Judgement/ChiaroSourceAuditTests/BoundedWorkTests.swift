// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import Testing

@testable import ChiaroSourceAudit

/// Files that would take a parser or the rules much more than their size.
@Suite("Bounded work on Swift")
struct BoundedWorkTests {
  /// A form that nests or repeats, and what is said where there is too much of it.
  struct Form: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// The largest number that people may write, and what is said of more.
    var most: Int
    var words: String
    var text: @Sendable (Int) -> String
  }

  private static func times(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  static let forms = [
    Form(testDescription: "interpolations", most: 16, words: "16 nested interpolations") {
      "let a = " + times("\"\\(", $0) + "1" + times(")\"", $0)
    },
    Form(testDescription: "raw interpolations", most: 16, words: "16 nested interpolations") {
      "let a = " + times("#\"\\#(", $0) + "1" + times(")\"#", $0)
    },
    Form(testDescription: "interpolations that stay open", most: 16, words: "interpolations") {
      "let a = " + times("\"\\(", $0)
    },
    Form(testDescription: "generic arguments", most: 32, words: "32 nested generic arguments") {
      "let a: " + times("A<", $0) + "B" + times(">", $0) + "? = nil"
    },
    Form(testDescription: "generic arguments of functions", most: 32, words: "generic arguments") {
      "let a: " + times("A<(B) -> C, ", $0) + "B" + times(">", $0) + "? = nil"
    },
    Form(testDescription: "if in if", most: 63, words: "64 nested braces") {
      "func f() { " + times("if a { ", $0) + "b()" + times(" }", $0) + " }"
    },
    Form(testDescription: "if as a value in if", most: 64, words: "64 nested braces") {
      "let a = " + times("if b { ", $0) + "1" + times(" } else { 2 }", $0)
    },
    Form(testDescription: "closures", most: 64, words: "64 nested braces") {
      "let a = " + times("{ ", $0) + "1" + times(" }", $0)
    },
    Form(testDescription: "braces behind a text of a pattern", most: 900, words: "open braces") {
      "let b = /\"\"\"/\nfunc f() " + times("{ do ", $0) + "{}" + times("}", $0)
    },
    Form(testDescription: "parentheses", most: 200, words: "200 nested parentheses") {
      "let a = " + times("(", $0) + "1" + times(")", $0)
    },
    Form(testDescription: "arguments of attributes", most: 200, words: "200 nested parentheses") {
      "@a @a " + times("(\n", $0)
    },
    Form(
      testDescription: "parentheses behind a text of a pattern", most: 400,
      words: "400 open parentheses in one line"
    ) {
      "let b = /\"\"\"/\nlet c = " + times("(", $0) + "1" + times(")", $0)
    },
    Form(testDescription: "signs", most: 64, words: "64 # characters in a row") {
      times("#", $0) + " a"
    },
    Form(testDescription: "arrays", most: 12, words: "12 nested square brackets") {
      "let a = " + times("[\n", $0) + "1" + times("]\n", $0)
    },
    Form(testDescription: "conditions", most: 200, words: "200 nested #if blocks") {
      times("#if a\n", $0) + "let a = 1\n" + times("#endif\n", $0)
    },
  ]

  @Test("what people write is parsed, and what nests deeper is left out and said", arguments: forms)
  func nesting(_ form: Form) {
    #expect(NestingScan(Array(form.text(form.most).utf8)).excess == nil)
    for count in [form.most + 600, 8_000] {
      let bytes = Array(form.text(count).utf8)
      let good = Array("class A { func f() { label.textColor = .black } }".utf8)
      let answer = SourceAuditor.audit([("Odd.swift", bytes), ("Good.swift", good)])
      #expect(answer.diagnostics.map(\.id) == ["nesting-too-deep"])
      #expect(answer.diagnostics[0].message.contains(form.words), "\(answer.diagnostics)")
      #expect(answer.findings.map(\.location.file) == ["Good.swift"])
    }
  }

  @Test(
    "what is written side by side, however often, nests nothing",
    arguments: [
      "let a = \"\\(b) and \\(c)\"\n", "let a: A<B<C>> = A()\n", "if a < b && c > d { e() }\n",
      "let a = b < c ? d : e\n", "let a = #\"b\"#\n", "#if a\n#endif\n", "{ _ in }\n",
      "let f: (A<B>) -> C<D> = g\n", "// { \"\\( [[\n", "a = \"{ [\"\n", "a = \"}\" + \"{\"\n",
      "func f<A>(a: A) -> B<A> {}\n", "try await a()\n",
    ])
  func sideBySide(_ line: String) {
    #expect(NestingScan(Array(Self.times(line, 500).utf8)).excess == nil)
  }

  @Test("what a file leaves out is named all the same, so that it is not unused")
  func names() throws {
    let text = "let a = UIColor(named: \"Ink\")\nlet b = " + Self.times("\"\\(", 40)
    let asset = NamedAsset("Ink", .color, adapts: true, set: "Ink.colorset", catalog: "A.xcassets")
    let answer = SourceAuditor.audit([("Odd.swift", Array(text.utf8))], assets: [asset])
    #expect(answer.uses?.first?.count ?? 0 > 0)
  }

  @Test("steps around places are counted, and the file is cut where there are too many")
  func steps() {
    var budget = LookBudget()
    for _ in 0..<10 { budget.take(LookBudget.steps / 10 - 1) }
    #expect(budget.excess == nil && !budget.isExhausted)
    budget.take(10)
    #expect(budget.isExhausted && budget.excess?.contains("steps") == true)
    var places = LookBudget()
    for _ in 0..<LookBudget.places { places.take(1) }
    #expect(!places.isExhausted && places.excess?.contains("places") == true)
  }

  @Test("a chain of else if is looked at while there are steps, and the others are judged")
  func chain() {
    let text =
      "func f() { if a {}"
      + Self.times(" else if a { label.textColor = .black }", 3_000) + " }"
    let good = Array("class A { func f() { label.textColor = .black } }".utf8)
    let answer = SourceAuditor.audit([("Odd.swift", Array(text.utf8)), ("Good.swift", good)])
    #expect(answer.diagnostics.map(\.id) == ["file-cut-short"])
    #expect(answer.findings.contains { $0.location.file == "Good.swift" })
  }

  @Test("a sum of many texts is read by its first parts")
  func sums() {
    let asset = NamedAsset("Ink", .color, adapts: true, set: "Ink.colorset", catalog: "A.xcassets")
    let text = "let a = \"x\"" + Self.times(" + \"Ink\"", 3_000)
    let answer = SourceAuditor.audit([("A.swift", Array(text.utf8))], assets: [asset])
    #expect(answer.diagnostics.isEmpty)
    #expect(answer.uses?.first?.count ?? 0 > 0)
  }
}
