// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Testing

/// Inputs such as the fuzzer makes.
@Suite("Generated graphs of tokens")
struct GeneratedAliasTests {
  @Test("graphs of aliases are read in bounds, and losses are said", arguments: 0..<60)
  func generated(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 0..<900, using: &generator)
    AliasInput(bytes: (0..<count).map { _ in .random(in: 0...255, using: &generator) }).check()
  }
}
