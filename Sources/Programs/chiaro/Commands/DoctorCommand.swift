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
      The command checks the home folder, the bus, the service and its unit, the portal's \
      configuration, the setting, your scripts, and followers. It changes something only with \
      --fix: it removes other users' write permission from scripts that are refused for it, \
      reloads units, and starts the service or the portal. It never edits your files. The exit \
      code is 1 if something is wrong.
      """,
      examples: ["chiaro doctor", "chiaro doctor --fix", "chiaro doctor -f json"]))

  @Flag(help: "Apply the safe fixes, then check again.")
  var fix = false

  @Option(name: [.short, .long], help: "The output format.")
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
