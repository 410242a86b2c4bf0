// SPDX-License-Identifier: MIT

package import ChiaroSource

/// A part of a project that an audit should have checked, but did not, so that its result is
/// incomplete.
package struct AuditCut: Hashable, Sendable {
  /// The reasons why a part was not looked at.
  package enum Cause: Hashable, Sendable {
    /// A limit was reached, usually that of time.
    case limit
    /// A program that checks the part is not installed.
    case missingProgram
  }

  /// The reason.
  package var cause: Cause
  /// The diagnostic about the part; it is among the diagnostics of the audit too.
  package var diagnostic: Diagnostic

  /// Creates a cut.
  package init(_ cause: Cause, _ diagnostic: Diagnostic) {
    self.cause = cause
    self.diagnostic = diagnostic
  }
}
