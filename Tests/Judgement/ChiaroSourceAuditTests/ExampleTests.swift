// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import ChiaroSourceAudit
import Testing

/// The examples of every rule, as they stand and in other surroundings.
@Suite("Examples of the source rules")
struct ExampleTests {
  /// An example of a rule.
  struct Example: CustomTestStringConvertible, Sendable {
    var rule: any SourceRule.Type
    var example: SourceExample

    var testDescription: String { "\(rule.id): \(example.title)" }
  }

  static let all = SourceRuleRegistry.all.flatMap { rule in
    rule.examples.map { Example(rule: rule, example: $0) }
  }

  /// The examples in Swift.
  static let swift = all.filter { $0.example.path.hasSuffix(".swift") }

  /// What a rule finds in a text.
  private func findings(
    _ text: String, _ example: Example, path: String = "A.swift"
  ) -> [Finding] {
    let assets = example.example.assets
    return SourceAuditor.audit(
      [(path, Array(text.utf8))], only: [example.rule.id],
      assets: assets.isEmpty ? nil : assets
    ).findings
  }

  /// The lines at which a rule fires in a text: at what is not unlikely, and at those marks against
  /// which nothing alone speaks strongly.
  private func lines(
    _ text: String, _ example: Example, path: String = "A.swift", marks: [Int] = []
  ) -> [Int] {
    findings(text, example, path: path).filter { finding in
      let isMarked = marks.contains(finding.location.line ?? 0)
      return finding.standing > .unlikely || isMarked && !finding.isOverruled
    }.map { $0.location.line ?? 0 }
  }

  @Test("every rule has an example that triggers it and one that does not")
  func complete() {
    for rule in SourceRuleRegistry.all {
      #expect(rule.examples.contains { !$0.expectedLines.isEmpty }, "\(rule.id)")
      #expect(rule.examples.contains { $0.expectedLines.isEmpty }, "\(rule.id)")
    }
  }

  @Test("an example is found as marked", arguments: all)
  func marked(_ example: Example) {
    let marks = example.example.expectedLines
    #expect(
      lines(example.example.text, example, path: example.example.path, marks: marks) == marks)
  }

  @Test("a page or style sheet is found with CRLF as well", arguments: all)
  func pagesWithCRLF(_ example: Example) {
    guard !Self.swift.contains(where: { $0.example.path == example.example.path }) else { return }
    let text = example.example.text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    let marks = example.example.expectedLines
    #expect(lines(text, example, path: example.example.path, marks: marks) == marks)
  }

  @Test("an example is as likely as it says: what is a hint is doubtful", arguments: all)
  func severities(_ example: Example) {
    guard let severity = example.example.severity else { return }
    let found = findings(example.example.text, example, path: example.example.path)
    #expect(!found.isEmpty)
    for finding in found {
      #expect((finding.standing < .likely) == (severity == .hint), "\(finding)")
    }
  }

  @Test("an example is found inside #if, after emoji, with CRLF and with tabs", arguments: swift)
  func elsewhere(_ example: Example) {
    let text = example.example.text
    let expected = example.example.expectedLines
    let below = expected.map { $0 + 1 }
    #expect(lines("#if os(iOS)\n\(text)\n#endif\n", example, marks: below) == below)
    #expect(lines("/* 🌗👩‍👩‍👧 é */ \(text)", example, marks: expected) == expected)
    let windows = text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    #expect(lines(windows, example, marks: expected) == expected)
    #expect(lines(indented(text, by: "\t\t"), example, marks: expected) == expected)
  }

  @Test("an example says nothing as a comment or a text", arguments: swift)
  func quoted(_ example: Example) {
    let text = example.example.text
    #expect(findings("/*\n\(text)\n*/", example) == [])
    let hidden = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "// \($0)" }.joined(separator: "\n")
    #expect(findings(hidden, example) == [])
    let quoted = indented(text, by: "  ")
    #expect(findings("let text = ##\"\"\"\n\(quoted)\n  \"\"\"##\n", example) == [])
  }

  @Test("a comment above keeps each finding of an example quiet", arguments: swift)
  func suppressed(_ example: Example) {
    let all = example.example.text.split(separator: "\n", omittingEmptySubsequences: false)
    let related = findings(example.example.text, example).flatMap(\.related).compactMap(\.line)
    let marked = quiet(all, example) { $0.hasSuffix("←") }
    let left = lines(marked, example).map { line in
      marked.split(separator: "\n", omittingEmptySubsequences: false)[line - 1]
    }
    // A place for which a marked one spoke stands for itself then, until it has a comment too.
    let joined = related.map { all[$0 - 1] }
    #expect(left.allSatisfy { joined.contains($0) })
    #expect(lines(quiet(all, example) { $0.hasSuffix("←") || left.contains($0) }, example) == [])
  }

  /// A text with a comment above some of its lines.
  private func quiet(
    _ lines: [Substring], _ example: Example, where isQuiet: (Substring) -> Bool
  ) -> String {
    lines.map { line in
      let comment = isQuiet(line) ? "// chiaro:disable:next \(example.rule.id) for a test\n" : ""
      return "\(comment)\(line)\n"
    }.joined()
  }

  private func indented(_ text: String, by indentation: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { indentation + $0 }.joined(separator: "\n")
  }
}
