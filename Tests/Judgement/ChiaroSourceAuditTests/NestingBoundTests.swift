// SPDX-License-Identifier: MIT

import Testing

@testable import ChiaroSourceAudit

/// What nests as deep as it may is parsed, and one level more is not.
@Suite("Bounds of nesting")
struct NestingBoundTests {
  /// What nests, how deep it may, and what is said of more.
  struct Bound: CustomTestStringConvertible, Sendable {
    var words: String
    var limit: Int
    var text: @Sendable (Int) -> String
    var testDescription: String { words }
  }

  private static func times(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  static let bounds = [
    Bound(words: "nested square brackets", limit: 12) {
      times("[\n", $0) + times("]\n", $0)
    },
    Bound(words: "open square brackets in one line", limit: 18) { "// " + times("[", $0) },
    Bound(words: "nested interpolations", limit: 16) {
      times("\"\\(\n", $0) + times(")\"", $0)
    },
    Bound(words: "nested braces", limit: 64) { times("{", $0) + times("}", $0) },
    Bound(words: "nested parentheses", limit: 200) {
      times("(\n", $0) + times(")\n", $0)
    },
    Bound(words: "open parentheses in one line", limit: 400) { "// " + times("(", $0) },
    Bound(words: "open braces", limit: 1_000) { times("// {\n", $0) },
    Bound(words: "nested generic arguments", limit: 32) {
      times("A<", $0) + "A" + times(">", $0)
    },
    Bound(words: "nested #if blocks", limit: 200) { times("#if a\n", $0) },
    Bound(words: "prefix operators or keywords in a row", limit: 5_000) { times("try ", $0) + "a" },
    Bound(words: "# characters in a row", limit: 64) { times("#", $0) },
  ]

  @Test("as much as the limit is parsed, and one more is told", arguments: bounds)
  func limit(_ bound: Bound) {
    #expect(NestingScan(Array(bound.text(bound.limit).utf8)).excess == nil)
    let excess = NestingScan(Array(bound.text(bound.limit + 1).utf8)).excess
    #expect(excess == "more than \(bound.limit) \(bound.words)")
  }

  /// What looks like nesting and is none, thirty times as long as a limit.
  @Test(
    "what stands in comments and texts, or is closed again, nests nothing",
    arguments: [
      "[]\n", "[[[[]]]]\n", "()\n", "{}\n", "// [\n", "/* [ { ( */\n", "\"[\"\n", "\"{ (\"\n",
      "\"\\(a)\"\n", "#\"\\(\"#\n", "##\"\"# \\#(\"##\n", "\"\"\"\n  [ { (\n\"\"\"\n", "A<B>\n",
      "a < b\n", "a<b>(c)\n", "if a<b {}\n", "#if a\n#endif\n", "try a\n;", "let a: A -> B = c\n",
      "\"\\\"[\"\n", "a\"[\n", "/* /* [ */ [ */\n", "f(a, b)\n",
    ])
  func flat(_ piece: String) {
    #expect(NestingScan(Array(Self.times(piece, 400).utf8)).excess == nil, "\(piece)")
  }

  @Test(
    "what is behind a text or a comment counts again",
    arguments: [
      "\"\"", "/**/", "#\"\"\"#", "\"\\(a)\"", "\"\"\"\n\"\"\"", "//\n", "\"\\\\\"", "##\"a\"##",
    ])
  func behind(_ start: String) {
    let text = start + "\n" + Self.times("[\n", 13)
    #expect(NestingScan(Array(text.utf8)).excess == "more than 12 nested square brackets")
  }

  @Test("raw texts that begin with three quotes are read in time that grows with their line")
  func rawTexts() {
    let text = Self.times("#\"\"\" \"# ", 50_000)
    #expect(NestingScan(Array(text.utf8)).excess == nil)
    let open = text + Self.times("[", 19)
    #expect(NestingScan(Array(open.utf8)).excess == "more than 12 nested square brackets")
  }

  @Test(
    "a byte order mark, NUL and bytes that are no UTF-8 are no brackets",
    arguments: [
      [0xEF, 0xBB, 0xBF], [0], [0xFF, 0xFE], [0xC3], [],
    ] as [[UInt8]])
  func bytes(_ bytes: [UInt8]) {
    #expect(!NestingScan(bytes + bytes).isTooDeep)
    #expect(NestingScan(bytes + Array(Self.times("[", 20).utf8)).isTooDeep)
  }
}
