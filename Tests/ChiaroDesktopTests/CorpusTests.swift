// SPDX-License-Identifier: MIT

import ChiaroDesktopProbes
import ChiaroTestSupport
import Testing

/// What the fuzzers found worth keeping, once more: a trap is a failure of the whole run.
@Suite("Bytes from anybody")
struct CorpusTests {
  @Test("state files of the corpus, and what becomes of them when bytes change")
  func stateFiles() {
    let corpus = FuzzCorpus.inputs("StateFileFuzzer")
    #expect(corpus.count > 20)
    var random = SeededGenerator(seed: 10)
    for bytes in corpus {
      StateFileProbe(bytes).check()
      for _ in 0..<5 { StateFileProbe(ByteMutator.mutant(of: bytes, corpus, &random)).check() }
    }
  }

  @Test("messages of the corpus, and what becomes of them when bytes change")
  func messages() {
    let corpus = FuzzCorpus.inputs("BusFuzzer")
    #expect(corpus.count > 20)
    var random = SeededGenerator(seed: 10)
    for bytes in corpus {
      BusProbe(bytes).check()
      for _ in 0..<5 { BusProbe(ByteMutator.mutant(of: bytes, corpus, &random)).check() }
    }
  }
}
