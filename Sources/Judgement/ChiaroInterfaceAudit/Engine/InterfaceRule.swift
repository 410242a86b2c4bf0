// SPDX-License-Identifier: MIT

package import ChiaroFindings
import ChiaroSource

/// A rule over storyboards and xibs: its documentation, its examples, and the check.
///
/// **For implementers.** A rule sees one file at a time, as an `InterfaceSubject` that knows its
/// colors, their roles and the grounds under them. Add the type to `InterfaceRuleRegistry.all`;
/// that is all it takes to be run, documented and tested.
package protocol InterfaceRule: Sendable {
  /// What the rule says, and why.
  static var description: RuleDescription { get }
  /// Snippets of files that trigger the rule, and snippets that do not.
  static var examples: [InterfaceExample] { get }
  /// Whether what the rule says of an object is about its colors, so that rules over drawn screens
  /// need not tell of it again.
  static var isAboutColors: Bool { get }
  /// Looks at one file and reports what is wrong.
  static func check(_ file: InterfaceSubject, _ report: inout InterfaceReport)
}

extension InterfaceRule {
  /// The rule's id: the type's name in kebab case.
  package static var id: String { RuleDescription.id(of: Self.self) }
  /// Most rules are about colors.
  package static var isAboutColors: Bool { true }
}
