// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Testing

/// What the fuzzers of property lists, ignore rules and git configurations found, tried again.
@Suite("Corpora of project files")
struct CorpusTests {
  @Test("property lists read or are refused as ever")
  func propertyLists() {
    let inputs = FuzzCorpus.inputs("PropertyListFuzzer")
    #expect(inputs.count > 50)
    for bytes in inputs { PropertyListInput(bytes: bytes).check() }
  }

  @Test("ignore rules are asked in bounded work")
  func ignoreRules() {
    let inputs = FuzzCorpus.inputs("IgnoreFuzzer")
    #expect(inputs.count > 50)
    for bytes in inputs { IgnoreInput(bytes: bytes).check() }
  }

  @Test("configurations of git's are read in one pass, or refused with a line")
  func gitConfigurations() {
    let inputs = FuzzCorpus.inputs("GitConfigurationFuzzer")
    #expect(inputs.count > 50)
    for bytes in inputs { GitConfigurationInput(bytes: bytes).check() }
  }
}
