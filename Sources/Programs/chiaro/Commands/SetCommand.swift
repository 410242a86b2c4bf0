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

      Under auto it is dark by a schedule, or while the sun is down at a place (the machine's own, \
      unless one is given), and with room-light on where the room is dark. `rule` joins one of \
      these to the others, and `agreement` says whether one of them or all of them make it dark. \
      Tells `chiaro service`, which is started where one is installed; when none can be, keeps the \
      change for the next start and ends with 3.
      """,
      examples: [
        "chiaro set dark",
        "chiaro set schedule 20:00 07:00",
        "chiaro set auto",
      ]))

  // Takes everything, so that a latitude may be negative.
  @Argument(parsing: .allUnrecognized, help: "What to change, and to what.")
  var words: [String] = []

  func run() throws {
    _ = try SettingOutcome.ofChange { client throws(SettingError) in try client.change(words) }
  }
}
