// SPDX-License-Identifier: MIT

package import ChiaroSource

/// A part of a project that an audit did not look at although it should have, so that its result
/// is not whole.
package struct AuditCut: Hashable, Sendable {
  /// The reasons why a part was not looked at.
  package enum Cause: Hashable, Sendable {
    /// A limit, mostly that of time, was reached.
    case limit
    /// A program that looks at it is not installed.
    case missingProgram
  }

  /// The reason.
  package var cause: Cause
  /// What is said of it; it is among the diagnostics of the audit too.
  package var diagnostic: Diagnostic

  /// Creates a cut.
  package init(_ cause: Cause, _ diagnostic: Diagnostic) {
    self.cause = cause
    self.diagnostic = diagnostic
  }
}
