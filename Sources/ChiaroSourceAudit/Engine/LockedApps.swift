// SPDX-License-Identifier: MIT

import ChiaroSource

/// Apps that are light as a whole: what fails in the dark is seen by nobody until the lock goes,
/// and is one cause with it.
enum LockedApps {
  private static let mostRelated = 40

  private static let rules: Set = [
    FixedColor.id, FixedLayerColor.id, StaleLayerColor.id, FixedEffectStyle.id,
    FixedSystemStyle.id, StyleBranch.id,
  ]

  /// Returns findings with the notes on the dark in an app of one style put together: the first,
  /// with the places of the others.
  static func joined(_ findings: [SourceFinding], _ project: ProjectFacts) -> [SourceFinding] {
    let isMoot = { (finding: SourceFinding) in
      finding.severity == .note && finding.appearance != "light" && rules.contains(finding.rule)
        && project.isAlwaysLight(finding.location.file)
    }
    let moot = findings.filter(isMoot)
    guard moot.count > 1, var first = moot.first else { return findings }
    first.message += "; the app is always light, where \(moot.count - 1) places more wait for it"
    first.related = Array((first.related + moot.dropFirst().map(\.location)).prefix(mostRelated))
    first.relation = .others
    return findings.compactMap { finding in
      if !isMoot(finding) { return finding }
      return finding == moot[0] ? first : nil
    }
  }
}
