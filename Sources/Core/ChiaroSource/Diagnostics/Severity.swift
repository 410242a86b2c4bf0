// SPDX-License-Identifier: MIT

/// The severity of a diagnostic or finding, from `hint` to `error`.
///
/// Diagnostics are notes or more; a hint is a finding.
///
/// Source: SARIF 2.1.0 §3.27.9 and §3.27.10 (kind, level), Language Server Protocol 3.17
/// (`DiagnosticSeverity`)
public enum Severity: String, Sendable, CaseIterable, Comparable {
  /// A place worth a look: the project suggests a problem, but does not show what makes it one.
  case hint
  case note
  case warning
  case error

  /// Returns whether a severity is lower: a hint is below a note, a note below a warning, and a
  /// warning below an error.
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
