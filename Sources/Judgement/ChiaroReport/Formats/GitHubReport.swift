// SPDX-License-Identifier: MIT

import ChiaroSource

/// A report as workflow commands, which GitHub turns into annotations.
///
/// Paths start at the top of the repository, where GitHub looks for them. A command is one line;
/// the runner decodes `%25`, `%0D`, `%0A` everywhere and `%3A`, `%2C` in properties
/// (docs.github.com, "Workflow commands"; actions/toolkit, command.ts).
enum GitHubReport {
  static func text(_ report: ReportModel) -> String {
    first(report)
      + report.findings.map { finding in
        let title = report.rule(finding.rule)?.title ?? finding.rule
        return command(
          finding.severity, at: finding.location, report.root, title: "\(title) [\(finding.rule)]",
          finding.sentence)
      }.joined()
      + report.diagnostics.map {
        command($0.severity, at: $0.location, report.root, title: $0.id, $0.message)
      }.joined()
  }

  /// The command that says of a report that it is not whole.
  private static func first(_ report: ReportModel) -> String {
    report.incompleteness.map {
      command(.error, at: SourceLocation(file: "."), report.root, title: "incomplete", $0)
    } ?? ""
  }

  private static func command(
    _ severity: Severity, at location: SourceLocation, _ root: ReportRoot, title: String,
    _ message: String
  ) -> String {
    let name = severity <= .note ? "notice" : severity.rawValue
    let column = location.column.map { ",col=\($0)" } ?? ""
    let file = property(root.inRepository(location.file))
    return "::\(name) file=\(file),line=\(location.line ?? 1)\(column),"
      + "title=\(property(title))::\(data(message))\n"
  }

  /// Returns a message escaped; one that begins like a command, or has one in it, is none.
  private static func data(_ text: String) -> String {
    escape(VisibleText.withoutCommands(lines: VisibleText.reveal(text)), ["%": "%25"])
  }

  /// Returns a path escaped for a property: five characters in the runner's encoding, other control
  /// characters and the brackets of other services' commands written out.
  private static func property(_ text: String) -> String {
    VisibleText.withoutCommands(
      lines: escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"]))
  }

  /// Replaces characters by escapes, scalar by scalar: as Characters, a carriage return and a line
  /// feed are one, and a comma with an accent is not a comma.
  private static func escape(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      if let escape = escapes[scalar] {
        escaped += escape
      } else {
        escaped += VisibleText.reveal(String(scalar))
      }
    }
  }
}
