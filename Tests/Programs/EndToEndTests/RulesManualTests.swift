// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Testing

/// The manual of the rules is what the program prints.
@Suite("Manual of the rules")
struct RulesManualTests {
  @Test("Documentation/Rules.md is fresh")
  func fresh() throws {
    let run = try Program().run(["rules", "--format", "markdown"])
    #expect(run.code == 0)
    let manual = Recording("\(SourceTree.root)/Documentation/Rules.md")
    #expect(manual.mismatch(run.output) == nil)
  }
}
