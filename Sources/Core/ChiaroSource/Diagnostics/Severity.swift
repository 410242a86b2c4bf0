// SPDX-License-Identifier: MIT

/// The severity of a diagnostic or finding, from `hint` to `error`.
///
/// Diagnostics have at least the severity `note`; only findings can be hints.
///
/// Source: SARIF 2.1.0 §3.27.9 and §3.27.10 (kind, level), Language Server Protocol 3.17
/// (`DiagnosticSeverity`)
public enum Severity: String, Sendable, CaseIterable, Comparable {
  /// A place worth checking: the project suggests a problem, but nothing in it shows the cause.
  case hint
  case note
  case warning
  case error

  /// Returns whether a severity is lower than another; the order is hint, note, warning, error.
  public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rank < rhs.rank }

  private var rank: Int {
    switch self {
    case .hint: 0
    case .note: 1
    case .warning: 2
    case .error: 3
    }
  }
}
