// SPDX-License-Identifier: MIT

/// How much a diagnostic or a finding matters; `note` is least, `error` is most.
///
/// Apple counterpart: none · Source: SARIF 2.1.0 §3.27.10 (level) · Fidelity: exact
public enum Severity: String, Sendable, CaseIterable, Comparable {
  case note
  case warning
  case error

  /// Note before warning before error.
  public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rank < rhs.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
