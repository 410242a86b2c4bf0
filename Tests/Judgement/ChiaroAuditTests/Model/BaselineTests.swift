// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import Testing

@testable import ChiaroAudit

@Suite("Baseline")
struct BaselineTests {
  private let dark = Finding.of("missing-dark-variant", "Brand", "dark")
  private let high = Finding.of(
    "missing-high-contrast-variant", "Brand", "light high contrast",
    measured: MeasuredValue(3.456, minimum: 4.5))

  private func read(_ text: String) -> Baseline? {
    JSONDocument.read(Array(text.utf8), file: "b.json").document.flatMap(Baseline.init)
  }

  @Test("the text is sorted, has no places or messages, and reads back the same")
  func text() {
    let baseline = Baseline([high, dark])
    #expect(
      baseline.text == """
        {
          "version": 2,
          "findings": [
            {
              "rule": "missing-dark-variant",
              "object": "Brand",
              "appearance": "dark",
              "severity": "warning",
              "measured": null
            },
            {
              "rule": "missing-high-contrast-variant",
              "object": "Brand",
              "appearance": "light high contrast",
              "severity": "warning",
              "measured": 3.46
            }
          ]
        }

        """)
    #expect(read(baseline.text) == baseline)
  }

  @Test(
    "what got worse is new: more severe, or measured lower by more than rounding",
    arguments: [
      (Severity.warning, 3.46, true), (.note, 3.46, true), (.error, 3.46, false),
      (.warning, 3.4, true), (.warning, 3.3, false), (.warning, 4.4, true), (.error, 4.4, false),
    ])
  func worse(_ severity: Severity, _ ratio: Double, _ isKnown: Bool) {
    let now = Finding.of(
      high.rule, high.object, high.appearance, line: 7, severity: severity,
      measured: MeasuredValue(ratio, minimum: 4.5))
    #expect(Baseline([high]).newFindings(among: [now]).isEmpty == isKnown)
  }

  @Test("each finding takes the entry that just covers it")
  func tight() {
    let (mild, bad) = (
      Finding.of("a", "A", severity: .note), Finding.of("a", "A", severity: .error)
    )
    #expect(Baseline([bad, mild]).newFindings(among: [mild, bad]).isEmpty)
    #expect(Baseline([mild, mild]).newFindings(among: [mild, bad]) == [bad])
  }

  @Test("a baseline of version 1 covers every severity")
  func former() throws {
    let text = #"{"version":1,"findings":[{"rule":"a","object":"A","appearance":null}]}"#
    let baseline = try #require(read(text))
    #expect(baseline.newFindings(among: [.of("a", "A", severity: .error)]).isEmpty)
  }

  @Test("a finding that moved, or whose words changed, is still known")
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
    "what is no baseline is not read",
    arguments: [
      "{}", "[]", #"{"version":3,"findings":[]}"#, #"{"version":1}"#,
      #"{"version":1,"findings":{}}"#, #"{"version":1,"findings":[{"rule":"a"}]}"#,
      #"{"version":1,"findings":["a"]}"#,
    ])
  func odd(_ text: String) {
    #expect(read(text) == nil)
  }
}
