// SPDX-License-Identifier: MIT

/// What a rule says, and why.
///
/// Apple counterpart: none · Source: SARIF 2.1.0 §3.49 · Fidelity: exact
public struct RuleDescription: Hashable, Sendable {
  /// A few words.
  public var title: String
  /// How much a finding matters unless the rule says otherwise.
  public var severity: Severity
  /// What is wrong when the rule fires: one sentence.
  public var summary: String
  /// Why it matters, by the Human Interface Guidelines.
  public var reason: String
  /// What to do about it.
  public var help: String

  /// Creates a description.
  public init(
    _ title: String, _ severity: Severity, summary: String, reason: String, help: String
  ) {
    self.title = title
    self.severity = severity
    self.summary = summary
    self.reason = reason
    self.help = help
  }

  /// The id of a rule that is a type: its name in kebab case.
  package static func id(of rule: Any.Type) -> String {
    var id = ""
    for character in "\(rule)" {
      if character.isUppercase && !id.isEmpty { id += "-" }
      id += character.lowercased()
    }
    return id
  }
}
