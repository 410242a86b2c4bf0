// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Testing

/// Inputs such as the fuzzer makes.
@Suite("Generated pages and style sheets")
struct GeneratedPageTests {
  @Test(
    "what is offered to declare a scheme changes nothing else, and mends what it says",
    arguments: 0..<200)
  func generated(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 0..<80, using: &generator)
    let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
    PageInput(bytes: bytes, largest: 4 << 10).check()
  }
}
