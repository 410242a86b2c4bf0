// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import Testing

@testable import ChiaroSourceAudit

/// Files with many changes of which some cannot be made.
@Suite("Changes that are tried one by one")
struct FixVerificationTests {
  private static func findings(_ count: Int, _ text: [UInt8]) -> [Finding] {
    let fixes = SourceAuditor.audit([("A.swift", text)], wantsFixes: true).findings
      .filter { $0.fix != nil }
    guard let first = fixes.first else { return [] }
    var broken = first
    broken.fix = Fix("break it", [FileEdit.replace(0..<0, "}")])
    return [broken] + Array(repeating: first, count: count)
  }

  private static let text = Array(
    "class A: UIViewController { func f() { label.textColor = .black } }\n".utf8)

  @Test("one change that cannot be made keeps none of the others from being made")
  func each() throws {
    let (findings, told) = FixVerification.verified(
      Self.findings(9, Self.text), Self.text, path: "A.swift")
    try #require(findings.count == 10)
    #expect(findings[0].fix == nil && findings.dropFirst().allSatisfy { $0.fix != nil })
    #expect(told.count == 1)
  }

  @Test("a file is read again a few times only, and what was not tried is told")
  func bounded() throws {
    let (findings, told) = FixVerification.verified(
      Self.findings(40, Self.text), Self.text, path: "A.swift", most: 3 * Self.text.count)
    try #require(findings.count == 41)
    #expect(findings.count { $0.fix != nil } == 2)
    #expect(told.count == 39)
    #expect(told.last?.message.hasSuffix("too many changes to try one by one") == true)
  }
}
