// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTestSupport
import Testing

/// Changes of bytes, and nothing else than what was meant.
@Suite("Patches")
struct SourcePatchTests {
  private func patched(_ text: String, _ edits: [SourceEdit]) throws -> String {
    let bytes = Array(text.utf8)
    let patch = SourcePatch(file: "a", bytes: bytes, edits: edits)
    return String(decoding: try patch.applied(to: bytes), as: UTF8.self)
  }

  private func document(_ bytes: [UInt8]) throws -> JSONDocument {
    try #require(JSONDocument.read(bytes, file: "a").document)
  }

  @Test(
    "replacements are made where they say, in any order given",
    arguments: [
      ([(0, 1, "x")], "xbcdef"), ([(3, 3, "--")], "abc--def"), ([(6, 6, "!")], "abcdef!"),
      ([(4, 6, ""), (0, 2, "AB")], "ABcd"), ([(2, 2, "1"), (2, 2, "2"), (2, 3, "C")], "ab12Cdef"),
      ([(0, 6, "")], ""),
    ] as [([(Int, Int, String)], String)])
  func replacements(_ edits: [(Int, Int, String)], _ expected: String) throws {
    let edits = edits.map { SourceEdit.replace($0.0..<$0.1, with: Array($0.2.utf8)) }
    #expect(try patched("abcdef", edits) == expected)
  }

  @Test(
    "what overlaps, or lies outside, is refused",
    arguments: [[0..<2, 1..<3], [5..<7], [2..<4, 3..<3]])
  func overlaps(_ ranges: [Range<Int>]) {
    #expect(throws: PatchError.overlapping) {
      try patched("abcdef", ranges.map { .replace($0, with: []) })
    }
  }

  @Test("a file that has changed meanwhile is refused")
  func changed() throws {
    let patch = SourcePatch(file: "a", bytes: [1, 2], edits: [.replace(0..<1, with: [])])
    #expect(throws: PatchError.changedMeanwhile) { try patch.applied(to: [1, 3]) }
  }

  @Test(
    "an entry goes with its comma, and the layout of the others stays",
    arguments: [
      ("[1, 2, 3]", ["1"], "[2, 3]"), ("[1, 2, 3]", ["2"], "[1, 3]"),
      ("[1, 2, 3]", ["3"], "[1, 2]"), ("[1, 2, 3]", ["1", "2"], "[3]"),
      ("[1, 2, 3]", ["1", "3"], "[2]"), ("[1, 2, 3]", ["2", "3"], "[1]"),
      ("[1, 2, 3]", ["1", "2", "3"], "[]"), ("[1,2,]", ["2"], "[1,]"),
      ("[\r\n\t1,\r\n\t2\r\n]\r\n", ["1"], "[\r\n\t2\r\n]\r\n"),
      ("[\r\n\t1,\r\n\t2\r\n]\r\n", ["2"], "[\r\n\t1\r\n]\r\n"),
      ("{\"a\" : [1, {\"x\": 2}], \"b\":3}", ["3"], "{\"a\" : [1, {\"x\": 2}]}"),
      ("{\"a\" : [1, {\"x\": 2}], \"b\":3}", ["2"], "{\"a\" : [1, {}], \"b\":3}"),
      ("{\"a\" : [1, {\"x\": 2}], \"b\":3}", ["{\"x\": 2}", "2"], "{\"a\" : [1], \"b\":3}"),
      ("{\n  \"a\" : [\n    1\n  ]\n}", ["1"], "{\n  \"a\" : [\n\n  ]\n}"),
      ("\u{FEFF}[1,  2 ]", ["1"], "\u{FEFF}[2 ]"),
    ])
  func removals(_ text: String, _ gone: [String], _ expected: String) throws {
    let bytes = Array(text.utf8)
    let offsets = try gone.map { part in
      try #require((0..<bytes.count).first { bytes[$0...].starts(with: part.utf8) })
    }
    #expect(try patched(text, offsets.map { .removeJSON(at: $0) }) == expected)
  }

  @Test("a place where no value begins is refused, and so is what is no JSON")
  func noValue() {
    for offset in [0, 1, 3, 7, 100] {
      #expect(throws: PatchError.notJSON) { try patched("[ 10, 2 ]", [.removeJSON(at: offset)]) }
    }
    #expect(throws: PatchError.notJSON) { try patched("[1", [.removeJSON(at: 1)]) }
  }

  @Test("patches of one file are joined, those of others are not")
  func joining() throws {
    let bytes = Array("[1, 2, 3]".utf8)
    let patches = [1, 4, 1].map {
      SourcePatch(file: "a", bytes: bytes, edits: [.removeJSON(at: $0)])
    }
    let joined = try #require(SourcePatch.joined(patches))
    #expect(try joined.applied(to: bytes) == Array("[3]".utf8))
    #expect(SourcePatch.joined([]) == nil)
    let others = [
      SourcePatch(file: "b", bytes: bytes, edits: []), SourcePatch(file: "a", bytes: [], edits: []),
    ]
    for other in others { #expect(SourcePatch.joined([patches[0], other]) == nil) }
  }

  @Test("of random texts in random layouts, what is left is what a tree without the values has")
  func random() throws {
    var random = SeededGenerator(seed: 10)
    var texts = RandomJSON(seed: 11)
    var removed = 0
    for _ in 0..<2000 {
      let bytes = texts.text()
      let document = try document(bytes)
      let all = Values.offsets(document.root)
      let gone = Set(all.filter { _ in random.once(in: 4) })
      removed += gone.count
      let patch = SourcePatch(
        file: "a", bytes: bytes, edits: gone.sorted().map { .removeJSON(at: $0) })
      let after = try patch.applied(to: bytes)
      let left = try self.document(after)
      #expect(Values.tree(left.root) == Values.tree(document.root, without: gone))
      if gone.isEmpty { #expect(after == bytes) }
      #expect(after.starts(with: [0xEF, 0xBB, 0xBF]) == bytes.starts(with: [0xEF, 0xBB, 0xBF]))
      #expect(Values.lineBreaks(after).isSubset(of: Values.lineBreaks(bytes)))
    }
    #expect(removed > 2000)
  }
}

/// The values of a text, by other means than the code under test.
enum Values {
  /// Where every value but the outermost begins.
  static func offsets(_ value: JSONValue) -> [Int] {
    (Array(value.elements) + value.members.map(\.value)).flatMap { [$0.start] + offsets($0) }
  }

  /// The values as text in one layout, those that begin at some bytes left out.
  static func tree(_ value: JSONValue, without gone: Set<Int> = []) -> String {
    switch value.kind {
    case .array:
      let parts = value.elements.filter { !gone.contains($0.start) }
      return "[" + parts.map { tree($0, without: gone) }.joined(separator: ",") + "]"
    case .object:
      let parts = value.members.filter { !gone.contains($0.value.start) }
      let texts = parts.map { "\($0.name.sourceText):\(tree($0.value, without: gone))" }
      return "{" + texts.joined(separator: ",") + "}"
    default: return value.sourceText
    }
  }

  /// The kinds of line break in a text.
  static func lineBreaks(_ bytes: [UInt8]) -> Set<String> {
    Set(
      bytes.indices.filter { bytes[$0] == 0x0A }.map {
        $0 > 0 && bytes[$0 - 1] == 0x0D ? "CRLF" : "LF"
      })
  }
}
