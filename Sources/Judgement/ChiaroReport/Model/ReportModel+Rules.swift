// SPDX-License-Identifier: MIT

import ChiaroSource

/// A rule with the indices of its findings in `ReportModel.findings`.
struct RuleFindings {
  var rule: ReportRule
  var findings: [Int]
  /// The highest severity of the findings.
  var worst: Severity
}

extension ReportModel {
  /// The findings grouped by rule: the worst first, then in the order in which the rules ran.
  ///
  /// A rule that occurs in findings only comes last, with an empty description.
  var findingsByRule: [RuleFindings] {
    var places: [String: [Int]] = [:]
    var unknown: [String] = []
    let known = Set(rules.map(\.id))
    for (place, finding) in findings.enumerated() {
      if !known.contains(finding.rule) && places[finding.rule] == nil {
        unknown.append(finding.rule)
      }
      places[finding.rule, default: []].append(place)
    }
    let all = rules + unknown.map(ReportRule.init(unknown:))
    let groups = all.compactMap { rule -> RuleFindings? in
      guard let found = places[rule.id] else { return nil }
      // Within a rule too the worst come first, then in the order of their places.
      let ordered = Severity.allCases.reversed().flatMap { severity in
        found.filter { findings[$0].severity == severity }
      }
      let worst = ordered.first.map { findings[$0].severity } ?? rule.severity
      return RuleFindings(rule: rule, findings: ordered, worst: worst)
    }
    return groups.enumerated().sorted { left, right in
      left.element.worst != right.element.worst
        ? left.element.worst > right.element.worst : left.offset < right.offset
    }.map(\.element)
  }
}

extension ReportRule {
  fileprivate init(unknown id: String) {
    self.init(id: id, title: id, severity: .note, summary: "", reason: "", help: "")
  }
}
