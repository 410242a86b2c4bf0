// SPDX-License-Identifier: MIT

import ChiaroSource

/// Folders with many pages or style sheets of one kind, such as the themes of an editor or the
/// views of an app: what is the same in all of them is one cause.
enum CrowdedFolders {
  /// The number of files from which a folder counts as one.
  private static let many = 4
  private static let mostRelated = 40

  private struct Cause: Hashable {
    var folder: String
    var message: String
    var severity: Severity
  }

  /// Returns findings with the notes on the pages of a crowded folder put together: the first, with
  /// the places of the others; so are the copies of a page for several languages.
  static func joined(_ findings: [SourceFinding]) -> [SourceFinding] {
    crowded(translated(findings))
  }

  private static func translated(_ findings: [SourceFinding]) -> [SourceFinding] {
    var first: [Cause: Int] = [:]
    var kept: [SourceFinding] = []
    for finding in findings {
      guard finding.rule == PageWithoutColorScheme.id,
        let path = Path.withoutLanguage(finding.location.file)
      else {
        kept.append(finding)
        continue
      }
      let cause = Cause(folder: path, message: finding.message, severity: finding.severity)
      guard let index = first[cause] else {
        first[cause] = kept.count
        kept.append(finding)
        continue
      }
      if kept[index].related.count < mostRelated { kept[index].related.append(finding.location) }
    }
    return kept
  }

  private static func crowded(_ findings: [SourceFinding]) -> [SourceFinding] {
    let crowds = Dictionary(grouping: findings.filter(isOfPage), by: cause)
      .filter { $0.value.count >= many }
    if crowds.isEmpty { return findings }
    return findings.compactMap { finding in
      guard isOfPage(finding), let crowd = crowds[cause(finding)] else { return finding }
      guard var first = crowd.first, first == finding else { return nil }
      first.message += ", and \(crowd.count - 1) more like it beside"
      let others = crowd.dropFirst().flatMap { [$0.location] + $0.related }
      first.related = Array((first.related + others).prefix(mostRelated))
      return first
    }
  }

  private static func isOfPage(_ finding: SourceFinding) -> Bool {
    finding.rule == PageWithoutColorScheme.id && finding.severity == .note && finding.fix == nil
  }

  private static func cause(_ finding: SourceFinding) -> Cause {
    // Pages that lie in a folder each are beside each other too.
    Cause(
      folder: Path.parent(Path.parent(finding.location.file)), message: finding.message,
      severity: finding.severity)
  }
}
