// SPDX-License-Identifier: MIT

package import ChiaroFindings
import ChiaroSource

/// A rule over storyboards and xibs: its documentation, its examples, and the check.
///
/// **For implementers.** A rule sees one file at a time, as an `InterfaceSubject` that knows its
/// colors, their roles and the grounds under them. Add the type to `InterfaceRuleRegistry.all`; the
/// rule is then run, documented and tested.
package protocol InterfaceRule: Sendable {
  /// The documentation of the rule.
  static var description: RuleDescription { get }
  /// Snippets of files that trigger the rule, and snippets that do not.
  static var examples: [InterfaceExample] { get }
  /// Whether the rule is about an object's colors, so that rules over drawn screens need not report
  /// it again.
  static var isAboutColors: Bool { get }
  /// Checks one file and reports findings.
  static func check(_ file: InterfaceSubject, _ report: inout InterfaceReport)
}

extension InterfaceRule {
  /// The rule's id: the type's name in kebab case.
  package static var id: String { RuleDescription.id(of: Self.self) }
  /// Most rules are about colors.
  package static var isAboutColors: Bool { true }
}
