// SPDX-License-Identifier: MIT

import ArgumentParser
import ChiaroAudit
import ChiaroFindings
import ChiaroSource

/// `chiaro rules`: what each rule says, and why.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules of the audit, or show one with its reason and examples.",
    discussion: HelpText.text(
      examples: ["chiaro rules", "chiaro rules low-contrast", "chiaro rules -f markdown"]))

  @Argument(help: "A rule's id.")
  var rule: String?

  @Option(name: [.short, .long], help: "How to print: text, json or markdown.")
  var format: Format = .text

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
    case markdown
  }

  func run() throws {
    let rules = Auditor.allRules
    guard let rule else { return try list(rules) }
    guard let found = rules.first(where: { $0.id == rule }) else {
      let hint = Suggestions.hint(for: rule, in: rules.map(\.id))
      throw Outcome.unreadable("no rule \"\(rule)\"\(hint)")
    }
    switch format {
    case .json: try Terminal.print(Self.json(found))
    case .text: try Terminal.print(Self.page(found))
    case .markdown: try Terminal.print(RuleManual.section(found))
    }
  }

  private func list(_ rules: [RuleListing]) throws {
    switch format {
    case .json: try Terminal.print(JSON.array(rules.map(Self.json)))
    case .markdown: try Terminal.print(RuleManual.text(rules))
    case .text:
      let width = (rules.map(\.id.count).max() ?? 0) + 2
      for rule in rules {
        let padding = String(repeating: " ", count: width - rule.id.count)
        let severity = rule.severity.rawValue
        let gap = String(repeating: " ", count: 9 - severity.count)
        try Terminal.print("\(rule.id)\(padding)\(severity)\(gap)\(rule.description.summary)\n")
      }
    }
  }

  private static func page(_ rule: RuleListing) -> String {
    let description = rule.description
    let examples = RuleManual.examples(of: rule).map { example in
      example.split(separator: "\n").map { "    \($0)\n" }.joined()
    }
    return """
      \(description.title) [\(rule.id)], \(RuleManual.severity(of: rule))

      \(description.summary)

      Why: \(description.reason)

      What to do: \(description.help)

      """ + (examples.isEmpty ? "" : "\nExamples:\n" + examples.joined(separator: "\n"))
  }

  private static func json(_ rule: RuleListing) -> JSON {
    [
      "id": .string(rule.id),
      "title": .string(rule.description.title),
      "severity": .string(rule.severity.rawValue),
      "summary": .string(rule.description.summary),
      "reason": .string(rule.description.reason),
      "help": .string(rule.description.help),
      "opt_in": .bool(rule.description.isOptIn),
    ]
  }
}
