// SPDX-License-Identifier: MIT

import ChiaroDesktopProbes
import ChiaroTestSupport
import Foundation
import Testing

/// What the fuzzers found worth keeping, once more: a trap is a failure of the whole run.
@Suite("Bytes from anybody")
struct CorpusTests {
  private static func corpus(_ name: String) throws -> [[UInt8]] {
    let folder = "\(SourceTree.root)/Tests/ChiaroDesktopTests/Corpora/\(name)"
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .compactMap { FileManager.default.contents(atPath: "\(folder)/\($0)").map(Array.init) }
  }

  @Test("state files of the corpus, and what becomes of them when bytes change")
  func stateFiles() throws {
    let corpus = try Self.corpus("StateFileFuzzer")
    #expect(corpus.count > 20)
    var random = SeededGenerator(seed: 10)
    for bytes in corpus {
      StateFileProbe(bytes).check()
      for _ in 0..<5 { StateFileProbe(ByteMutator.mutant(of: bytes, corpus, &random)).check() }
    }
  }

  @Test("messages of the corpus, and what becomes of them when bytes change")
  func messages() throws {
    let corpus = try Self.corpus("BusFuzzer")
    #expect(corpus.count > 20)
    var random = SeededGenerator(seed: 10)
    for bytes in corpus {
      BusProbe(bytes).check()
      for _ in 0..<5 { BusProbe(ByteMutator.mutant(of: bytes, corpus, &random)).check() }
    }
  }
}
