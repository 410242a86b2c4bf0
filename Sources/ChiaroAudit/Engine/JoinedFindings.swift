// SPDX-License-Identifier: MIT

/// Findings of several places of which those with one cause are put together: the first, with the
/// places and the changes of the others.
package struct JoinedFindings<Cause: Hashable> {
  /// The findings so far, in their order.
  package private(set) var findings: [Finding] = []
  private var known: [Cause: Int] = [:]
  private var counts: [Int: Int] = [:]

  /// Creates an empty list.
  package init() {}

  /// The largest number of related places of a finding, as rules have it.
  private var mostRelated: Int { 40 }

  /// Adds a finding, or its place to the first with its cause.
  ///
  /// - Parameters:
  ///   - finding: the finding
  ///   - cause: what it shares with others; nil for nothing
  ///   - joins: whether it may join the first with its cause, which is given
  package mutating func add(
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

  /// Returns the findings, each with the number of those that joined it in its message, such as
  /// "and 3 more elsewhere".
  package func counted(_ words: String) -> [Finding] {
    findings.enumerated().map { index, finding in
      guard let count = counts[index] else { return finding }
      var finding = finding
      finding.message += ", and \(count) more \(words)"
      return finding
    }
  }
}
