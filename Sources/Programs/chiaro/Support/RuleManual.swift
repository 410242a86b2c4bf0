// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroFindings
import ChiaroInterfaceAudit
import ChiaroSource

/// The rules as a page of Markdown: `Documentation/Rules.md` is what `text` gives.
enum RuleManual {
  static func text(_ rules: [RuleListing]) -> String {
    let rows = rules.map { rule in
      "| [`\(rule.id)`](#\(rule.id)) | \(severity(of: rule)) | \(rule.description.summary) |\n"
    }
    return """
      # The rules of `chiaro audit`

      Written by `chiaro rules --format markdown`. In an example every line is a set: its name, and \
      its entries between bars, each with what it is for and what it holds; what the rule reports \
      stands behind the arrow. In examples of storyboards and xibs the arrow marks the lines that are \
      reported. Every example is also a test. Rules *on request* run where `--opt-in`, `--only`, or \
      `opt_in_rules` or `severities` of `.chiaro.yml` name them: what they say is right, and changes \
      nothing that breaks.

      | rule | severity | what it says |
      |---|---|---|
      \(rows.joined())
      \(rules.map(section).joined(separator: "\n"))
      """
  }

  /// The severity of a rule's findings, and whether it is told on request only.
  static func severity(of rule: RuleListing) -> String {
    "\(rule.severity)" + (rule.description.isOptIn ? ", on request" : "")
  }

  static func section(_ rule: RuleListing) -> String {
    let description = rule.description
    let examples = examples(of: rule)
    let list =
      examples.isEmpty ? "" : "\n```text\n" + examples.joined(separator: "\n") + "```\n"
    return """
      ## \(rule.id)

      **\(description.title)** (\(severity(of: rule))). \(description.summary)

      *Why:* \(description.reason)

      *What to do:* \(description.help)
      \(list)
      """
  }

  /// The examples of a rule over catalogs, storyboards and xibs, or their screens, as indented
  /// lines below a title; rules over source text keep theirs to themselves.
  static func examples(of rule: RuleListing) -> [String] {
    let catalogs = RuleRegistry.rule(rule.id)?.examples ?? []
    let interfaces =
      InterfaceRuleRegistry.rule(rule.id)?.examples
      ?? ScreenRuleRegistry.rule(rule.id)?.examples ?? []
    return catalogs.map(example) + interfaces.map(interfaceExample)
  }

  private static func interfaceExample(_ example: InterfaceExample) -> String {
    let text = example.text.isEmpty ? example.resources : example.text
    let lines = text.split(separator: "\n").map { "  \($0)\n" }.joined()
    return "\(example.title)\n\(lines)"
  }

  private static func example(_ example: RuleExample) -> String {
    let setting = example.setting.isEmpty ? "" : " (\(example.setting))"
    let findings = example.findings.isEmpty ? "nothing" : example.findings.joined(separator: "; ")
    let lines = example.catalog.split(separator: "\n").map { "  \($0)\n" }.joined()
    return "\(example.title)\(setting)\n\(lines)  → \(findings)\n"
  }
}
