// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import Testing

@testable import ChiaroAudit

@Suite("Findings")
struct FindingTests {
  private let finding = Finding.of("low-contrast", "Ink", "dark", line: 3, message: "4.1:1")

  @Test("a fingerprint is 16 hexadecimal digits that outlive lines and numbers")
  func fingerprint() {
    #expect(finding.fingerprint == "ee135ca456368320")
    let later = Finding.of("low-contrast", "Ink", "dark", line: 90, message: "4.2:1")
    #expect(later.fingerprint == finding.fingerprint)
  }

  @Test("rule, object, appearance and catalog tell fingerprints apart")
  func distinct() {
    let all = [
      finding, .of("weak-accent-color", "Ink", "dark"), .of("low-contrast", "Inks", "dark"),
      .of("low-contrast", "Ink", "light"), .of("low-contrast", "Ink"),
      .of("low-contrast", "Ink", "dark", scope: "B.xcassets"),
    ]
    #expect(Set(all.map(\.fingerprint)).count == all.count)
  }

  @Test("findings are in the order of severity, measure, file, line, rule, appearance")
  func order() {
    let sorted = [
      .of("c", "C", line: 9, severity: .error, measured: MeasuredValue(1.2, minimum: 4.5)),
      .of("c", "B", line: 9, severity: .error, measured: MeasuredValue(2.9, minimum: 3)),
      .of("c", "B", line: 1, severity: .error),
      .of("a", "B", line: 8, measured: MeasuredValue(3, minimum: 4.5)),
      Finding.of("b", "A", line: 1), .of("a", "A", line: 2), .of("a", "A", "dark", line: 2),
      .of("b", "A", line: 2), .of("a", "B", line: 1),
      .of("a", "A", line: 1, severity: .note),
    ]
    #expect(sorted.shuffled().sorted() == sorted)
  }

  @Test(
    "a suppression covers what its parts name, and all where it names nothing",
    arguments: [
      (AuditConfiguration.Suppression(rule: "low-contrast"), true),
      (.init(rule: "low-contrast", object: Glob("I*")), true),
      (.init(object: Glob("Ink"), appearance: "dark"), true),
      (.init(rule: "weak-accent-color"), false),
      (.init(rule: "low-contrast", object: Glob("Card")), false),
      (.init(object: Glob("Ink"), appearance: "light"), false),
      (.init(object: Glob("ink")), false),
    ])
  func suppression(_ suppression: AuditConfiguration.Suppression, _ covers: Bool) {
    #expect(suppression.covers(finding) == covers)
  }
}
