// SPDX-License-Identifier: MIT

import ChiaroAudit

/// Findings of several files of which those with one cause are put together: the first, with the
/// places and the changes of the others.
struct JoinedFindings<Cause: Hashable> {
  /// The findings so far, in their order.
  private(set) var findings: [Finding] = []
  private var known: [Cause: Int] = [:]
  private var counts: [Int: Int] = [:]

  /// The largest number of related places of a finding, as rules have it.
  private var mostRelated: Int { 40 }

  /// Adds a finding, or its place to the first with its cause.
  ///
  /// - Parameters:
  ///   - finding: the finding
  ///   - cause: what it shares with others; nil for nothing
  ///   - joins: whether it may join the first with its cause, which is given
  mutating func add(
    _ finding: Finding, cause: Cause?, where joins: (Finding) -> Bool = { _ in true }
  ) {
    guard let cause, let index = known[cause], joins(findings[index]) else {
      if let cause { known[cause] = findings.count }
      findings.append(finding)
      return
    }
    counts[index, default: 0] += 1
    let room = max(0, mostRelated - findings[index].related.count)
    findings[index].related += ([finding.location] + finding.related).prefix(room)
    if let patches = finding.fix?.patches { findings[index].fix?.patches += patches }
  }

  /// The findings, each with the number of those that joined it in its message.
  var counted: [Finding] {
    findings.enumerated().map { index, finding in
      guard let count = counts[index] else { return finding }
      var finding = finding
      finding.message += ", and \(count) more elsewhere"
      return finding
    }
  }
}
