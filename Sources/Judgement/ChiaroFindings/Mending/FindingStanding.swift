// SPDX-License-Identifier: MIT

import ChiaroSource

/// How findings stand, wherever their lines have gone.
struct FindingStanding {
  private var counts: [Words: Int] = [:]

  init(_ findings: [Finding]) {
    for finding in findings { counts[Words(finding), default: 0] += 1 }
  }

  /// How often the same is said of the same object.
  func count(of finding: Finding) -> Int { counts[Words(finding), default: 0] }

  /// Returns the findings that are new, but those of which one before has become better.
  ///
  /// - Parameters:
  ///   - after: the findings after a change
  ///   - unchanged: the findings before it that it was not to mend
  /// - Returns: those of the findings after it
  func worse(_ after: [Finding], than unchanged: [Finding]) -> [Finding] {
    let left = FindingStanding(after)
    var gone = Dictionary(grouping: unchanged.filter { left.count(of: $0) == 0 }) {
      Subject($0)
    }.mapValues { $0.map(\.share).sorted(by: >) }
    return after.filter { finding in
      if count(of: finding) > 0 { return false }
      let better = gone[Subject(finding)]?.firstIndex { $0 < finding.share }
      if let better { gone[Subject(finding)]?.remove(at: better) }
      return better == nil
    }
  }

  /// What a finding is about.
  private struct Subject: Hashable {
    var rule: String
    var file: String
    var object: String
    var appearance: String?

    init(_ finding: Finding) {
      (rule, file) = (finding.rule, finding.location.file)
      (object, appearance) = (finding.object, finding.appearance)
    }
  }

  /// What is said of it.
  private struct Words: Hashable {
    var subject: Subject
    var problem: String

    init(_ finding: Finding) {
      subject = Subject(finding)
      problem = finding.problem
    }
  }
}
