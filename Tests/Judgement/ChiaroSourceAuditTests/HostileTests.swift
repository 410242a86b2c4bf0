// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import ChiaroSourceAudit
import Testing

/// Texts that no person wrote, or that nobody finished.
@Suite("Hostile Swift")
struct HostileTests {
  /// A text, and the diagnostic that tells of it; nil where nothing need be told.
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var bytes: [UInt8]
    var diagnostic: String?

    init(_ name: String, _ text: String, _ diagnostic: String? = nil) {
      self.name = name
      bytes = Array(text.utf8)
      self.diagnostic = diagnostic
    }

    var testDescription: String { name }
  }

  private static func times(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  static let cases = [
    Case("brackets", "let a = " + times("(", 10_000) + times(")", 10_000), "nesting-too-deep"),
    Case("square brackets", "let a = " + times("[", 10_000), "nesting-too-deep"),
    Case("in a text", "let a = \"\\(" + times("[", 24), "nesting-too-deep"),
    Case("behind a comment", "/*\"*/let a = " + times("[\n", 24), "nesting-too-deep"),
    Case("behind a raw text", "let b = #\"\\\"#; let a = " + times("[\n", 24), "nesting-too-deep"),
    Case("behind a pattern", "let b = /\"/; let a = " + times("[", 24), "nesting-too-deep"),
    Case("in a text that is one", "let a = \"" + times("[", 14) + times("]", 14) + "\""),
    Case("braces", times("{", 10_000), "nesting-too-deep"),
    Case("a long chain", "let a = b" + times(".b", 20_000)),
    Case("many calls", "let a = b" + times("()", 20_000)),
    Case("many question marks", "let a = b" + times("?.b", 20_000)),
    Case("many subscripts", "let a = b" + times("[0]", 20_000)),
    Case("else if without end", "func f() { if a {}" + times(" else if a {}", 2_000) + "}"),
    Case("try try try", "let a = " + times("try ", 2_000) + "b"),
    Case("try without end", "let a = " + times("try ", 900_000) + "b", "nesting-too-deep"),
    Case("arrows", "let a: " + times("A -> ", 700_000) + "A", "nesting-too-deep"),
    Case("generics", "let a = A" + times("<A", 1_500_000), "nesting-too-deep"),
    Case("conditions", times("#if a\n", 100_000), "nesting-too-deep"),
    Case("a sum without end", "let a = 1" + times(" + 1", 20_000)),
    Case("one long line", "let a = \"" + times("x", 1_000_000) + "\""),
    Case("merge marks", "<<<<<<< HEAD\nlet a = 1\n=======\nlet a = 2\n>>>>>>> b\n", "syntax-error"),
    Case("half a file", "class A {\n func f() {\n label.textColor =", "syntax-error"),
    Case("NUL", "let a = \"\0\"", "no-text"),
    Case("nothing", ""),
  ]

  /// A file that is all right, beside the one that is not.
  private static let good = Array("class A { func f() { label.textColor = .black } }".utf8)

  @Test("no text ends the program, and other files are found as ever", arguments: cases)
  func survives(_ odd: Case) {
    let answer = SourceAuditor.audit([("Odd.swift", odd.bytes), ("Good.swift", Self.good)])
    #expect(answer.findings.map(\.location.file) == ["Good.swift"])
    #expect(answer.diagnostics.map(\.id) == [odd.diagnostic].compactMap { $0 })
  }

  @Test(
    "no Objective-C and no page ends the program",
    arguments: [
      ("Odd.m", "[", 200_000), ("Odd.m", "[UIColor ", 50_000), ("Odd.m", "a = b ? ", 50_000),
      ("Odd.m", "[UIColor whiteColor] : ", 20_000), ("Odd.mm", "{ if (a) ", 50_000),
      ("Odd.m", "} ] ) ", 50_000), ("Odd.m", "- (UIColor *)a { return [UIColor blackColor", 5_000),
      ("Odd.m", "/* ", 100_000), ("Odd.m", "@\"", 100_001), ("Odd.m", "x.CGColor.", 50_000),
      ("Odd.css", "a {", 100_000), ("Odd.css", "}", 100_000), ("Odd.html", "<style", 50_000),
      ("Odd.css", "*/", 50_000), ("Odd.css", "a{background:#fff}", 30_000),
      ("Odd.css", "@media (prefers-color-scheme: dark){", 20_000),
      ("Odd.m", "if (a) w.overrideUserInterfaceStyle = UIUserInterfaceStyleLight; else ", 4_000),
      ("Odd.m", "- (void)f { w.overrideUserInterfaceStyle = UIUserInterfaceStyleDark; }\n", 4_000),
      ("Odd.css", "a{color:#fff/*", 20_000), ("Odd.css", "/* a{color:#fff} */", 20_000),
    ])
  func otherLanguages(_ path: String, _ piece: String, _ count: Int) {
    let text = Self.times(piece, count)
    let answer = SourceAuditor.audit([(path, Array(text.utf8)), ("Good.swift", Self.good)])
    #expect(answer.findings.contains { $0.location.file == "Good.swift" })
  }

  @Test(
    "components that are no numbers end nothing",
    arguments: [
      ("Odd.swift", "red: 1e400, green: 0, blue: 0, alpha: 1"),
      ("Odd.swift", "red: 1e400 / 1e400, green: 1, blue: 1, alpha: 1e400 / 1e400"),
      ("Odd.swift", "white: 1e400 / 1e400, alpha: 1e400"),
      ("Odd.swift", "hue: 1e400, saturation: 1e400, brightness: 1e400, alpha: 1"),
      ("Odd.m", "colorWithWhite:\(times("9", 400)) / \(times("9", 400)) alpha:1"),
      ("Odd.m", "colorWithHue:1 saturation:\(times("9", 400)) brightness:0 alpha:1"),
    ])
  func oddNumbers(_ path: String, _ words: String) {
    let text =
      path.hasSuffix("swift")
      ? "class B { func f() { label.textColor = UIColor(\(words)) } }"
      : "@implementation B\n- (void)f { label.textColor = [UIColor \(words)]; }\n@end"
    let answer = SourceAuditor.audit([(path, Array(text.utf8)), ("Good.swift", Self.good)])
    #expect(answer.findings.contains { $0.location.file == "Good.swift" })
  }

  @Test("bytes that are no UTF-8 are told, and the rest of the file is read")
  func encoding() {
    let bytes = Array("let a = \"".utf8) + [0xFF, 0xFE] + Array("\"\n".utf8) + Self.good
    let answer = SourceAuditor.audit([("A.swift", bytes)])
    #expect(answer.diagnostics.contains { $0.id == "invalid-utf8" })
    #expect(answer.findings.map(\.rule) == ["fixed-color"])
  }

  @Test("a file of colors without end is cut short, and says so")
  func cutShort() {
    let text = "class A { func f() {\n" + Self.times("label.textColor = .black\n", 6_000) + "} }"
    let answer = SourceAuditor.audit([("A.swift", Array(text.utf8))])
    #expect(answer.diagnostics.map(\.id) == ["file-cut-short"])
    #expect(!answer.findings.isEmpty)
  }

  @Test("code around what is not understood is still read")
  func broken() {
    let text = "class A { func f() { label.textColor = .black } }\nclass {{{ ]] B\n"
    let answer = SourceAuditor.audit([("A.swift", Array(text.utf8))])
    #expect(answer.findings.map(\.location.line) == [1])
    #expect(answer.diagnostics.map(\.id) == ["syntax-error"])
    #expect(answer.diagnostics.first?.location.line == 2)
  }
}
