// SPDX-License-Identifier: MIT

import ChiaroSource

/// Folders with many pages or style sheets of one kind, such as the themes of an editor or the
/// views of an app: what is the same in all of them is one cause.
enum CrowdedFolders {
  /// The number of files from which a folder counts as one.
  private static let many = 4

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
    var joined = JoinedFindings<SourceFinding, Cause>()
    for finding in findings {
      let path =
        finding.rule == PageWithoutColorScheme.id
        ? Path.withoutLanguage(finding.location.file) : nil
      joined.add(
        finding,
        cause: path.map {
          Cause(folder: $0, message: finding.message, severity: finding.severity)
        }, places: [finding.location])
    }
    return joined.findings
  }

  private static func crowded(_ findings: [SourceFinding]) -> [SourceFinding] {
    let crowds = Dictionary(grouping: findings.filter(isOfPage), by: cause)
      .filter { $0.value.count >= many }
    var joined = JoinedFindings<SourceFinding, Cause>()
    for finding in findings {
      let cause = cause(finding)
      joined.add(finding, cause: isOfPage(finding) && crowds[cause] != nil ? cause : nil)
    }
    return joined.counted { ", and \($0) more like it beside" }
  }

  private static func isOfPage(_ finding: SourceFinding) -> Bool {
    finding.rule == PageWithoutColorScheme.id && finding.severity <= .note && finding.fix == nil
  }

  private static func cause(_ finding: SourceFinding) -> Cause {
    // Pages that lie in a folder each are beside each other too.
    Cause(
      folder: Path.parent(Path.parent(finding.location.file)), message: finding.message,
      severity: finding.severity)
  }
}
