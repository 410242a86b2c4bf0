// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

/// The manual has every key of a configuration, with an example that is taken as it is.
@Suite("The page of .chiaro.yml")
struct ConfigurationPageTests {
  private static let page = MarkdownFile("Documentation/Configuration.md")

  /// The keys that the page has, in order.
  private static let keys = page.lines.compactMap { line in
    line.wholeMatch(of: #/## `([a-z_]+)`/#).map { String($0.1) }
  }

  @Test("each key has a heading and one example of its own")
  func complete() {
    #expect(Self.keys.sorted() == InitTests.keys.sorted())
    let examples = Self.page.blocks("yaml").map { String($0.prefix { $0 != ":" }) }
    #expect(examples == Self.keys)
  }

  @Test("each example is taken as it is, and so are all of them together")
  func taken() throws {
    let workspace = try Workspace()
    let known = "App/.chiaro-baseline.json"
    #expect(
      try workspace.run("audit", "App", "--fail-on", "never", "--write-baseline", known).code == 0)
    let examples = Self.page.blocks("yaml")
    for example in examples + [examples.joined()] {
      try workspace.folder.write(example, to: "App/.chiaro.yml")
      let run = try workspace.run("audit", "App", "--no-source", "--fail-on", "never", "--quiet")
      #expect(run.code == 0, "\(example): \(run.errors)")
    }
  }
}
