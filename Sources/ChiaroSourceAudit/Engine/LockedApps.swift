// SPDX-License-Identifier: MIT

import ChiaroSource

/// Apps that are light as a whole: what fails in the dark is seen by nobody until the lock goes,
/// and is one hint a rule.
enum LockedApps {
  private static let rules: Set = [
    FixedColor.id, FixedLayerColor.id, StaleLayerColor.id, FixedEffectStyle.id,
    FixedSystemStyle.id, StyleBranch.id, PageWithoutColorScheme.id,
  ]

  /// Returns findings with a rule's notes on the dark in an app of one style put together: the
  /// first, with the places of the others.
  static func joined(_ findings: [SourceFinding], _ project: ProjectFacts) -> [SourceFinding] {
    var joined = JoinedFindings<SourceFinding, Cause>()
    for var finding in findings {
      let isMoot =
        finding.severity <= .note && finding.appearance != "light" && rules.contains(finding.rule)
        && project.isAlwaysLight(finding.location.file)
      if isMoot { finding.severity = .hint }
      joined.add(finding, cause: isMoot ? cause(finding) : nil, places: [finding.location])
    }
    return joined.counted { "; the app is always light, where \($0) places more wait for it" }
  }

  /// What one finding stands for: who switches a rule off, or accepts what it says of one app, is
  /// still told of the others.
  private struct Cause: Hashable {
    var rule: String
    var area: String
  }

  private static func cause(_ finding: SourceFinding) -> Cause {
    Cause(rule: finding.rule, area: ProjectFacts.area(of: finding.location.file))
  }
}
