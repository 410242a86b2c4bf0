// SPDX-License-Identifier: MIT

/// A finding that can stand for others with the same cause.
package protocol JoinableFinding {
  /// The location of the problem.
  var location: SourceLocation { get }
  /// The description of the problem.
  var message: String { get set }
  /// The locations of other places involved.
  var related: [SourceLocation] { get set }
  /// The relation of those places to the finding.
  var relation: RelatedKind { get set }
  /// Takes the changes that mend a finding with the same cause.
  mutating func addChanges(of other: Self)
}

extension JoinableFinding {
  package mutating func addChanges(of other: Self) {}
}

/// Findings of several places of which those with one cause are put together: the first, with the
/// places and the changes of the others.
package struct JoinedFindings<Finding: JoinableFinding, Cause: Hashable> {
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
  ///   - places: what the first gets; nil for the place of the finding and those related to it
  ///   - joins: whether it may join the first with its cause, which is given
  package mutating func add(
    _ finding: Finding, cause: Cause?, places: [SourceLocation]? = nil,
    where joins: (Finding) -> Bool = { _ in true }
  ) {
    guard let cause, let index = known[cause], joins(findings[index]) else {
      if let cause { known[cause] = findings.count }
      findings.append(finding)
      return
    }
    counts[index, default: 0] += 1
    let room = max(0, mostRelated - findings[index].related.count)
    findings[index].related += (places ?? [finding.location] + finding.related).prefix(room)
    findings[index].relation = .others
    findings[index].addChanges(of: finding)
  }

  /// Returns the findings, those that others joined with words about their number behind the
  /// message, such as ", and 3 more elsewhere".
  package func counted(_ words: (Int) -> String) -> [Finding] {
    var findings = findings
    for (index, count) in counts { findings[index].message += words(count) }
    return findings
  }
}
