// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroSource

/// What the rules say of one storyboard or xib.
struct InspectedFile {
  var findings: [Finding] = []
  /// The cause that each finding has in all files of the project; nil for none.
  var causes: [String?] = []
  var diagnostics: [Diagnostic] = []

  private struct Cause: Hashable {
    var rule: String
    var severity: Severity
    var words: String
  }

  /// Returns the findings of files, those with one cause put together: the first, with the places
  /// of the others.
  static func merged(_ files: [InspectedFile]) -> [Finding] {
    var joined = JoinedFindings<Finding, Cause>()
    for (finding, words) in files.lazy.flatMap({ zip($0.findings, $0.causes) }) {
      joined.add(
        finding,
        cause: words.map { Cause(rule: finding.rule, severity: finding.severity, words: $0) })
    }
    return joined.counted { ", and \($0) more elsewhere" }
  }
}
