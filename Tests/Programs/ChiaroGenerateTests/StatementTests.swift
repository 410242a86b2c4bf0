// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Testing

@testable import ChiaroGenerate

/// The list of statements, and the tests that name them.
@Suite("Statements and their tests")
struct StatementTests {
  @Test("the statements are numbered from 1 to 252, in groups from A to T")
  func numbers() throws {
    let groups = try StatementGroup.all(root: SourceTree.root)
    #expect(groups.map(\.letter).joined() == "ABCDEFGHIJKLMNOPQRST")
    #expect(groups.flatMap(\.statements).map(\.number) == Array(1...252))
    for text in groups.map(\.title) + groups.flatMap(\.statements).map(\.text) {
      #expect(!text.isEmpty && !text.contains("\n"), "\(text)")
    }
  }

  @Test("no test names a statement that does not exist, or names one in another way")
  func notation() throws {
    let tests = try NamedTest.all(root: SourceTree.root)
    #expect(tests.count > 400)
    for test in tests {
      #expect(test.mentions == test.statements, "\(test.file): \(test.name)")
      #expect(test.statements.allSatisfy { (1...252).contains($0) }, "\(test.file): \(test.name)")
    }
  }

  /// What only views can show, by the letter of its group.
  private static let needViews: [String: Set<Int>] = [
    "A": [4, 5, 8, 11], "C": [32, 34, 35, 36, 37, 38, 39, 40, 41], "K": [145, 146],
  ]

  @Test(
    "every statement about traits, colors and catalogs is proved, but those that need views",
    arguments: ["A", "B", "C", "K", "S"])
  func coverage(_ letter: String) throws {
    let groups = try StatementGroup.all(root: SourceTree.root)
    let group = try #require(groups.first { $0.letter == letter })
    let proved = Set(try NamedTest.all(root: SourceTree.root).flatMap(\.statements))
    let missing = Set(group.statements.map(\.number)).subtracting(proved)
    #expect(missing.isSubset(of: Self.needViews[letter] ?? []), "\(missing.sorted())")
  }

  @Test(
    "a test's statements stand first in its name, before a colon",
    arguments: [
      ("S1: one", [1]), ("S18, S19: two", [18, 19]), ("S18,S19: two", [18, 19]), ("no number", []),
      ("S1 without a colon", []), ("S1 and S2: two", []), ("s1: small", []), ("S: none", []),
      ("S1a: letters", []), (": nothing", []), ("S1, : nothing", []), ("later S1: one", []),
    ])
  func names(_ name: String, _ numbers: [Int]) {
    #expect(NamedTest(file: "A.swift", name: name).statements == numbers)
  }

  @Test("names are found behind @Test, on its line or the next, and nowhere else")
  func scanning() {
    let quoted = { (name: String) in "\"\(name)\"" }
    let source = [
      "  @Test(\(quoted("S1: one")))", "  func one() {}", "  @Test(", "    \(quoted("S2: two")),",
      "    arguments: [1])", "@Test(\(quoted("with \\\"quotes\\\" and \\\\")), arguments: 1...2)",
      "  @Test(arguments: [\(quoted("S3: three"))])", "  @Test func four() {}",
      "  // @Test(\(quoted("S5: five")))", "  let text = \(quoted("S6: six"))", "  @Test(",
    ].joined(separator: "\n")
    #expect(
      NamedTest.tests(in: source, file: "A.swift").map(\.name)
        == ["S1: one", "S2: two", "with \\\"quotes\\\" and \\\\"])
    #expect(NamedTest.tests(in: "", file: "A.swift").isEmpty)
  }

  @Test("the manual has a row for each statement, with its tests or without")
  func manual() {
    let groups = [
      StatementGroup(
        letter: "A", title: "Traits & <values>",
        statements: [Statement(number: 1, text: "a | b"), Statement(number: 2, text: "c")])
    ]
    let tests = [
      NamedTest(file: "Tests/X/OneTests.swift", name: "S1: one"),
      NamedTest(file: "Tests/X/TwoTests.swift", name: "S1: an `other`"),
    ]
    let text = StatementManual.text(groups, tests)
    #expect(text.contains("\n| A | Traits & &lt;values> | 1 | 1 |\n"))
    #expect(
      text.hasSuffix(
        """
        ## A. Traits & &lt;values>

        | | statement | tests |
        |---|---|---|
        | S1 | a \\| b | [OneTests](../../Tests/X/OneTests.swift): S1: one<br>\
        [TwoTests](../../Tests/X/TwoTests.swift): S1: an \\`other\\` |
        | S2 | c | not yet |

        """))
  }

  @Test("what a statement rests on stands behind it, and what was corrected in a table of its own")
  func review() {
    let groups = [
      StatementGroup(
        letter: "A", title: "T",
        statements: [
          Statement(number: 1, text: "a"), Statement(number: 2, text: "b", basis: .chosen),
        ])
    ]
    let corrections = [StatementCorrection(number: 2, was: "c|d", source: "e_f")]
    let text = StatementManual.text(groups, [], corrections)
    #expect(text.contains("\n| S1 | a | not yet |\n| S2 | b *(chosen)* | not yet |\n"))
    #expect(text.contains("\n| S2 | c\\|d | e\\_f |\n"))
    #expect(
      text.contains(
        "1 documented, 0 partly, 0 measured, 0 reported, 0 recalled, 0 disputed, 1 chosen"))
  }

  @Test("the statements about SwiftUI are numbered from 1, each with its source")
  func numbersOfSwiftUI() throws {
    let groups = try StatementGroup.all(root: SourceTree.root, in: SwiftUIStatements.source)
    let all = groups.flatMap(\.statements)
    #expect(groups.map(\.letter).joined() == "ABCDEFG")
    #expect(all.map(\.number) == Array(1...all.count))
    for statement in all {
      #expect(!statement.text.isEmpty && !statement.source.isEmpty, "SU\(statement.number)")
    }
  }

  @Test("every number of a statement about SwiftUI in the sources and tests exists")
  func mentionsOfSwiftUI() throws {
    let groups = try StatementGroup.all(root: SourceTree.root, in: SwiftUIStatements.source)
    let known = Set(groups.flatMap(\.statements).map(\.number))
    for folder in ["Sources", "Tests/Runtime"] {
      for file in try SwiftText.all(in: folder, root: SourceTree.root) {
        let unknown = Set(SwiftUIStatements.mentions(in: file.text)).subtracting(known)
        #expect(unknown.isEmpty, "\(file.file): \(unknown.sorted())")
      }
    }
  }

  @Test("every statement with one fact about SwiftUI is proved")
  func coverageOfSwiftUI() throws {
    let groups = try StatementGroup.all(root: SourceTree.root, in: SwiftUIStatements.source)
    let group = try #require(groups.last)
    let tests = try SwiftText.all(in: "Tests/Runtime/ChiaroSwiftUITests", root: SourceTree.root)
    let proved = Set(tests.flatMap { SwiftUIStatements.proved(in: $0.text) })
    #expect(Set(group.statements.map(\.number)).isSubset(of: proved))
  }

  @Test(
    "a text that proves statements about SwiftUI begins with their numbers and a colon",
    arguments: [
      ("SU1: one", [1]), ("SU18, SU19: two", [18, 19]), ("SU1 without", []), ("S1: other", []),
      ("later SU1: one", []),
    ])
  func namesOfSwiftUI(_ text: String, _ numbers: [Int]) {
    #expect(SwiftUIStatements.proved(in: "call(\"\(text)\")") == numbers)
  }

  @Test("the page has a row for each statement about SwiftUI, with its source and its tests")
  func manualOfSwiftUI() {
    let groups = [
      StatementGroup(
        letter: "A", title: "T",
        statements: [
          Statement(number: 1, text: "a", basis: .measured, source: "b_c"),
          Statement(number: 2, text: "d", source: "e"),
        ])
    ]
    let tests = [SwiftText(file: "Tests/X/One.swift", text: "@Test(\"SU1: a\")")]
    let text = SwiftUIStatements.text(groups, tests, [(key: "b", title: "c")])
    #expect(text.contains("| SU1 | a *(measured)* | b\\_c | [One](../../Tests/X/One.swift) |\n"))
    #expect(text.contains("| SU2 | d | e | not yet |\n"))
    #expect(text.hasSuffix("| key | source |\n|---|---|\n| b | c |\n"))
    #expect(text.contains("They rest on: 1 documented, 1 measured."))
  }
}
