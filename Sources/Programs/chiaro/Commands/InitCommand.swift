// SPDX-License-Identifier: MIT

import ArgumentParser
import ChiaroSource

/// `chiaro init`: a configuration to begin with.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a .chiaro.yml with every key as a comment.",
    discussion: HelpText.text(
      "The command leaves an existing file as it is.",
      examples: ["chiaro init App", "chiaro init --schema > chiaro.schema.json"]))

  @Argument(help: "The folder of the project.")
  var path = "."

  @Flag(help: "Print the JSON schema of the file for editors, and write nothing.")
  var schema = false

  func run() throws {
    if schema { return try Terminal.print(ConfigurationKey.schema.text(.pretty) + "\n") }
    let file = Path.join(path, ".chiaro.yml")
    guard FolderReader.identity(of: path)?.isFolder == true else {
      throw Outcome.unreadable("no folder: \(path)")
    }
    if FolderReader.identity(of: file) != nil {
      throw Outcome.unwritable("\(file) already exists")
    }
    try OutputPlace(projects: [path]).write(ConfigurationKey.newFile, to: file)
    Terminal.say("wrote \(file); next: chiaro audit \(NextStep.quoted(path))")
  }
}
