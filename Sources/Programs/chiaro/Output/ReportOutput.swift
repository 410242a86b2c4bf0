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
      "The report's format; by default the extension of --output decides, otherwise text.",
      valueName: "format"))
  var chosenFormat: ReportFormat?

  @Option(
    name: [.short, .long],
    help: "Where to write the report: a file, a folder for chiaro-report.*, or - to print it.")
  var output: String?

  @Flag(help: "List unlikely findings too. JSON and HTML reports always have them.")
  var all = false

  @Flag(help: "Add to each finding how likely it is, and why.")
  var explain = false

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
  private let showsAll: Bool
  private let explains: Bool

  init(_ target: ReportTarget, isQuiet: Bool) {
    (format, self.isQuiet) = (target.format, isQuiet)
    path = target.output == "-" ? nil : target.output
    (showsAll, explains) = (target.all, target.explain)
  }

  /// Writes a report into its file, but through no link in a project; or prints it.
  func write(_ report: ReportModel, in place: OutputPlace) throws {
    var options = ReportOptions()
    let depth = path == nil ? ColorDepth.ofOutput : .none
    options.usesColor = depth > .none
    options.showsSwatches = depth == .all
    options.columns = Terminal.columns
    options.showsAll = showsAll
    options.explains = explains
    options.linksRules = path == nil && TerminalLinks.areOpened
    let text = format.text(linked(report), options: options)
    guard let path else { return try Terminal.print(report: text, format) }
    let destination = destination(path)
    try place.write(text, to: destination)
    if !isQuiet { Terminal.say("report: \(destination)") }
  }

  /// Returns a report with the addresses of its rules' pages; in what others read, none of this
  /// machine.
  private func linked(_ report: ReportModel) -> ReportModel {
    guard let pages = RulePages.installed, pages.isPublic || format == .terminal else {
      return report
    }
    return report.linked(to: pages)
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

extension Threshold: ExpressibleByArgument {}
