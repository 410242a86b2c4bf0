// SPDX-License-Identifier: MIT

public import ChiaroSource

/// An entry in a list of rules: the rule's id and documentation.
///
/// Source: SARIF 2.1.0 §3.49
public struct RuleListing: Hashable, Sendable {
  /// The id of the rule, in kebab case.
  public var id: String
  /// The documentation of the rule.
  public var description: RuleDescription

  /// Creates an entry.
  public init(id: String, _ description: RuleDescription) {
    self.id = id
    self.description = description
  }

  /// The severity of a finding of the rule if nothing else is known about the finding.
  public var severity: Severity {
    Severity(description.consequence, likelihood: likelihood, evidence: description.evidence)
  }

  /// The likelihood of a finding of the rule about which nothing else is known, from 0 to 1.
  package var likelihood: Double {
    Likelihood.of(rule: id, guess: description.guess, [])
  }
}
