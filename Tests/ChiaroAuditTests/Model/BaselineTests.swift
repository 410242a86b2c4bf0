// SPDX-License-Identifier: MIT

import ChiaroSource
import Testing

@testable import ChiaroAudit

@Suite("Baseline")
struct BaselineTests {
  private let dark = Finding.of("missing-dark-variant", "Brand", "dark")
  private let high = Finding.of("missing-high-contrast-variant", "Brand", "light high contrast")

  private func read(_ text: String) -> Baseline? {
    JSONDocument.read(Array(text.utf8), file: "b.json").document.flatMap(Baseline.init)
  }

  @Test("the text is sorted, has no places or messages, and reads back the same")
  func text() {
    let baseline = Baseline([high, dark])
    #expect(
      baseline.text == """
        {
          "version": 1,
          "findings": [
            {
              "rule": "missing-dark-variant",
              "object": "Brand",
              "appearance": "dark"
            },
            {
              "rule": "missing-high-contrast-variant",
              "object": "Brand",
              "appearance": "light high contrast"
            }
          ]
        }

        """)
    #expect(read(baseline.text) == baseline)
  }

  @Test("a finding that moved, or whose numbers changed, is still known")
  func moved() {
    let later = Finding.of("missing-dark-variant", "Brand", "dark", line: 40, message: "2.1:1")
    #expect(Baseline([dark]).newFindings(among: [later]).isEmpty)
  }

  @Test("what differs in rule, object or appearance is new")
  func new() {
    let others = [
      Finding.of("dark-equals-light", "Brand", "dark"),
      Finding.of("missing-dark-variant", "Card", "dark"),
      Finding.of("missing-dark-variant", "Brand", "light"),
      Finding.of("missing-dark-variant", "Brand"),
    ]
    #expect(Baseline([dark]).newFindings(among: others) == others)
  }

  @Test("an entry covers one finding: of three alike, two being known, one is new")
  func multiset() {
    let known = Baseline([dark, dark])
    #expect(known.newFindings(among: [dark, dark, dark]) == [dark])
    #expect(known.newFindings(among: [dark]).isEmpty)
  }

  @Test(
    "what is no baseline of version 1 is not read",
    arguments: [
      "{}", "[]", #"{"version":2,"findings":[]}"#, #"{"version":1}"#,
      #"{"version":1,"findings":{}}"#, #"{"version":1,"findings":[{"rule":"a"}]}"#,
      #"{"version":1,"findings":["a"]}"#,
    ])
  func odd(_ text: String) {
    #expect(read(text) == nil)
  }
}
