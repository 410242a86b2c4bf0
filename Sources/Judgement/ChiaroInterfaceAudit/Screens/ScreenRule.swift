// SPDX-License-Identifier: MIT

package import ChiaroFindings
import ChiaroSource

/// A rule over screens as they are drawn: its documentation, its examples, and the check.
///
/// **For implementers.** A rule sees one screen at a time, with its measurements. Add the type to
/// `ScreenRuleRegistry.all`; the rule is then run, documented and tested.
package protocol ScreenRule: Sendable {
  /// The documentation of the rule.
  static var description: RuleDescription { get }
  /// Snippets of files whose screens trigger the rule, and snippets whose screens do not.
  static var examples: [InterfaceExample] { get }
  /// Returns the problems of one screen, from a file or from code.
  static func problems(on screen: ScreenSubject) -> [DrawnProblem]
}

extension ScreenRule {
  /// The rule's id: the type's name in kebab case.
  package static var id: String { RuleDescription.id(of: Self.self) }
}
