// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

/// The manual of the rules is what the program writes: an index, and a page for each rule.
@Suite("Manual of the rules")
struct RulesManualTests {
  private static let documentation = "\(SourceTree.root)/Documentation"

  private static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test("Documentation/Rules.md and the pages of Documentation/Rules are fresh, and no page is old")
  func fresh() throws {
    let written = try TemporaryFolder()
    let run = try Program().run(["rules", "--output", written.path("pages")])
    #expect(run.code == 0, "\(run.errors)")
    let pages = try Self.names(in: written.path("pages/Rules"))
    for name in ["Rules.md"] + pages.map({ "Rules/\($0)" }) {
      let text = String(decoding: try #require(written.bytes("pages/\(name)")), as: UTF8.self)
      #expect(Recording("\(Self.documentation)/\(name)").mismatch(text) == nil)
    }
    #expect(try Self.names(in: "\(Self.documentation)/Rules") == pages)
  }

  @Test("each registered rule has a page and a row of the index, and no other has")
  func complete() throws {
    let run = try Program().run(["rules", "--format", "json"])
    let registered = run.output.matches(of: /"id": "([a-z-]+)"/).map { String($0.1) }
    #expect(registered.count > 80 && Set(registered).count == registered.count)
    let pages = try Self.names(in: "\(Self.documentation)/Rules")
    #expect(pages == registered.map { "\($0).md" }.sorted())
    let index = try String(contentsOfFile: "\(Self.documentation)/Rules.md", encoding: .utf8)
    let rows = index.matches(of: /\| \[`([a-z-]+)`\]\(Rules\/([a-z-]+)\.md\)/)
    #expect(rows.allSatisfy { $0.1 == $0.2 })
    #expect(rows.map { String($0.1) }.sorted() == registered.sorted())
  }

  @Test(
    "a page has a finding, a reason, a remedy, a likelihood, an end, and examples",
    arguments: [
      "low-contrast", "fixed-interface-text", "fixed-color", "uiimage-from-resolved-color",
    ])
  func parts(_ rule: String) throws {
    let page = try Program().run(["rules", rule, "--format", "markdown"]).output
    #expect(page.contains("\n\n```text\n") && page.contains(" [\(rule)]\n```"))
    let headings = page.matches(of: /\n## (.*)/).map { String($0.1) }
    #expect(
      headings == [
        "Why it matters", "How to fix it", "How likely it is", "How to silence it",
        "Sources", "Examples",
      ])
    #expect(page.contains("suppressions:\n  - rule: \(rule)\n"))
    #expect(page.contains("(https://"))
  }

  @Test("what a page's reason cites is among the addresses below it")
  func cited() throws {
    let folder = "\(Self.documentation)/Rules"
    for name in try Self.names(in: folder) {
      let page = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      let parts = page.components(separatedBy: "\n## ")
      let reason = parts.first { $0.hasPrefix("Why it matters") } ?? ""
      let listed = parts.first { $0.hasPrefix("Sources") } ?? ""
      for cited in reason.matches(
        of: /WWDC \d{4}, session \d+|Human Interface Guidelines|WCAG 2\.2/)
      {
        #expect(listed.contains(cited.0), "\(name): \(cited.0)")
      }
    }
  }

  @Test("'explain' prints the page of a rule that no color is called after")
  func explained() throws {
    let folder = try TemporaryFolder()
    let page = try Program().run(["rules", "two-meanings"]).output
    let program = Program(folder: folder.path)
    #expect(try program.run(["explain", "two-meanings"]).output == page)
    let other = try program.run(["explain", "three-meanings"])
    #expect(other.code != 0 && other.output == "")
  }

  @Test("'--output' writes into the folder that is named, and nothing is printed")
  func output() throws {
    let folder = try TemporaryFolder()
    let run = try Program(folder: folder.path).run(["rules", "-o", "a/b"])
    #expect(run.code == 0 && run.output == "")
    #expect(folder.bytes("a/b/Rules.md") != nil)
    #expect(folder.bytes("a/b/Rules/fixed-color.md") != nil)
  }
}
