// SPDX-License-Identifier: MIT

import Testing

@testable import ChiaroYAML

/// Texts, and what is read of them.
@Suite("YAML")
struct YAMLReaderTests {
  /// A node on one line: scalars in quotes, sequences in brackets, mappings in braces.
  private static func words(_ node: YAMLNode) -> String {
    switch node.content {
    case .scalar(let text): "'\(text)'"
    case .sequence(let items): "[\(items.map(words).joined(separator: ", "))]"
    case .mapping(let members):
      "{\(members.map { "\(words($0.key)): \(words($0.value))" }.joined(separator: ", "))}"
    }
  }

  private static func read(
    _ text: String, _ change: (inout YAMLReader.Limits) -> Void = { _ in }
  ) throws(YAMLError) -> YAMLNode? {
    var limits = YAMLReader.Limits()
    change(&limits)
    return try YAMLReader.read(Array(text.utf8), limits)
  }

  /// Examples of the YAML 1.2.2 specification, by their number, and small texts.
  private static let values: [(text: String, words: String?)] = [
    ("", nil), ("# a comment\n", nil), ("---\n...\n", "''"), ("a", "'a'"),
    ("\u{FEFF}a: b", "{'a': 'b'}"),
    // 2.1, 2.2, 2.3, 2.4
    ("- Mark McGwire\n- Sammy Sosa\n", "['Mark McGwire', 'Sammy Sosa']"),
    ("hr:  65    # Home runs\navg: 0.278 # Batting\n", "{'hr': '65', 'avg': '0.278'}"),
    (
      "american:\n- Boston\nnational:\n  - Cubs\n", "{'american': ['Boston'], 'national': ['Cubs']}"
    ),
    ("-\n  name: Mark\n  hr:   65\n", "[{'name': 'Mark', 'hr': '65'}]"),
    // 2.5, 2.6
    ("- [name, hr]\n- [Mark, 65]\n", "[['name', 'hr'], ['Mark', '65']]"),
    ("Mark: {hr: 65, avg: 0.278}\n", "{'Mark': {'hr': '65', 'avg': '0.278'}}"),
    // 2.13, 2.15, 2.16
    ("--- |\n  a\n  b\n", "'a\nb\n'"), (">\n one\n two\n\n three\n", "'one two\nthree\n'"),
    ("name: Mark\nstats: |\n  65\n", "{'name': 'Mark', 'stats': '65\n'}"),
    // 2.17
    (#"unicode: "\u263A""#, "{'unicode': '\u{263A}'}"),
    (#"quoted: ' # Not a ''comment''.'"#, "{'quoted': ' # Not a 'comment'.'}"),
    // 7.12: a plain text of several lines
    ("1st\n  2nd\n\t3rd\n", "'1st 2nd 3rd'"),
    ("a: 'b: c'\n", "{'a': 'b: c'}"), ("a: b#c\n", "{'a': 'b#c'}"), ("a:\n", "{'a': ''}"),
    ("a: ~\nb: null\n", "{'a': '~', 'b': 'null'}"),
    ("[a, [b, {c: d}], ]", "['a', ['b', {'c': 'd'}]]"),
    ("a: \"x\\ty\"\r\nb: z\r\n", "{'a': 'x\ty', 'b': 'z'}"), ("? a\n: b\n", "{'a': 'b'}"),
  ]

  @Test("texts are read as the specification says", arguments: values.map(\.text))
  func reads(_ text: String) throws {
    let expected = try #require(Self.values.first { $0.text == text })
    #expect(try Self.read(text).map(Self.words) == expected.words)
  }

  private static let merged: [(text: String, words: String)] = [
    ("- &a 1\n- *a\n", "['1', '1']"),
    ("a: &x {b: c}\nd: *x\n", "{'a': {'b': 'c'}, 'd': {'b': 'c'}}"),
    // yaml.org/type/merge.html: a key of the mapping itself wins, then the first of the mappings.
    ("- &x {a: 1, b: 2}\n- <<: *x\n  a: 3\n", "[{'a': '1', 'b': '2'}, {'a': '3', 'b': '2'}]"),
    (
      "- &x {a: 1}\n- &y {a: 2, b: 2}\n- <<: [*x, *y]\n",
      "[{'a': '1'}, {'a': '2', 'b': '2'}, {'a': '1', 'b': '2'}]"
    ),
    ("- &k key\n- *k : v\n", "['key', {'key': 'v'}]"),
    ("- &x a\n- &x b\n- *x\n", "['a', 'b', 'b']"),
    ("a: 1\n<<: b\n", "{'a': '1'}"),
  ]

  @Test(
    "aliases stand for their anchors' values where they are read", arguments: merged.map(\.text))
  func merges(_ text: String) throws {
    let expected = try #require(Self.merged.first { $0.text == text })
    #expect(try Self.read(text) { $0.readsAliases = true }.map(Self.words) == expected.words)
  }

  @Test("a node knows its place, in characters")
  func places() throws {
    let root = try #require(try Self.read("# x\nä: {b: [c,\n  d]}\n"))
    let inner = try #require(root.members?.first)
    #expect((inner.key.line, inner.key.column) == (2, 1))
    #expect((inner.value.line, inner.value.column) == (2, 4))
    let items = try #require(inner.value.members?.first?.value.items)
    #expect(items.map(\.line) == [2, 3] && items.map(\.column) == [9, 3])
    #expect(root.text == nil && root.items == nil && items[0].text == "c")
  }

  private static let refused: [(text: String, place: String, reason: String)] = [
    ("a: 1\nb: 2\na: 3\n", "3:1", "the key a is given twice"),
    ("{a: 1, 'a': 2}", "1:8", "given twice"),
    ("? [a]\n: b\n", "1:3", "the key is not text"),
    ("{{a: b}: c}", "1:2", "the key is not text"),
    ("a: &x b\n", "1:4", "anchors and aliases"), ("a: *x\n", "1:4", "anchors and aliases"),
    ("a\n---\nb\n", "2:1", "second document"), ("[a", "2:1", "flow sequence in line 1"),
    ("a: b: c\n", "1:5", "mapping values are not allowed"),
    ("a: 'b\n", "2:1", "quoted scalar in line 1"),
    ("a:\n\tb: c\n", "2:1", "cannot start any token"), ("a: \u{1}", "1:4", "control characters"),
    ("%YAML 3.0\n---\na\n", "1:1", "incompatible"), ("a: !x!y z\n", "1:4", "undefined tag handle"),
    (String(repeating: "[", count: 17), "1:17", "nested deeper than 16 levels"),
    (String(repeating: "- ", count: 17), "1:33", "nested deeper than 16 levels"),
    ("a: \(String(repeating: "x", count: 4097))", "1:4", "the text has 4097 bytes"),
    ("[\(String(repeating: "a,", count: 50_000))]", "1:99996", "more than 50000 values"),
  ]

  @Test("what is refused is refused with its place", arguments: refused.map(\.text))
  func refuses(_ text: String) throws {
    let expected = try #require(Self.refused.first { $0.text == text })
    let error = try #require(throws: YAMLError.self) { _ = try Self.read(text) }
    #expect(error.reason.contains(expected.reason))
    #expect("\(error.line ?? 0):\(error.column ?? 0)" == expected.place, "\(error.reason)")
  }

  @Test("aliases of aliases end at the limit, and none points below or at itself")
  func bombs() throws {
    let lines = (1...40).map { "- &b\($0) [*b\($0 - 1), *b\($0 - 1)]\n" }.joined()
    let error = try #require(throws: YAMLError.self) {
      _ = try Self.read("- &b0 x\n" + lines) { $0.readsAliases = true }
    }
    #expect(error.reason == "more than 50000 values")
    for text in ["- *x\n- &x a\n", "&x [*x]\n"] {
      let error = try #require(throws: YAMLError.self) {
        _ = try Self.read(text) { $0.readsAliases = true }
      }
      #expect(error.reason == "the alias names an anchor that is not defined above")
    }
  }

  @Test("bytes that are no UTF-8 are refused, and a NUL in a quoted text is a character")
  func bytes() throws {
    let error = try #require(throws: YAMLError.self) {
      _ = try YAMLReader.read([0x61, 0x3A, 0xFF])
    }
    #expect(error.line == 1)
    #expect(try Self.read(#""a\0b""#)?.text == "a\u{0}b")
  }
}
