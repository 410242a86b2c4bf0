// SPDX-License-Identifier: MIT

import ArgumentParser
import ChiaroDesktop
import ChiaroSource

/// `chiaro get`: the desktop's setting.
struct GetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "get",
    abstract: "Print the desktop's setting: light, dark, accent color, …",
    discussion: HelpText.text(
      """
      The command asks `chiaro service`. If the service does not run, the command reads the \
      service's file and says so. If you name no fact, it also lists the scripts that the service \
      refused to run, the scripts that failed, and the followers that are stuck.

      Facts: \(SettingReport.names.joined(separator: ", ")).
      """,
      examples: [
        "chiaro get",
        "chiaro get style",
        "chiaro get -f json",
      ]))

  @Argument(help: "The fact to print; all facts if left out.")
  var fact: String?

  @Option(name: [.short, .long], help: "The output format.")
  var format: TextOrJSON = .text

  func run() throws {
    if let fact, !SettingReport.names.contains(fact) { throw Self.unknown(fact) }
    let answer = try SettingOutcome.of { client throws(SettingError) in try client.report() }
    let entries = answer.report.entries.filter { fact == nil || $0.name == fact }
    let problems = fact == nil ? try SettingOutcome.problems() : nil
    switch format {
    case .json: try Terminal.print(SettingOutput.json(entries, problems: problems))
    case .text:
      try Terminal.print(
        fact == nil ? SettingOutput.table(entries) : VisibleText.reveal(entries[0].text) + "\n")
      for problem in problems ?? [] { Terminal.say("chiaro: \(problem)") }
    }
  }

  private static func unknown(_ fact: String) -> Outcome {
    let nearest = Suggestions.nearest(to: fact, in: SettingReport.names)
    let hint = nearest.isEmpty ? SettingReport.names : nearest
    return .unreadable("no fact \"\(fact)\"; try \(hint.joined(separator: ", "))")
  }
}
