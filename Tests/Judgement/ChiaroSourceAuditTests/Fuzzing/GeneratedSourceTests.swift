// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Testing

/// Inputs such as the fuzzer makes.
@Suite("Generated Swift that nests")
struct GeneratedSourceTests {
  @Test(
    "Swift that nests is parsed in bounds or left out, and another file is judged",
    arguments: 0..<16)
  func generated(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 0..<60, using: &generator)
    let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
    SourceInput(bytes: bytes, largest: 4 << 10).check()
  }
}
