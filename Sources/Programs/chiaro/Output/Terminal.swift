// SPDX-License-Identifier: MIT

import ChiaroReport
import ChiaroSource
import ChiaroSystem

/// Standard output, standard error, and the end: the one place that prints.
///
/// Names and messages come from files of others. Whatever is printed here has its control
/// characters, and others that steer a terminal or reorder a line, written out; where a service
/// reads the log for commands, what looks like one too.
enum Terminal {
  /// Makes sure that the numbers 0 to 2 are taken before any file is opened.
  static func reserveStandardStreams() { System.reserveStandardStreams() }

  /// Makes sure that some files can be opened.
  ///
  /// The system's libraries stop a program that has no room for the few files of their own, and a
  /// project of which nothing can be opened would look like an empty one.
  static func checkDescriptors() throws {
    let free = System.freeDescriptors(upTo: neededDescriptors)
    guard free == neededDescriptors else {
      throw Outcome.unreadable(
        """
        only \(free) files can be opened at once, but chiaro needs \(neededDescriptors); see \
        ulimit -n
        """
      )
    }
  }

  /// What a run has open at once: a file or folder a thread, pipes to two helpers, fonts.
  private static let neededDescriptors = 24

  /// Writes a text of several lines to standard output.
  ///
  /// A reader that has gone away ends the program quietly, by the signal.
  static func print(_ text: String) throws { try output(lines: VisibleText.reveal(lines: text)) }

  /// Writes a text in which colors are named: where the terminal has 24 bits for them, each with a
  /// swatch.
  static func print(colors text: String) throws {
    let shown = VisibleText.reveal(lines: text)
    try output(lines: ColorDepth.ofOutput == .all ? TerminalSwatch.marking(shown) : shown)
  }

  /// Writes a value to standard output, and a line break.
  static func print(_ json: JSON, _ layout: JSON.Layout = .pretty) throws {
    try output(VisibleText.escape(json: json.text(layout)) + "\n")
  }

  /// Writes a report to standard output: colors are switched as it says, for JSON the values stay.
  static func print(report text: String, _ format: ReportFormat) throws {
    switch format {
    case .json, .sarif: try output(VisibleText.escape(json: text))
    // Its lines are commands.
    case .github: try output(VisibleText.reveal(lines: text))
    default: try output(lines: VisibleText.reveal(lines: text, allowsColors: format == .terminal))
    }
  }

  /// Writes a message for people to standard error: one line, whatever is in it.
  static func say(_ text: String) {
    // Nobody is left to be told of a failure.
    try? write(withoutCommands(VisibleText.reveal(text)) + "\n", to: System.standardError)
  }

  /// Writes words of several lines to standard error, such as those about wrong usage.
  static func say(lines text: String) {
    let shown = withoutCommands(VisibleText.reveal(lines: text))
    try? write(shown + "\n", to: System.standardError)
  }

  /// Replaces the last line of standard error; for progress.
  static func replaceLine(_ text: String) {
    try? write("\r\u{1B}[K" + VisibleText.reveal(text), to: System.standardError)
  }

  static var outputIsTerminal: Bool { System.isTerminal(System.standardOutput) }
  static var errorIsTerminal: Bool { System.isTerminal(System.standardError) }

  /// The columns of the terminal that shows standard output, or 100.
  static var columns: Int { System.terminalColumns(System.standardOutput) ?? 100 }

  /// The columns of the terminal that shows standard error, or 100.
  static var errorColumns: Int { System.terminalColumns(System.standardError) ?? 100 }

  static func environment(_ name: String) -> String? { System.variable(name) }

  /// The folder in which the program was started.
  static var workingFolder: String { System.workingFolder }

  /// The path of this program, nil where the system does not tell it.
  static var ownProgram: String? { System.executablePath }

  /// The path of a program that belongs to this one: what a variable names, or the one that lies
  /// beside this program; nil where there is none.
  static func program(_ name: String, variable: String) -> String? {
    let path = environment(variable) ?? ownProgram.map { Path.join(Path.parent($0), name) }
    return path.flatMap { FolderReader.identity(of: $0) == nil ? nil : $0 }
  }

  static func exit(_ code: ProgramExit) -> Never { System.exit(code.rawValue) }

  private static func output(lines text: String) throws { try output(withoutCommands(text)) }

  /// The text without lines that GitHub, Azure Pipelines or TeamCity would obey, where one reads
  /// the log.
  private static func withoutCommands(_ text: String) -> String {
    let isRead = ["GITHUB_ACTIONS", "TF_BUILD", "TEAMCITY_VERSION"].contains {
      System.environment($0) != nil
    }
    return isRead ? VisibleText.withoutCommands(lines: text) : text
  }

  private static func output(_ text: String) throws {
    do throws(SystemFailure) {
      try write(text, to: System.standardOutput)
    } catch {
      throw Outcome.unwritable("standard output cannot be written: \(error.message)")
    }
  }

  private static func write(_ text: String, to descriptor: Int32) throws(SystemFailure) {
    try System.writeAll(Array(text.utf8), to: descriptor)
  }
}
