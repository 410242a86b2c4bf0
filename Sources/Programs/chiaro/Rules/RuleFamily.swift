// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroFindings
import ChiaroInterfaceAudit
import ChiaroReport
import ChiaroSource

/// A family of rules: what they look at, their examples, and what all of them consider.
enum RuleFamily: CaseIterable {
  case catalogs
  case interfaces
  case screens
  case source

  /// The family of a rule; a rule that no registry here has is one over source.
  init(of rule: String) {
    self =
      RuleRegistry.rule(rule) != nil
      ? .catalogs
      : InterfaceRuleRegistry.rule(rule) != nil
        ? .interfaces : ScreenRuleRegistry.rule(rule) != nil ? .screens : .source
  }

  /// What the rules look at, as a heading.
  var title: String {
    switch self {
    case .catalogs: "Asset catalogs"
    case .interfaces: "Storyboards and xibs"
    case .screens: "Drawn screens"
    case .source: "Source and pages"
    }
  }

  /// How to read the examples.
  var notation: String {
    let marks =
      switch self {
      case .catalogs:
        """
        Each line shows one set: its name, a colon, and its entries, separated by `|`. An entry \
        names the appearance or the device (`any` means no specific one), then the color or the \
        file. The words after `=` describe the picture in the file. The line with `→` names what \
        the rule reports.
        """
      case .interfaces, .source: "The mark `←` shows a line that the rule reports."
      case .screens:
        "The mark `←` shows an object that the rule reports when the screen is drawn."
      }
    return marks + " The examples leave out very unlikely findings; `--all` may list them."
  }

  /// What every rule of the family considers, beside what every rule does.
  var considerations: [Consideration] {
    switch self {
    case .interfaces, .screens: InterfaceRuleRegistry.considerations
    case .catalogs, .source: []
    }
  }

  /// The examples of a rule, with what it finds in them; of drawn screens, without.
  func examples(of rule: String) -> [ShownExample] {
    switch self {
    case .catalogs:
      guard let type = RuleRegistry.rule(rule) else { return [] }
      return type.examples.map { Self.shown($0, by: type) }
    case .interfaces:
      guard let type = InterfaceRuleRegistry.rule(rule) else { return [] }
      return type.examples.map { Self.shown($0, findings: $0.run(type)) }
    case .screens:
      return ScreenRuleRegistry.rule(rule)?.examples.map { Self.shown($0, findings: []) } ?? []
    case .source: return SourceCodeReader.installed.examples(of: rule)
    }
  }

  private static func shown(
    _ example: RuleExample, by rule: any AuditRule.Type
  ) -> ShownExample {
    let setting = ExampleSetting(example.settings).words
    let isReported = !example.findings.isEmpty
    let findings =
      isReported ? example.findings.map(place(of:)).joined(separator: "; ") : "nothing"
    return ShownExample(
      example.title + (setting.isEmpty ? "" : " (\(setting))"),
      "\(example.catalog)\n→ \(findings)", language: "text", findings: example.run(rule),
      isReported: isReported)
  }

  /// Where an expected finding is: `Brand, dark, note` is “Brand in dark”.
  private static func place(of finding: String) -> String {
    let parts = finding.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }
    return parts.count > 1 && !parts[1].isEmpty ? "\(parts[0]) in \(parts[1])" : "\(parts[0])"
  }

  private static func shown(_ example: InterfaceExample, findings: [Finding]) -> ShownExample {
    ShownExample(
      example.title, example.text.isEmpty ? example.resources : example.text, language: "xml",
      findings: findings)
  }
}
