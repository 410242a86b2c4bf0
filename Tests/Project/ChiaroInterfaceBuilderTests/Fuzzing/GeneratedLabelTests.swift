// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Testing

/// Inputs such as the fuzzer makes.
@Suite("Generated texts of labels")
struct GeneratedLabelTests {
  @Test("texts of labels cost no more than they may", arguments: 0..<60)
  func generated(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 0..<200, using: &generator)
    LabelInput(bytes: (0..<count).map { _ in .random(in: 0...255, using: &generator) }).check()
  }
}
