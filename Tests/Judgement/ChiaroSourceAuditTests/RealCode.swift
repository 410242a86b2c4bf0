// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import ChiaroSourceAudit
import Testing

/// Code as apps have it; `←` stands at the end of each line that a rule is to report.
struct RealCode: CustomTestStringConvertible, Sendable {
  var title: String
  var text: String
  var path: String

  init(_ title: String, _ text: String, path: String = "App/Screen.swift") {
    self.title = title
    self.text = text
    self.path = path
  }

  var testDescription: String { title }

  /// The lines with a mark, from 1.
  var marked: [Int] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.contains("←") }.map { $0.offset + 1 }
  }

  /// What a rule finds that is worth a look.
  func findings(_ rule: any SourceRule.Type) -> [Finding] {
    SourceAuditor.audit([(path, Array(text.utf8))], only: [rule.id]).findings
      .filter { $0.standing > .unlikely }
  }

  /// The lines at which a rule finds something that is worth a look.
  func lines(_ rule: any SourceRule.Type) -> [Int] {
    findings(rule).map { $0.location.line ?? 0 }.sorted()
  }
}
