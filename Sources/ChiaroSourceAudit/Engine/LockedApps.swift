// SPDX-License-Identifier: MIT

import ChiaroSource

/// Apps that are light as a whole: what fails in the dark is seen by nobody until the lock goes,
/// and is one finding a rule.
enum LockedApps {
  private static let mostRelated = 40

  private static let rules: Set = [
    FixedColor.id, FixedLayerColor.id, StaleLayerColor.id, FixedEffectStyle.id,
    FixedSystemStyle.id, StyleBranch.id, PageWithoutColorScheme.id,
  ]

  /// Returns findings with a rule's notes on the dark in an app of one style put together: the
  /// first, with the places of the others.
  static func joined(_ findings: [SourceFinding], _ project: ProjectFacts) -> [SourceFinding] {
    let isMoot = { (finding: SourceFinding) in
      finding.severity == .note && finding.appearance != "light" && rules.contains(finding.rule)
        && project.isAlwaysLight(finding.location.file)
    }
    let groups = Dictionary(grouping: findings.filter(isMoot), by: cause)
    return findings.compactMap { finding in
      guard isMoot(finding), let group = groups[cause(finding)], group.count > 1 else {
        return finding
      }
      guard var first = group.first, first == finding else { return nil }
      first.message +=
        "; the app is always light, where \(group.count - 1) places more wait for it"
      first.related = Array((first.related + group.dropFirst().map(\.location)).prefix(mostRelated))
      first.relation = .others
      return first
    }
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
