// SPDX-License-Identifier: MIT

import ArgumentParser
import ChiaroSource

/// `chiaro snapshots`: what snapshot tests take pictures of, drawn without running them.
struct SnapshotsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshots",
    abstract: "Draw the views of snapshot tests from source, and list the stored pictures.",
    usage: "chiaro snapshots [<options>] <path>",
    discussion: HelpText.text(
      """
      PATH is a project with tests of swift-snapshot-testing. Their code is read and evaluated, \
      not built and not run. Each view that a test asserts is drawn from source, in the size and \
      traits that the test asks for, into a file of the same name below the output folder. The \
      command lists each stored picture. If it could not draw the view, it says why.
      """,
      examples: ["chiaro snapshots App --output drawn", "chiaro snapshots App --format json"]))

  @Argument(help: "A project.")
  var path: String

  @Option(name: [.short, .long], help: "The folder to write to.")
  var output = "chiaro-snapshots"

  @Option(name: [.short, .long], help: "The format of the list of stored pictures.")
  var format: TextOrJSON = .text

  func run() throws {
    guard let program = CodeScreensProgram() else {
      throw Outcome.unreadable(
        "the program chiaro-screens, which draws the screens, is missing from chiaro's folder")
    }
    guard let search = try CodeSearch(path, isRequired: true) else { return }
    let place = OutputPlace(projects: [path])
    try place.makeFolder(output)
    var task = CodeScreensProgram.Task(
      search: search, output: FileReader.realPath(output) ?? output, place: place)
    task.isSnapshots = true
    let (told, reason) = program.snapshots(task)
    guard let answer = told else {
      throw Outcome.unreadable("\(path): chiaro-screens \(reason)")
    }
    switch format {
    case .json: try Terminal.print(answer)
    case .text: try Terminal.print(Self.table(answer, in: output))
    }
  }

  /// A line for each stored picture, and how many were drawn.
  private static func table(_ answer: JSON, in folder: String) -> String {
    let cases = answer["cases"]?.elements ?? []
    var text = ""
    for told in cases {
      let reference = VisibleText.reveal(told["reference"]?.text ?? "")
      if told["picture"]?.text != nil {
        let count = told["assumed"]?.elements.count ?? 0
        let words = count == 0 ? "drawn" : "drawn with \(Count.text(count, "assumption"))"
        text += "\(reference): \(words)\n"
      } else {
        text += "\(reference): not drawn: \(VisibleText.reveal(told["reason"]?.text ?? ""))\n"
      }
    }
    let drawn = cases.count { $0["picture"]?.text != nil }
    return text + "\(drawn) of \(cases.count) stored pictures drawn: \(folder)\n"
  }
}
