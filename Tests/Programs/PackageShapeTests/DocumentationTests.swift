// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

/// What the documentation shows is there, and compiles.
@Suite("Documentation")
struct DocumentationTests {
  @Test("the pages that every project has are here")
  func pages() {
    let paths = Set(MarkdownFile.all.map(\.path))
    for page in [
      "README", "ARCHITECTURE", "CONTRIBUTING", "CHANGELOG", "Documentation/Unsupported",
      "Documentation/Fidelity", "Documentation/Features", "Documentation/Performance",
      "Documentation/Program", "Documentation/Rules", "Documentation/README",
      "Documentation/QuickStart", "Documentation/Configuration",
      "Documentation/ContinuousIntegration", "Documentation/Glossary", "Documentation/Runtime",
      "Documentation/internals/Statements",
    ] {
      #expect(paths.contains("\(page).md"))
    }
  }

  @Test("links and pictures lead to files of the project", arguments: MarkdownFile.all)
  func links(_ page: MarkdownFile) {
    let folder = URL(fileURLWithPath: "\(SourceTree.root)/\(page.path)").deletingLastPathComponent()
    for link in page.links {
      let path = folder.appendingPathComponent(link).path
      #expect(FileManager.default.fileExists(atPath: path), "\(page.path): \(link)")
    }
  }

  @Test("links into a page lead to one of its headings", arguments: MarkdownFile.all)
  func fragments(_ page: MarkdownFile) {
    let folder = page.path.split(separator: "/").dropLast().joined(separator: "/")
    for target in page.targets {
      let parts = target.split(separator: "#", omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].isEmpty || parts[0].hasSuffix(".md") else { continue }
      let path = parts[0].isEmpty ? page.path : "\(folder)/\(parts[0])"
      let headings = MarkdownFile(path).fragments
      #expect(headings.contains(String(parts[1])), "\(page.path): \(target)")
    }
  }

  @Test(
    "a page that everybody reads first is short",
    arguments: [("README", 100), ("ARCHITECTURE", 150), ("CHANGELOG", 60)])
  func short(_ name: String, _ most: Int) {
    // A row of a table cannot be folded: it counts as the lines of 120 columns that it fills.
    let lines = MarkdownFile("\(name).md").lines.map { max(1, ($0.count + 119) / 120) }
    #expect(lines.count > 10)
    #expect(lines.reduce(0, +) <= most + 1, "\(name).md")
  }

  @Test("the index of the manual leads to each of its pages")
  func index() {
    let folder = "Documentation/"
    let links = Set(MarkdownFile("\(folder)README.md").links)
    let pages = MarkdownFile.all.map(\.path).filter { $0.hasPrefix(folder) }
    let missing = pages.map { String($0.dropFirst(folder.count)) }
      .filter { $0 != "README.md" && !links.contains($0) }
    #expect(pages.count > 20)
    #expect(missing == [])
  }

  @Test("the guide for continuous integration has the action's inputs, and the hooks")
  func integration() {
    let guide = MarkdownFile("Documentation/ContinuousIntegration.md")
    let names = { (columns: [String]) in
      guide.rows(columns).map { $0[0].filter { $0 != "`" } }
    }
    let action = MarkdownFile("action.yml").lines.prefix { $0 != "runs:" }
    let inputs = action.compactMap { $0.wholeMatch(of: #/  ([a-z-]+):/#).map { String($0.1) } }
    #expect(!inputs.isEmpty)
    #expect(names(["input", "default", "meaning"]) == inputs)
    let hooks = MarkdownFile(".pre-commit-hooks.yaml").lines
      .compactMap { $0.wholeMatch(of: #/- id: ([a-z-]+)/#).map { String($0.1) } }
    #expect(!hooks.isEmpty)
    #expect(names(["hook", "what it audits"]) == hooks)
  }

  @Test("the Swift of the documentation compiles", arguments: MarkdownFile.all)
  func compiles(_ page: MarkdownFile) throws {
    for block in page.blocks("swift") {
      #expect(try Compiler().errors(in: block) == "", "\(page.path)")
    }
  }

  @Test("a mistake in a block would be seen")
  func mistakes() throws {
    #expect(try Compiler().errors(in: "import Chiaroscuro\nlet color = Colour()\n") != "")
  }
}
