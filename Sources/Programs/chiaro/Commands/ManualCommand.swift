// SPDX-License-Identifier: MIT

import ArgumentParser
import ChiaroSource

/// `chiaro manual`: the manual pages, made of the help of the commands.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual",
    abstract: "Write the manual pages of chiaro and of its commands.",
    shouldDisplay: false)

  @Argument(help: "A command, to print its page; the program's own page if left out.")
  var command: String?

  @Option(name: [.short, .long], help: "The folder for all pages.")
  var output: String?

  func run() throws {
    guard let program = CommandDescription(dump: Chiaro._dumpHelp()) else {
      throw Outcome(code: .internalDefect, message: "the description of the commands is missing")
    }
    let pages = ManualPage.pages(of: program)
    if let output { return try write(pages, to: output) }
    let name = (["chiaro"] + [command].compactMap { $0 }).joined(separator: "-")
    guard let page = pages.first(where: { $0.name == name }) else {
      let hint = Suggestions.hint(for: command ?? "", in: pages.map(\.command.name))
      throw Outcome.unreadable("no command \"\(command ?? "")\"\(hint)")
    }
    try Terminal.print(page.text)
  }

  private func write(_ pages: [ManualPage], to folder: String) throws {
    let place = OutputPlace()
    try place.makeFolder(folder)
    for page in pages {
      try place.write(page.text, to: Path.join(folder, "\(page.name).1"))
    }
  }
}
