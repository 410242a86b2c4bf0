// SPDX-License-Identifier: MIT

public import ChiaroSource

extension Severity {
  /// Creates the severity of a finding: what it costs, times how likely it is.
  ///
  /// An error costs much, is likely and is seen: text that cannot be read, if at least 60 % of such
  /// findings are right.
  ///
  /// - Parameters:
  ///   - consequence: what a person loses
  ///   - likelihood: how likely the finding is worth a maintainer's time, from 0 to 1
  ///   - evidence: how it is known; only what is seen can be an error
  public init(_ consequence: Consequence, likelihood: Double, evidence: Evidence) {
    switch consequence.cost * likelihood {
    case 0.6...: self = evidence == .seen ? .error : .warning
    case 0.4...: self = .warning
    case 0.17...: self = .note
    default: self = .hint
    }
  }
}
