// SPDX-License-Identifier: MIT

import ArgumentParser

/// The commands of `chiaro`.
struct Chiaro: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "chiaro",
    abstract: "Dark Mode as an open system: an app's colors and images, and the desktop's setting.",
    discussion: """
      Data goes to standard output, words for people to standard error.

      Exit codes: 0 clean, 1 findings at or above --fail-on, 2 wrong usage, 3 input that \
      cannot be read or a name that is not known, 70 a defect of chiaro itself.
      """,
    version: ProgramVersion.text,
    subcommands: [
      AuditCommand.self, ProjectCommand.self, ResolveCommand.self, ExplainCommand.self,
      PaletteCommand.self, ContrastCommand.self, ConvertCommand.self, MaterialCommand.self,
      RenderCommand.self, RulesCommand.self, GetCommand.self, SetCommand.self, ToggleCommand.self,
      WatchCommand.self, ServiceCommand.self, SunCommand.self, DecodeCommand.self,
    ])
}
