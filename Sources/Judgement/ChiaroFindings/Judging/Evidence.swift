// SPDX-License-Identifier: MIT

/// The strength of the evidence for a problem.
public enum Evidence: String, Sendable, CaseIterable, Comparable {
  /// Only a name suggests the problem.
  case guessed
  /// The project shows the problem if an assumption holds, such as that nothing covers the element
  /// or sets it again.
  case inferred
  /// The problem was drawn or computed from the project's own values, without an assumption.
  case seen

  /// Returns whether the first evidence is weaker than the second.
  public static func < (lhs: Evidence, rhs: Evidence) -> Bool { lhs.rank < rhs.rank }

  private var rank: Int {
    switch self {
    case .guessed: 0
    case .inferred: 1
    case .seen: 2
    }
  }
}
