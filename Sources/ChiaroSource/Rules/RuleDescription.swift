// SPDX-License-Identifier: MIT

/// The documentation of a rule: its title, severity, meaning and remedy.
///
/// Apple counterpart: none · Source: SARIF 2.1.0 §3.49 · Fidelity: exact
public struct RuleDescription: Hashable, Sendable {
  /// The title of the rule, in a few words.
  public var title: String
  /// The default severity of the rule's findings.
  public var severity: Severity
  /// The problem that the rule reports, in one sentence.
  public var summary: String
  /// The reason why the problem matters, by the Human Interface Guidelines.
  public var reason: String
  /// The remedy for the problem.
  public var help: String
  /// Whether the rule runs only where it is asked for by its id.
  ///
  /// Such a rule is right, but says nothing that breaks: most people who read it change nothing.
  public var isOptIn: Bool

  /// Creates a description.
  public init(
    _ title: String, _ severity: Severity, summary: String, reason: String, help: String,
    isOptIn: Bool = false
  ) {
    self.title = title
    self.severity = severity
    self.summary = summary
    self.reason = reason
    self.help = help
    self.isOptIn = isOptIn
  }

  /// Returns the id of a rule that is a type: the type's name in kebab case.
  package static func id(of rule: Any.Type) -> String {
    var id = ""
    for character in "\(rule)" {
      if character.isUppercase && !id.isEmpty { id += "-" }
      id += character.lowercased()
    }
    return id
  }
}
