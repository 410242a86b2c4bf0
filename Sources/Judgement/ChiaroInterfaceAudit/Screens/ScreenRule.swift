// SPDX-License-Identifier: MIT

package import ChiaroFindings
import ChiaroSource

/// A rule over screens as they are drawn: its documentation, its examples, and the check.
///
/// **For implementers.** A rule sees one screen at a time, with what was measured of it. Add the
/// type to `ScreenRuleRegistry.all`; that is all it takes to be run, documented and tested.
package protocol ScreenRule: Sendable {
  /// What the rule says, and why.
  static var description: RuleDescription { get }
  /// Snippets of files whose screens trigger the rule, and snippets whose screens do not.
  static var examples: [InterfaceExample] { get }
  /// Returns what is wrong on one screen, of a file or of code.
  static func problems(on screen: ScreenSubject) -> [DrawnProblem]
}

extension ScreenRule {
  /// The rule's id: the type's name in kebab case.
  package static var id: String { RuleDescription.id(of: Self.self) }
}
