// SPDX-License-Identifier: MIT

import ChiaroSource
import Testing

/// What may differ after a change, and what may not.
@Suite("Announced changes")
struct AnnouncedChangeTests {
  typealias Part = AnnouncedChange.Part<Character>

  private func change(
    _ text: String, _ replacements: (Range<Int>, String)...
  ) throws -> AnnouncedChange {
    try AnnouncedChange(
      "a.txt", Array(text.utf8), replacing: replacements.map { ($0.0, Array($0.1.utf8)) })
  }

  /// Words as parts: each is whole, and what it begins with is its kind.
  private func words(_ bytes: [UInt8]) -> [Part] {
    var parts: [Part] = []
    var start: Int?
    for (index, byte) in (bytes + [0x20]).enumerated() {
      if byte != 0x20 {
        start = start ?? index
      } else if let from = start {
        let first = Character(Unicode.Scalar(bytes[from]))
        parts.append(Part(first, from..<index, isWhole: true))
        start = nil
      }
    }
    return parts
  }

  @Test("places move with what is inserted and removed before them")
  func places() throws {
    let change = try change("abcdef", (1..<1, "XY"), (3..<5, "Z"))
    #expect(change.after == Array("aXYbcZf".utf8))
    #expect(change.edits.map(\.after) == [1..<3, 5..<6])
    #expect([0, 1, 2, 3, 4, 5].map(change.start) == [0, 3, 4, 5, nil, 6])
    #expect([0, 1, 2, 3, 4, 5].map(change.end) == [0, 1, 4, 5, nil, 6])
  }

  @Test(
    "words outside of the ranges stay, or the change is another one",
    arguments: [
      (3..<3, "new ", true), (3..<3, " new", false), (4..<4, " ", false), (2..<2, "x", false),
      (3..<6, "other", true), (3..<6, "an other", true), (3..<6, "", true), (2..<6, "", true),
      (3..<5, "x", false), (6..<6, "x", false), (0..<0, "a ", true), (0..<0, "a", false),
      (10..<10, " b", true), (10..<10, "b", false),
    ])
  func parts(_ range: Range<Int>, _ text: String, _ isSame: Bool) throws {
    let change = try change("on two for", (range, text))
    #expect(
      change.isOnlyDifference(between: words(change.before), and: words(change.after)) == isSame)
  }

  @Test(
    "a change has the line ends of its file, and leaves the mark of UTF-8 where it is",
    arguments: ["", "\u{FEFF}"], ["\n", "\r\n", "\r"])
  func lines(_ mark: String, _ lineBreak: String) throws {
    let text = "\(mark)one\(lineBreak)two\(lineBreak)"
    let start = mark.utf8.count
    #expect(LineBreak.first(in: Array(text.utf8)).rawValue == lineBreak)
    for other in ["\n", "\r\n", "\r"] {
      let change = try change(text, (start..<start, "zero\(other)"))
      #expect((change.objectionOfLines == nil) == (other == lineBreak))
    }
    let front = try change(text, (0..<0, "zero"))
    #expect((front.objectionOfLines == nil) == mark.isEmpty)
    let behind = try change(text, ((start + 4)..<(start + 4), "x"))
    #expect((behind.objectionOfLines == nil) == (lineBreak != "\r\n"), "between CR and LF")
  }

  @Test("a text that is not UTF-8 is told")
  func encoding() throws {
    let change = try AnnouncedChange("a", [0x61, 0xFF], replacing: [(0..<0, [0x62])])
    #expect(change.objectionOfEncoding == "the file is not UTF-8")
    let torn = try AnnouncedChange("a", Array("ä".utf8), replacing: [(1..<1, [0x62])])
    #expect(torn.objectionOfEncoding == AnnouncedChange.otherwise)
    #expect(try self.change("ä", (0..<0, "ö")).objectionOfEncoding == nil)
  }

  @Test("JSON keeps all values but those that go", arguments: [(4..<7, true), (4..<6, false)])
  func json(_ range: Range<Int>, _ isSame: Bool) throws {
    let change = try AnnouncedChange("a.json", Array("[1,2,33]".utf8), replacing: [(range, [])])
    #expect((JSONPatchCheck().objection(to: change) == nil) == isSame)
  }
}
