// SPDX-License-Identifier: MIT

import ArgumentParser
import ChiaroDesktop

/// `chiaro toggle`: light becomes dark and dark becomes light.
struct ToggleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "toggle",
    abstract: "Change light to dark or dark to light, and print which it is now.",
    discussion: HelpText.text(
      """
      Where the setting is auto, it holds until auto would have changed by itself. As for \
      `chiaro set`, a service has to run.
      """,
      examples: ["chiaro toggle"]))

  func run() throws {
    let answer = try SettingOutcome.ofChange { client throws(SettingError) in
      try client.toggle()
    }
    try Terminal.print("\(answer.report["style"] ?? "")\n")
  }
}
