// SPDX-License-Identifier: MIT

package import ChiaroFindings
package import ChiaroSource

/// A rule over the Swift files of a project: its documentation, its examples, and the check.
///
/// **For implementers.** A rule sees facts, not trees: `FactCollector` walks each file once for all
/// rules. Facts that several rules need are in `FileFacts`. A rule gathers facts of its own with a
/// `FactPart`, which it names in `subjects` and reads as `file[Part.self]`.
/// `swift run chiaro-generate` lists the rule, which is then run, documented and tested.
package protocol SourceRule: Sendable {
  /// The documentation of the rule.
  static var description: RuleDescription { get }
  /// Snippets that trigger the rule, and snippets that do not.
  static var examples: [SourceExample] { get }
  /// The kinds of facts that the rule gathers itself; none by default.
  static var subjects: FactSubjects { get }
  /// The considerations of the rule's own; none by default.
  static var considerations: [Consideration] { get }
  /// Checks one file and reports findings.
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
  /// The name of the example's file.
  package var path: String

  /// The assets that the project has.
  package var assets: [NamedAsset]
  /// The expected severity; nil if it does not matter.
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

  /// The example with what a rule finds in it.
  func shown(by rule: any SourceRule.Type) -> ShownExample {
    let findings = SourceAuditor.audit(
      [(path, Array(text.utf8))], only: [rule.id], assets: assets.isEmpty ? nil : assets,
      wantsFixes: true
    ).findings
    let language = Path.fileExtension(path) ?? "text"
    return ShownExample(title, text, language: language, findings: findings)
  }

  /// The lines, from 1, at which findings are expected.
  package var expectedLines: [Int] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.suffix(6).contains("←") }.map { $0.offset + 1 }
  }
}
