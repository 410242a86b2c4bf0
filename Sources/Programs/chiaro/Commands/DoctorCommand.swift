// SPDX-License-Identifier: MIT

import ArgumentParser
import ChiaroDesktop
import ChiaroSource

/// `chiaro doctor`: why something does not follow.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Say why the desktop or a program does not follow the setting, and what to do.",
    discussion: HelpText.text(
      """
      Looks at the home, the bus, the service and its unit, the files by which the portal chooses \
      who answers, the setting, your scripts, and followers. Changes nothing but with --fix, which \
      takes the right to write from others where scripts are refused for it, reads units again, \
      and starts the service or the portal; files of yours it leaves alone. Ends with 1 where \
      something is wrong.
      """,
      examples: ["chiaro doctor", "chiaro doctor --fix", "chiaro doctor -f json"]))

  @Flag(help: "Do what can do no harm, then look again.")
  var fix = false

  @Option(name: [.short, .long], help: "How to print.")
  var format: TextOrJSON = .text

  func run() throws {
    let doctor = Doctor()
    var findings = doctor.examine()
    if fix {
      let done = doctor.fix(findings)
      for words in done { Terminal.say("chiaro: \(words)") }
      if !done.isEmpty { findings = Doctor().examine() }
    }
    switch format {
    case .json: try Terminal.print(DoctorOutput.json(findings))
    case .text: try Terminal.print(DoctorOutput.text(findings))
    }
    if findings.contains(where: { $0.kind == .trouble }) { throw Outcome.findings }
  }
}
