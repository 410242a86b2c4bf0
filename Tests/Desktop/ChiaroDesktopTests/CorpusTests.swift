// SPDX-License-Identifier: MIT

import ChiaroDesktopProbes
import ChiaroTestSupport
import Testing

/// What the fuzzers found worth keeping, once more: a trap is a failure of the whole run.
@Suite("Bytes from anybody")
struct CorpusTests {
  @Test("state files of the corpus, and what becomes of them when bytes change")
  func stateFiles() { tryAll("StateFileFuzzer") { StateFileProbe($0).check() } }

  @Test("messages of the corpus, and what becomes of them when bytes change")
  func messages() { tryAll("BusFuzzer") { BusProbe($0).check() } }

  private func tryAll(_ fuzzer: String, _ check: ([UInt8]) -> Void) {
    let corpus = FuzzCorpus.inputs(fuzzer)
    #expect(corpus.count > 20)
    var random = SeededGenerator(seed: 10)
    for bytes in corpus {
      check(bytes)
      for _ in 0..<5 { check(ByteMutator.mutant(of: bytes, corpus, &random)) }
    }
  }
}
