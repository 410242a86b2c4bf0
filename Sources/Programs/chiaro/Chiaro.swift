// SPDX-License-Identifier: MIT

import ArgumentParser

/// The commands of `chiaro`.
struct Chiaro: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "chiaro",
    abstract:
      "Find what breaks in an app's Dark Mode, draw its screens in light and dark, and switch the "
      + "desktop between light and dark.",
    discussion: HelpText.text(
      """
      Results go to standard output, messages to standard error.

      Exit codes: 0 for success; 1 for findings at or above --fail-on; 2 for wrong usage (also for \
      an unknown color, and for an unknown rule, role or format in an option); 3 for input that \
      cannot be read, or any other unknown name; 70 for a defect in chiaro or a missing helper \
      program (chiaro-source-audit, or chiaro-screens for --screens); 74 for output that cannot be \
      written; 75 for an incomplete audit, because a limit of time or size was reached.
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
