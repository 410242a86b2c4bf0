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

  /// The lines at which a rule fires in a text.
  private func lines(
    _ text: String, _ example: Example, path: String = "A.swift"
  ) -> [Int] {
    let assets = example.example.assets
    let answer = SourceAuditor.audit(
      [(path, Array(text.utf8))], only: [example.rule.id],
      assets: assets.isEmpty ? nil : assets)
    return answer.findings.map { $0.location.line ?? 0 }
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
    let found = lines(example.example.text, example, path: example.example.path)
    #expect(found == example.example.expectedLines)
  }

  @Test("a page or style sheet is found with CRLF as well", arguments: all)
  func pagesWithCRLF(_ example: Example) {
    guard !Self.swift.contains(where: { $0.example.path == example.example.path }) else { return }
    let text = example.example.text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    let found = lines(text, example, path: example.example.path)
    #expect(found == example.example.expectedLines)
  }

  @Test("an example is told with its severity", arguments: all)
  func severities(_ example: Example) {
    guard let severity = example.example.severity else { return }
    let assets = example.example.assets
    let answer = SourceAuditor.audit(
      [(example.example.path, Array(example.example.text.utf8))], only: [example.rule.id],
      assets: assets.isEmpty ? nil : assets)
    #expect(answer.findings.allSatisfy { $0.severity == severity })
  }

  @Test("an example is found inside #if, after emoji, with CRLF and with tabs", arguments: swift)
  func elsewhere(_ example: Example) {
    let text = example.example.text
    let expected = example.example.expectedLines
    #expect(lines("#if os(iOS)\n\(text)\n#endif\n", example) == expected.map { $0 + 1 })
    #expect(lines("/* 🌗👩‍👩‍👧 é */ \(text)", example) == expected)
    #expect(
      lines(
        text.split(separator: "\n", omittingEmptySubsequences: false)
          .joined(separator: "\r\n"), example) == expected)
    #expect(lines(indented(text, by: "\t\t"), example) == expected)
  }

  @Test("an example says nothing as a comment or a text", arguments: swift)
  func quoted(_ example: Example) {
    let text = example.example.text
    #expect(lines("/*\n\(text)\n*/", example) == [])
    let hidden = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "// \($0)" }.joined(separator: "\n")
    #expect(lines(hidden, example) == [])
    let quoted = indented(text, by: "  ")
    #expect(lines("let text = ##\"\"\"\n\(quoted)\n  \"\"\"##\n", example) == [])
  }

  @Test("a comment above keeps each finding of an example quiet", arguments: swift)
  func suppressed(_ example: Example) {
    var text = ""
    for line in example.example.text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasSuffix("←") { text += "// chiaro:disable:next \(example.rule.id) for a test\n" }
      text += line + "\n"
    }
    #expect(lines(text, example) == [])
  }

  private func indented(_ text: String, by indentation: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { indentation + $0 }.joined(separator: "\n")
  }
}
