// SPDX-License-Identifier: MIT

import ArgumentParser
import ChiaroDesktop

/// `chiaro set`: changes the desktop's setting.
struct SetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set",
    abstract: "Change the desktop's setting; apps follow at once.",
    discussion: HelpText.text(
      """
      \(SettingChange.forms.map { "chiaro set \($0)" }.joined(separator: "\n"))

      Under auto the style is dark by a schedule, or while the sun is down at a place (by default \
      the machine's own), or, with room-light on, while the room is dark. `rule` adds one of these \
      conditions to the others, and `agreement` says whether any or all of them make it dark. The \
      command passes the change to `chiaro service`, and starts it if it is installed. If it \
      cannot be started, the command saves the change for the next start and exits with 3.
      """,
      examples: [
        "chiaro set dark",
        "chiaro set schedule 20:00 07:00",
        "chiaro set auto",
      ]))

  // Takes everything, so that a latitude may be negative.
  @Argument(
    parsing: .allUnrecognized,
    help: "The change, in one of the forms above, such as dark or schedule 20:00 07:00.")
  var words: [String] = []

  func run() throws {
    _ = try SettingOutcome.ofChange { client throws(SettingError) in try client.change(words) }
  }
}
