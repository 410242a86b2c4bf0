// SPDX-License-Identifier: MIT

public import ArgumentParser
package import ChiaroAudit
public import ChiaroReport
import ChiaroSource

/// Where a report goes, and as what.
struct ReportOutput {
  var format: ReportFormat
  /// A file, or a folder; nil for standard output.
  var path: String?
  var isQuiet: Bool

  /// The format that was asked for, or that the name of the output tells.
  static func format(_ chosen: ReportFormat?, for output: String?) -> ReportFormat {
    chosen ?? output.flatMap(ReportFormat.init(fileName:)) ?? .terminal
  }

  /// Writes a report into its file, but into none of the project's; or prints it.
  func write(_ report: ReportModel, in place: OutputPlace) throws {
    var options = ReportOptions()
    let depth = path == nil ? ColorDepth.ofOutput : .none
    options.usesColor = depth > .none
    options.showsSwatches = depth == .all
    options.columns = Terminal.columns
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
  case never

  func isReached(by severities: some Sequence<Severity>) -> Bool {
    guard let severity = Severity(rawValue: rawValue) else { return false }
    return severities.contains { $0 >= severity }
  }
}
