// SPDX-License-Identifier: MIT

public import ArgumentParser
package import ChiaroAudit
public import ChiaroReport
import ChiaroSource

/// `--format` and `--output` of a report.
struct ReportTarget: ParsableArguments {
  @Option(
    name: [.customShort("f"), .customLong("format")],
    help: ArgumentHelp(
      "How to print the report; by default as the name of --output ends, or for a terminal.",
      valueName: "format"))
  var chosenFormat: ReportFormat?

  @Option(
    name: [.short, .long],
    help: "Where to write the report: a file, a folder for chiaro-report.*, or - to print it.")
  var output: String?

  @Flag(help: "List hints too, which JSON and HTML always have: places that may not adapt.")
  var hints = false

  /// The format that was asked for, or that the name of the output tells.
  var format: ReportFormat {
    chosenFormat ?? output.flatMap(ReportFormat.init(fileName:)) ?? .terminal
  }
}

/// The place where a report goes, and its format.
struct ReportOutput {
  private let format: ReportFormat
  /// A file, or a folder; nil for standard output.
  private let path: String?
  private let isQuiet: Bool
  private let showsHints: Bool

  init(_ target: ReportTarget, isQuiet: Bool) {
    (format, self.isQuiet) = (target.format, isQuiet)
    path = target.output == "-" ? nil : target.output
    showsHints = target.hints
  }

  /// Writes a report into its file, but through no link in a project; or prints it.
  func write(_ report: ReportModel, in place: OutputPlace) throws {
    var options = ReportOptions()
    let depth = path == nil ? ColorDepth.ofOutput : .none
    options.usesColor = depth > .none
    options.showsSwatches = depth == .all
    options.columns = Terminal.columns
    options.showsHints = showsHints
    let text = format.text(report, options: options)
    guard let path else { return try Terminal.print(report: text, format) }
    let destination = destination(path)
    try place.write(text, to: destination)
    if !isQuiet { Terminal.say("report: \(destination)") }
  }

  private func destination(_ output: String) -> String {
    let isFolder = output.hasSuffix("/") || FolderReader.identity(of: output)?.isFolder == true
    return isFolder ? Path.join(output, "chiaro-report.\(format.fileExtension)") : output
  }
}

extension ReportFormat: ExpressibleByArgument {}

extension Shard: ExpressibleByArgument {
  package init?(argument: String) { self.init(argument) }
}

/// `--fail-on`.
enum Threshold: String, ExpressibleByArgument, CaseIterable {
  case error
  case warning
  case note
  case hint
  case never

  func isReached(by severities: some Sequence<Severity>) -> Bool {
    guard let severity = Severity(rawValue: rawValue) else { return false }
    return severities.contains { $0 >= severity }
  }
}
