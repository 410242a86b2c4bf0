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

      Exit codes: 0 clean, 1 findings at or above --fail-on, 2 wrong usage (also a color, or a \
      rule, role or format in an option, that is not known), 3 input that cannot be read or \
      another name that is not known, 70 a defect of chiaro itself or a missing program beside it \
      (chiaro-source-audit, or chiaro-screens where --screens asks for it), 74 an output that \
      cannot be written, 75 an audit that is not complete, as a limit of time or size was reached.
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
