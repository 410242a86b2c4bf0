// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Testing

/// What the fuzzer of CSS colors found, tried again.
@Suite("Corpus of CSS colors")
struct ColorCorpusTests {
  @Test("texts are colors that are written and read again, or words")
  func colors() {
    let inputs = FuzzCorpus.inputs("ColorFuzzer")
    #expect(inputs.count > 50)
    for bytes in inputs { ColorInput(bytes: bytes).check() }
  }
}
