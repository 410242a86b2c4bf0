// SPDX-License-Identifier: MIT

import ArgumentParser
import ChiaroProject
import ChiaroSource

/// `chiaro project`: what belongs together.
struct ProjectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "project",
    abstract: "Print the targets of a project with their files, and what was left out.",
    discussion: HelpText.text(
      """
      Targets come from Xcode projects, package manifests and XcodeGen's project.yml. chiaro reads \
      these files and never runs them. Without any, all files of the folder form one target.
      """,
      examples: ["chiaro project App", "chiaro project App -f json"]))

  @Argument(help: "The folder of the project.")
  var path = "."

  @Option(name: [.short, .long], help: "The output format.")
  var format: TextOrJSON = .text

  @Flag(help: "Also search folders of third-party code, such as Pods.")
  var others = false

  func run() throws {
    let budget = RunBudget()
    var options = Project.Options.ofProgram
    options.budget = budget
    options.includesOthers = others
    let project = try Outcome.reading { () throws(ProjectError) in
      try Project.scan(path, options: options)
    }
    for diagnostic in project.diagnostics + budget.diagnostics(at: path)
    where diagnostic.severity != .note {
      Terminal.say("\(diagnostic)")
    }
    let output = TargetOutput(project)
    switch format {
    case .text: try Terminal.print(output.text)
    case .json: try Terminal.print(output.json)
    }
  }
}
