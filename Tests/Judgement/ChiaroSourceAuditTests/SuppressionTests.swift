// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import Testing

@testable import ChiaroSourceAudit

/// The comments by which a person keeps a rule quiet.
@Suite("Comments that keep rules quiet")
struct SuppressionTests {
  /// A comment that is read at line 10, with the lines from 8 on in which a rule is quiet.
  @Test(
    "a comment is for the next line, its own, or all that follow",
    arguments: [
      ("// chiaro:disable:next fixed-color why", [11]),
      ("// chiaro:disable:this fixed-color", [10]),
      ("// chiaro:disable fixed-color", [10, 11, 12, 13]),
      ("//chiaro:disable:next fixed-color", [11]),
      ("// chiaro:disable:next all", [11]), ("// chiaro:disable all because", [10, 11, 12, 13]),
      ("// see #4: chiaro:disable:next fixed-color", [11]),
      ("// chiaro:disable:next   fixed-color", [11]), ("// chiaro:disable:next\tfixed-color", [11]),
      ("// chiaro:disable:next fixed-color, as paper is white", [11]),
      ("// chiaro:disable:next fixed-color: paper is white", [11]),
      ("// chiaro:disable:next fixed-color.", [11]), ("// chiaro:disable:this fixed-color;", [10]),
      ("/* chiaro:disable:next fixed-color */", [11]),
      ("/* chiaro:disable:next fixed-color*/", [11]),
      ("/*\n chiaro:disable:next fixed-color\n */", [12]),
      ("/* paper\n is white\n chiaro:disable:this fixed-color */", [12]),
      ("<!-- chiaro:disable:next fixed-color -->", [11]),
      ("<!-- chiaro:disable:next fixed-color-->", [11]),
      ("// chiaro:disable:next", []), ("// chiaro:disable", []), ("// chiaro:disable:", []),
      ("// chiaro:disable:after fixed-color", []), ("// chiaro:disabled fixed-color", []),
      ("// chiaro:enable fixed-color", []), ("// chiaro:disable:next fixed_color", []),
      ("// chiaro:disable:next fixed-colors", []), ("// chiaro:disable:next Fixed-Color", []),
      ("// CHIARO:DISABLE:NEXT fixed-color", []), ("// chiaro: disable:next fixed-color", []),
      ("// chiaro:disable:next stale-layer-color", []), ("", []),
    ] as [(String, [Int])])
  func scopes(_ comment: String, _ lines: [Int]) {
    var suppressions = Suppressions()
    suppressions.read(comment, line: 10)
    #expect((8...13).filter { suppressions.silence("fixed-color", line: $0) } == lines)
  }

  /// A file with `B` where a black text is set, and how many of them are told.
  private static func told(_ text: String, _ path: String) -> [Int] {
    let color =
      path.hasSuffix(".m")
      ? "self.label.textColor = [UIColor blackColor];" : "label.textColor = .black"
    let answer = SourceAuditor.audit(
      [(path, Array(text.putting(color, for: "B").utf8))], only: [FixedColor.id])
    return answer.findings.flatMap { [$0.location.line ?? 0] + $0.related.compactMap(\.line) }
      .sorted()
  }

  private static func swift(_ lines: String) -> String {
    "class A: UITableViewCell {\n  func set() {\n\(lines)\n  }\n}\n"
  }

  @Test(
    "a comment counts where Swift has one, and not in a text",
    arguments: [
      ("B", [3]), ("// chiaro:disable:next fixed-color\nB\nB", [5]),
      ("B  // chiaro:disable:this fixed-color\nB", [4]),
      ("B  /* chiaro:disable:this fixed-color */\nB", [4]),
      ("B\n// chiaro:disable fixed-color\nB\nB", [3]),
      ("/* a\n chiaro:disable:next fixed-color */\nB", []),
      ("let a = \"// chiaro:disable:next fixed-color\"\nB", [4]),
      ("log(\"chiaro:disable fixed-color\")\nB", [4]),
      ("// chiaro:disable:next fixed-color\n\nB", [5]),
      ("// chiaro:disable:next fixed-color\n// chiaro:disable:next fixed-color\nB", []),
      ("#if a\n// chiaro:disable:next fixed-color\nB\n#endif", []),
      ("/* /* chiaro:disable:next fixed-color */ */\nB", []),
    ])
  func comments(_ lines: String, _ expected: [Int]) {
    for lineBreak in ["\n", "\r\n", "\r"] {
      let text = Self.swift(lines).replacing("\n", with: lineBreak)
      #expect(Self.told(text, "A.swift") == expected, "\(lines)")
    }
  }

  @Test(
    "so it does in Objective-C",
    arguments: [
      ("B", [3]), ("// chiaro:disable:next fixed-color\nB\nB", [5]),
      ("B // chiaro:disable:this fixed-color\nB", [4]),
      ("/* chiaro:disable:next fixed-color */\nB", []),
      ("/* a\n chiaro:disable:next fixed-color */\nB", []),
      ("NSString *a = @\"// chiaro:disable:next fixed-color\";\nB", [4]),
      ("#pragma mark - chiaro:disable fixed-color\nB", [4]),
    ])
  func objectiveC(_ lines: String, _ expected: [Int]) {
    let text = "@implementation A\n- (void)set {\n\(lines)\n}\n@end\n"
    #expect(Self.told(text, "A.m") == expected, "\(lines)")
  }

  /// All that is said of a file: its findings and the notes on its comments.
  @Test(
    "a comment that names no rule, or keeps nothing quiet, is told with its line",
    arguments: [
      ("// chiaro:disable:next fixed-color\nB", []), ("// chiaro:disable:next all\nB", []),
      ("// chiaro:disable:next fixed-colour\nB", ["suppression-unknown 3"]),
      ("// chiaro:disable:next fixed-color\nlet a = 1", ["suppression-unused 3"]),
      ("B\n// chiaro:disable:this fixed-color", ["suppression-unused 4"]),
      ("// chiaro:disable:next all\nlet a = 1", ["suppression-unused 3"]),
      ("// chiaro:disable:next forced-style\nB", ["suppression-unused 3"]),
      ("/* a\n chiaro:disable:next fixed-colour */\nB", ["suppression-unknown 4"]),
      (
        "// chiaro:disable:next fixed-color\n// chiaro:disable fixed-color\nB",
        ["suppression-unused 3"]
      ),
      ("// chiaro:disable:next\nB", []),
    ] as [(String, [String])])
  func oddities(_ lines: String, _ expected: [String]) {
    let text = Self.swift(lines.putting("label.textColor = .black", for: "B"))
    let answer = SourceAuditor.audit([("A.swift", Array(text.utf8))])
    let found = answer.diagnostics.filter { $0.id.hasPrefix("suppression") }
    #expect(found.map { "\($0.id) \($0.location.line ?? 0)" } == expected, "\(lines)")
  }

  @Test(
    "a page's and a style sheet's comments keep rules quiet, with or without a space",
    arguments: [
      ("/* chiaro:disable page-without-color-scheme */\np { color: #333 }", "a.css", 0),
      ("/* chiaro:disable:next page-without-color-scheme*/\np { color: #333 }", "a.css", 0),
      ("p { color: #333 } /* chiaro:disable:this page-without-color-scheme */", "a.css", 0),
      ("/*\nchiaro:disable:next page-without-color-scheme\n*/\np { color: #333 }", "a.css", 1),
      ("p { color: #333 }", "a.css", 1),
      ("<!-- chiaro:disable page-without-color-scheme-->\n<html><body><p>a</p>", "a.html", 0),
      ("<!-- chiaro:disable all -->\n<html><body><p>a</p>", "a.html", 0),
      ("<html><body><p>a</p>", "a.html", 1),
    ])
  func pages(_ text: String, _ path: String, _ count: Int) {
    let answer = SourceAuditor.audit(
      [("App/" + path, Array(text.utf8))], only: [PageWithoutColorScheme.id])
    #expect(answer.findings.count == count, "\(text)")
  }
}
