// SPDX-License-Identifier: MIT

import ArgumentParser
import ChiaroAudit
import ChiaroFindings
import ChiaroReport
import ChiaroSource

/// `chiaro rules`: what each rule says, and why.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules of the audit, or show one with its reason and examples.",
    discussion: HelpText.text(
      examples: ["chiaro rules", "chiaro rules low-contrast", "chiaro rules --output pages"]))

  @Argument(help: "A rule's id.")
  var rule: String?

  @Option(name: [.short, .long], help: "The output format: text, json or markdown.")
  var format: Format = .text

  @Option(name: [.short, .long], help: "The folder for Rules.md and a page for each rule.")
  var output: String?

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
    case markdown
  }

  func run() throws {
    let rules = Auditor.allRules
    if let output { return try write(rules, to: output) }
    guard let rule else { return try list(rules) }
    guard let found = rules.first(where: { $0.id == rule }) else {
      let hint = Suggestions.hint(for: rule, in: rules.map(\.id))
      throw Outcome.unreadable("no rule \"\(rule)\"\(hint)")
    }
    switch format {
    case .json: try Terminal.print(Self.json(found))
    case .text: try Terminal.print(RulePage(found).text)
    case .markdown: try Terminal.print(RulePage(found).markdown)
    }
  }

  private func write(_ rules: [RuleListing], to folder: String) throws {
    let place = OutputPlace()
    try place.write(RuleIndex(rules: rules).markdown, to: Path.join(folder, "Rules.md"))
    for rule in rules {
      guard let name = RulePages.fileName(of: rule.id) else { continue }
      try place.write(RulePage(rule).markdown, to: Path.join(folder, "Rules/\(name)"))
    }
  }

  private func list(_ rules: [RuleListing]) throws {
    switch format {
    case .json: try Terminal.print(JSON.array(rules.map(Self.json)))
    case .markdown: try Terminal.print(RuleIndex(rules: rules).markdown)
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
