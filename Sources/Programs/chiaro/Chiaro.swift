// SPDX-License-Identifier: MIT

import ArgumentParser

/// The commands of `chiaro`.
struct Chiaro: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "chiaro",
    abstract: "Dark Mode as an open system: an app's colors and images, and the desktop's setting.",
    discussion: HelpText.text(
      """
      Results go to standard output, messages to standard error.

      Exit codes: 0 clean, 1 findings at or above --fail-on, 2 wrong usage (also an unknown color, \
      and an unknown rule, role or format in an option), 3 input that cannot be read, or any other \
      unknown name, 70 a defect in chiaro or a missing helper program (chiaro-source-audit, or \
      chiaro-screens for --screens), 74 an output that cannot be written, 75 an incomplete audit, \
      because a limit of time or size was reached.
      """,
      examples: [
        "chiaro audit App --output report.html", "chiaro contrast \"#777\" white",
        "chiaro set dark",
      ]),
    version: ProgramVersion.text,
    subcommands: [DecodeCommand.self, ManualCommand.self],
    groupedSubcommands: [
      CommandGroup(
        name: "Project",
        subcommands: [
          AuditCommand.self, InitCommand.self, DeriveCommand.self, MergeCommand.self,
          ProjectCommand.self, RenderCommand.self, RulesCommand.self, SnapshotsCommand.self,
        ]),
      CommandGroup(
        name: "Color",
        subcommands: [
          ResolveCommand.self, ExplainCommand.self, ContrastCommand.self, ConvertCommand.self,
          PaletteCommand.self, MaterialCommand.self,
        ]),
      CommandGroup(
        name: "Exchange", subcommands: [ExportCommand.self, ImportCommand.self, SyncCommand.self]),
      CommandGroup(
        name: "Desktop",
        subcommands: [
          GetCommand.self, SetCommand.self, ToggleCommand.self, WatchCommand.self,
          ServiceCommand.self, FollowersCommand.self, DoctorCommand.self, SunCommand.self,
        ]),
    ])
}
