// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Testing

@testable import ChiaroProject

/// The measure of depth against what the reader makes of the same text.
@Suite("Depth of property lists")
struct NestingDepthTests {
  @Test(
    "depth is that of the containers, and no more where the text is sound",
    arguments: [
      ("", 0), ("a", 0), ("()", 1), ("(a, (b), {c = (d);})", 3), ("{a = {b = {};};}", 3),
      ("\"((\"", 0), ("'(' /* ( */ // (", 0), ("(a/b, http://x/(", 2), ("<plist/>", 0),
      ("<plist></plist>", 1), ("<plist><array/><dict></dict><true/></plist>", 2),
      (" \n<plist><!-- <array> --><array></array></plist>", 2), ("\u{FEFF}((", 2),
      ("<?xml <a> ?><!DOCTYPE plist [<!ENTITY a \"b\">]><plist></plist>", 1), ("<", 1), ("<!", 0),
      ("<plist><string><![CDATA[<a>]]></string></plist>", 2), ("\\(", 1), ("\"\\\"(\"", 0),
    ])
  func measure(_ text: String, _ depth: Int) {
    #expect(NestingDepth.measure(Array(text.utf8)) == depth)
  }

  @Test("the measure is never below the depth of what is read, for mutants of hiding texts")
  func neverTooSmall() {
    let hiding = HostilePropertyListTests.nested.values.map { Array($0(4).utf8) }.sorted {
      $0.lexicographicallyPrecedes($1)
    }
    let originals = PlistFixture.all.map(\.bytes) + hiding
    var generator = SeededGenerator(seed: 9)
    var read = 0
    for turn in 0..<3_000 {
      let original = originals[turn % originals.count]
      let mutant = ByteMutator.mutant(of: original, originals, &generator)
      guard case .success(let list) = PropertyList.read(mutant) else { continue }
      read += 1
      // A list of texts without brackets is a dictionary that cannot be inside another.
      let measured = NestingDepth.measure(mutant) + 1
      #expect(measured >= depth(list), "\(String(decoding: mutant, as: UTF8.self))")
    }
    #expect(read > 200)
  }

  private func depth(_ list: PropertyList) -> Int {
    switch list {
    case .list(let items): 1 + (items.map(depth).max() ?? 0)
    case .dictionary(let members): 1 + (members.values.map(depth).max() ?? 0)
    case .text, .bool, .number, .other: 0
    }
  }
}
