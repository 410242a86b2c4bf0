// SPDX-License-Identifier: MIT

import ChiaroSource

/// Findings in many files that one decision mends: a name that no catalog has, a style that all
/// windows of an app share.
enum SharedCauses {
  private static let mostRelated = 40

  private struct Cause: Hashable {
    var rule: String
    var words: String
  }

  /// Returns findings with those of one cause put together: the first, with the places of the
  /// others.
  static func joined(_ findings: [SourceFinding], _ project: ProjectFacts) -> [SourceFinding] {
    var first: [Cause: Int] = [:]
    var counts: [Int: Int] = [:]
    var kept: [SourceFinding] = []
    for finding in findings {
      guard let cause = cause(of: finding, project) else {
        kept.append(finding)
        continue
      }
      guard let index = first[cause] else {
        first[cause] = kept.count
        kept.append(finding)
        continue
      }
      counts[index, default: 0] += 1
      let room = max(0, mostRelated - kept[index].related.count)
      kept[index].related += ([finding.location] + finding.related).prefix(room)
      kept[index].relation = .others
    }
    for (index, count) in counts { kept[index].message += "; so in \(count) more places" }
    return kept
  }

  /// What a finding shares with others; nil where it stands for itself.
  private static func cause(of finding: SourceFinding, _ project: ProjectFacts) -> Cause? {
    let file = finding.location.file
    switch finding.rule {
    case UndefinedAsset.id:
      return Cause(rule: finding.rule, words: finding.message)
    case ForcedStyle.id where finding.severity == .note && finding.appearance == "light":
      return project.isAlwaysDark(file) ? Cause(rule: finding.rule, words: "dark") : nil
    case StyleBranch.id, MissingSuperTraitChange.id:
      return Cause(rule: finding.rule, words: file)
    default: return nil
    }
  }
}
