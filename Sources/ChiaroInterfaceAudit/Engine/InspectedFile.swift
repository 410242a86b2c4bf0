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
    var merged: [Finding] = []
    var known: [Cause: Int] = [:]
    var counts: [Int: Int] = [:]
    for (finding, words) in files.lazy.flatMap({ zip($0.findings, $0.causes) }) {
      guard let words else {
        merged.append(finding)
        continue
      }
      let cause = Cause(rule: finding.rule, severity: finding.severity, words: words)
      guard let index = known[cause] else {
        known[cause] = merged.count
        merged.append(finding)
        continue
      }
      counts[index, default: 0] += 1
      merged[index].related += [finding.location] + finding.related
      if let patches = finding.fix?.patches { merged[index].fix?.patches += patches }
    }
    for (index, count) in counts {
      merged[index].message += ", and \(count) more elsewhere"
    }
    return merged
  }
}
