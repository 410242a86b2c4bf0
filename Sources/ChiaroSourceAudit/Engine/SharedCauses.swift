// SPDX-License-Identifier: MIT

import ChiaroSource

/// Findings in many files that one decision mends: a name that no catalog has, a style that all
/// windows of an app share.
enum SharedCauses {
  private struct Cause: Hashable {
    var rule: String
    var words: String
  }

  /// Returns findings with those of one cause put together: the first, with the places of the
  /// others.
  static func joined(_ findings: [SourceFinding], _ project: ProjectFacts) -> [SourceFinding] {
    var joined = JoinedFindings<SourceFinding, Cause>()
    for finding in withoutMoot(findings) { joined.add(finding, cause: cause(of: finding, project)) }
    return joined.counted { "; so in \($0) more places" }
  }

  /// Returns findings without those on overrides that do not call super: that is mended first.
  private static func withoutMoot(_ findings: [SourceFinding]) -> [SourceFinding] {
    let broken = Set(findings.filter { $0.rule == MissingSuperTraitChange.id }.map(\.location))
    return findings.filter {
      $0.rule != DeprecatedTraitChange.id || !broken.contains($0.location)
    }
  }

  /// What a finding shares with others; nil where it stands for itself.
  private static func cause(of finding: SourceFinding, _ project: ProjectFacts) -> Cause? {
    let file = finding.location.file
    switch finding.rule {
    case UndefinedAsset.id: return Cause(rule: finding.rule, words: finding.message)
    // Two color sets that meet on many objects.
    case LowContrastPair.id where finding.appearance != nil:
      return Cause(rule: finding.rule, words: finding.message)
    // Two colors that are written down wherever a button is made, by whatever name the text's has.
    case LowContrastPair.id where finding.severity > .hint:
      let ground = finding.message.split(separator: " text on ").last
      return Cause(rule: finding.rule, words: ground.map(String.init) ?? finding.message)
    case DeprecatedTraitChange.id: return Cause(rule: finding.rule, words: "")
    case ForcedStyle.id where finding.severity <= .note && finding.appearance == "light":
      return project.isAlwaysDark(file) ? Cause(rule: finding.rule, words: "dark") : nil
    case StyleBranch.id:
      return Cause(rule: finding.rule, words: file)
    default: return nil
    }
  }
}
