// SPDX-License-Identifier: MIT

import ChiaroFindings
import Testing

@testable import ChiaroAudit

/// A catalog, and what a rule tells of it against which nothing alone speaks strongly: each object,
/// and the appearance.
struct CatalogRow: CustomTestStringConvertible, Sendable {
  var rule: any AuditRule.Type
  var catalog: String
  var setting: String
  var told: [String]

  init(
    _ rule: any AuditRule.Type, _ catalog: String, _ setting: String = "", _ told: String...
  ) {
    (self.rule, self.catalog, self.setting, self.told) = (rule, catalog, setting, told)
  }

  var testDescription: String { "\(rule.id): \(catalog) \(setting)" }

  var findings: [Finding] {
    RuleExample(title: "", catalog: catalog, setting: setting, findings: []).run(rule)
      .filter { !$0.isOverruled }
  }

  /// Expects what is told, and nothing else.
  func check() {
    let found = findings.map { finding in
      finding.object + (finding.appearance.map { ", \($0)" } ?? "")
    }
    #expect(found.sorted() == told.sorted(), "\(findings.map(\.message))")
  }
}
