// SPDX-License-Identifier: MIT

public import ChiaroSource

extension Severity {
  /// Creates the severity of a finding from its cost multiplied by its likelihood.
  ///
  /// An error is a problem that is costly, likely and seen. For example, unreadable text is an
  /// error if at least 60 % of such findings are right.
  ///
  /// - Parameters:
  ///   - consequence: the harm to people
  ///   - likelihood: the likelihood that the finding is worth a maintainer's time, from 0 to 1
  ///   - evidence: the evidence for the problem; only a problem that is seen can be an error
  public init(_ consequence: Consequence, likelihood: Double, evidence: Evidence) {
    switch consequence.cost * likelihood {
    case 0.6...: self = evidence == .seen ? .error : .warning
    case 0.4...: self = .warning
    case 0.17...: self = .note
    default: self = .hint
    }
  }
}
