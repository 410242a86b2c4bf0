// SPDX-License-Identifier: MIT

public import ChiaroFindings
public import ChiaroSource

/// A set of rules that is run as a unit on a project.
///
/// **For implementers.** A pack may be in another module, which the audit does not depend on. The
/// pack reads what it needs from the project and reports everything it finds. The auditor then
/// applies the configuration's severities, suppressions, order and baselines, as to all other
/// findings.
public protocol RulePack: Sendable {
  /// The rules, in the order in which they are listed.
  var rules: [RuleListing] { get }

  /// Whether the pack runs before the others because they use what it finds out about the uses of
  /// assets.
  var runsFirst: Bool { get }

  /// Runs the rules that the configuration enables on a project.
  ///
  /// - Parameters:
  ///   - context: the input of the audit: the project, its parsed files, and the configuration
  ///   - progress: a closure to be called with a few words about the current step, on any thread
  /// - Returns: the findings and diagnostics
  func inspect(
    _ context: AuditContext, progress: @escaping @Sendable (String) -> Void
  ) -> PackResult
}

extension RulePack {
  /// Whether the pack runs before the others; the default is false.
  public var runsFirst: Bool { false }
}

/// The findings and diagnostics of a rule pack.
public struct PackResult: Sendable {
  /// The findings of the pack, in any order.
  public var findings: [Finding]
  /// The diagnostics about the files that the pack read.
  public var diagnostics: [Diagnostic]
  /// The rules that were applied to the project, for the report; nil for all rules of the pack.
  public var rules: [RuleListing]?
  /// The uses of assets in code; nil if the pack reads no code.
  package var assetUses: AssetUses?
  /// The apps that code locks to one style; empty where the pack reads none.
  package var codeLocks: [CodeLock] = []
  /// What was not looked at although it should have been; it is among the diagnostics too.
  package var cuts: [AuditCut] = []
  /// Whether the pack should have read code and could not, so that nobody knows how it uses assets.
  package var isCodeUnknown = false
  /// The paths of nibs that nothing in the app loads; empty where the pack reads no code.
  package var unmadeFiles: Set<String> = []

  /// Creates a result.
  public init(
    findings: [Finding] = [], diagnostics: [Diagnostic] = [], rules: [RuleListing]? = nil
  ) {
    self.findings = findings
    self.diagnostics = diagnostics
    self.rules = rules
  }
}
