// SPDX-License-Identifier: MIT

/// The strength of the evidence for a problem.
public enum Evidence: String, Sendable, CaseIterable, Comparable {
  /// A name suggests the problem.
  case guessed
  /// The project shows the problem, under an assumption: that nothing covers the element, or sets
  /// it again.
  case inferred
  /// The problem is drawn, or computed from the project's own values, without an assumption.
  case seen

  /// Returns whether the evidence is weaker.
  public static func < (lhs: Evidence, rhs: Evidence) -> Bool { lhs.rank < rhs.rank }

  /// The evidence, as a sentence without a period.
  package var sentence: String {
    switch self {
    case .guessed: "a name suggests it"
    case .inferred: "the project's files show it, but other code may hide or change the result"
    case .seen: "it drew or computed the result from the project's own values"
    }
  }

  private var rank: Int {
    switch self {
    case .guessed: 0
    case .inferred: 1
    case .seen: 2
    }
  }
}
