// SPDX-License-Identifier: MIT

package import ChiaroFindings
package import ChiaroSource

/// A rule over the Swift files of a project: its documentation, its examples, and the check.
///
/// **For implementers.** A rule sees facts, not trees: `FactCollector` walks each file once for all
/// rules. What others gather too is in `FileFacts`; what a rule alone asks for it gathers by a
/// `FactPart` of its own, which it names in `subjects` and finds again as `file[Part.self]`.
/// `swift run chiaro-generate` lists the rule; that is all it takes to be run, documented and
/// tested.
package protocol SourceRule: Sendable {
  /// What the rule says, and why.
  static var description: RuleDescription { get }
  /// Snippets that trigger the rule, and snippets that do not.
  static var examples: [SourceExample] { get }
  /// The subjects of which the rule gathers facts of its own; none by default.
  static var subjects: FactSubjects { get }
  /// The considerations of the rule's own; none by default.
  static var considerations: [Consideration] { get }
  /// Looks at one file and reports what is wrong.
  static func check(_ file: FileFacts, in project: ProjectFacts, _ report: inout SourceReport)
}

extension SourceRule {
  /// The rule's id: the type's name in kebab case.
  package static var id: String { RuleDescription.id(of: Self.self) }
  package static var subjects: FactSubjects { FactSubjects() }
  package static var considerations: [Consideration] { [] }
  /// The rule's entry in a list of rules.
  static var listing: RuleListing { RuleListing(id: id, description) }
}

/// A snippet of Swift that shows what a rule does or does not report.
///
/// The lines at which the rule fires have the mark `←` at their end, so that an example says where
/// and how often.
package struct SourceExample: Sendable {
  /// The title of the example, in a few words.
  package var title: String
  /// The text, with its marks.
  package var text: String
  /// The name of the file in which it stands.
  package var path: String

  /// The assets that the project has.
  package var assets: [NamedAsset]
  /// The severity with which the example is told; nil where it does not matter.
  package var severity: Severity?

  init(
    _ title: String, _ text: String, path: String = "A.swift", assets: [NamedAsset] = [],
    severity: Severity? = nil
  ) {
    self.title = title
    self.text = text
    self.path = path
    self.assets = assets
    self.severity = severity
  }

  /// The lines, from 1, at which findings are expected.
  package var expectedLines: [Int] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.suffix(6).contains("←") }.map { $0.offset + 1 }
  }
}
