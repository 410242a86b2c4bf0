// SPDX-License-Identifier: MIT

/// The severity of a diagnostic or finding, from `note` to `error`.
///
/// Apple counterpart: none · Source: SARIF 2.1.0 §3.27.10 (level) · Fidelity: exact
public enum Severity: String, Sendable, CaseIterable, Comparable {
  case note
  case warning
  case error

  /// Returns whether a severity is lower: a note is below a warning, a warning below an error.
  public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rank < rhs.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
