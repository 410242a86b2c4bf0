// SPDX-License-Identifier: MIT

import ArgumentParser
import ChiaroDesktop

/// `chiaro toggle`: light becomes dark and dark becomes light.
struct ToggleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "toggle",
    abstract: "Switch between light and dark, and print the new style.",
    discussion: HelpText.text(
      """
      If the setting is auto, the choice lasts until auto changes the style next. Like `chiaro \
      set`, it needs a running service.
      """,
      examples: ["chiaro toggle"]))

  func run() throws {
    let answer = try SettingOutcome.ofChange { client throws(SettingError) in
      try client.toggle()
    }
    try Terminal.print("\(answer.report["style"] ?? "")\n")
  }
}
