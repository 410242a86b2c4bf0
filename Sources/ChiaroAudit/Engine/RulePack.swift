// SPDX-License-Identifier: MIT

public import ChiaroSource

/// Rules that come together: what they are, and what they find in a project.
///
/// **For implementers.** A pack is a module of its own that the audit does not know. It reads what
/// it needs of the project, and reports everything it finds: severities of the configuration's,
/// suppressions, order and baselines are applied to its findings as to all others.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public protocol RulePack: Sendable {
  /// The rules, in the order in which they are listed.
  var rules: [RuleListing] { get }

  /// Looks at a project with the rules that its configuration wants.
  ///
  /// - Parameters:
  ///   - context: the project, and what was read of it
  ///   - progress: to be called with a few words about what is done, on any thread
  /// - Returns: what was found
  func inspect(
    _ context: AuditContext, progress: @escaping @Sendable (String) -> Void
  ) -> PackResult
}

/// A rule as it is listed: its id and what it says.
///
/// Apple counterpart: none · Source: SARIF 2.1.0 §3.49 · Fidelity: exact
public struct RuleListing: Hashable, Sendable {
  /// The id, in kebab case.
  public var id: String
  /// What the rule says, and why.
  public var description: RuleDescription

  /// Lists a rule.
  public init(id: String, _ description: RuleDescription) {
    self.id = id
    self.description = description
  }
}

/// What a pack found.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct PackResult: Sendable {
  /// The findings, in any order.
  public var findings: [Finding]
  /// What was odd in the files that it read.
  public var diagnostics: [Diagnostic]
  /// The rules that looked at the project, for the report; nil is all of the pack's.
  public var rules: [RuleListing]?

  /// Collects what was found.
  public init(
    findings: [Finding] = [], diagnostics: [Diagnostic] = [], rules: [RuleListing]? = nil
  ) {
    self.findings = findings
    self.diagnostics = diagnostics
    self.rules = rules
  }
}
