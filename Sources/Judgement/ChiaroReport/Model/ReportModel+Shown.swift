// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

extension ReportModel {
  /// The number of findings that a person reads at once.
  static let readAtOnce = 20

  /// Marks the findings that are shown by default: errors and warnings, and the first of the others
  /// until twenty are shown, without unlikely ones.
  ///
  /// Findings about upkeep are only counted, in a group of their own.
  package mutating func markShown() {
    var left = Self.readAtOnce - findings.count { $0.severity > .note }
    for index in findings.indices where findings[index].severity <= .note {
      findings[index].isShown = left > 0 && findings[index].isWorthALook
      if findings[index].isShown { left -= 1 }
    }
  }

  /// The report with the findings that are shown alone, and without its catalogs, which name
  /// findings by their places.
  var withShownOnly: ReportModel {
    var report = self
    report.findings.removeAll { !$0.isShown }
    report.catalogs = []
    return report
  }
}

extension ReportFinding {
  /// Whether it is likely, and no upkeep; one that nobody judged is, unless it is a hint.
  fileprivate var isWorthALook: Bool {
    guard let judgement else { return severity > .hint }
    return !isUpkeep && judgement.likelihood >= Likelihood.shown
  }

  /// Whether nobody sees what it is about.
  var isUpkeep: Bool { judgement?.consequence == .upkeep }
}
