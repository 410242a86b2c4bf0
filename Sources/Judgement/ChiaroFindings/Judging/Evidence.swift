// SPDX-License-Identifier: MIT

/// How a problem is known.
public enum Evidence: String, Sendable, CaseIterable, Comparable {
  /// A name suggests it.
  case guessed
  /// The project shows it, under an assumption: that nothing covers it, or sets it again.
  case inferred
  /// It is drawn, or computed from the project's own values, without an assumption.
  case seen

  /// Returns whether the evidence is weaker.
  public static func < (lhs: Evidence, rhs: Evidence) -> Bool { lhs.rank < rhs.rank }

  /// How the problem is known, as a sentence without a period.
  package var sentence: String {
    switch self {
    case .guessed: "a name suggests it"
    case .inferred: "the project's files show it, unless other code covers it or sets it again"
    case .seen: "it is drawn, or computed from the project's own values"
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
