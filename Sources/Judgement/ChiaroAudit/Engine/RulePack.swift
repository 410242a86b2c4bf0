// SPDX-License-Identifier: MIT

public import ChiaroFindings
public import ChiaroSource

/// A set of rules that run together on a project.
///
/// **For implementers.** A pack may be in another module, on which the audit does not depend. The
/// pack reads the files that it needs from the project and reports everything that it finds. The
/// auditor then applies the configuration's severities, suppressions, order and baselines, as it
/// does to all other findings.
public protocol RulePack: Sendable {
  /// The rules, in the order in which they are listed.
  var rules: [RuleListing] { get }

  /// Runs the rules that the configuration enables on a project.
  ///
  /// - Parameters:
  ///   - context: the input of the audit: the project, its parsed files, and the configuration
  ///   - progress: a closure to call with a short description of the current step, on any thread
  /// - Returns: the findings and diagnostics
  func inspect(
    _ context: AuditContext, progress: @escaping @Sendable (String) -> Void
  ) -> PackResult
}

/// The findings and diagnostics of a rule pack.
public struct PackResult: Sendable {
  /// The findings of the pack, in any order.
  public var findings: [Finding]
  /// The diagnostics about the files that the pack read.
  public var diagnostics: [Diagnostic]
  /// The rules that were applied to the project, for the report; nil means all rules of the pack.
  public var rules: [RuleListing]?
  /// The parts that the audit should have checked, but did not; the diagnostics contain them too.
  package var cuts: [AuditCut] = []
  /// The results of drawn screens about colors in code; nil if no screen from code was drawn.
  package var drawn: DrawnCode?

  /// Creates a result.
  public init(
    findings: [Finding] = [], diagnostics: [Diagnostic] = [], rules: [RuleListing]? = nil
  ) {
    self.findings = findings
    self.diagnostics = diagnostics
    self.rules = rules
  }
}
