// SPDX-License-Identifier: MIT

/// A format in which a report can be written.
///
/// Source: the reporters of SwiftLint and Periphery
public enum ReportFormat: String, Sendable, CaseIterable {
  /// Text for a terminal.
  case terminal
  /// JSON with a version number and in a stable order, for programs.
  case json
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// JUnit XML, for build servers that show test results.
  case junit
  /// Workflow commands of GitHub Actions, which become annotations.
  case github
  /// Lines that Xcode shows in its issue navigator.
  case xcode
  /// Markdown, for pull requests.
  case markdown
  /// A self-contained HTML page, for designers.
  case html

  /// Returns a report as text in this format.
  ///
  /// JSON and HTML contain every finding. The other formats contain only those that are shown by
  /// default, unless `ReportOptions.showsAll` is true; the terminal output gives the number of the
  /// rest.
  public func text(_ report: ReportModel, options: ReportOptions = ReportOptions()) -> String {
    let report = showsAll(options) ? report : report.withShownOnly
    return switch self {
    case .terminal: TerminalReport.text(report, options)
    case .json: JSONReport.text(report)
    case .sarif: SARIFReport.text(report)
    case .junit: JUnitReport.text(report)
    case .github: GitHubReport.text(report)
    case .xcode: XcodeReport.text(report)
    case .markdown: MarkdownReport.text(report)
    case .html: HTMLReport.text(report)
    }
  }

  private func showsAll(_ options: ReportOptions) -> Bool {
    switch self {
    // The terminal counts them.
    case .json, .html, .terminal: true
    case .sarif, .junit, .github, .xcode, .markdown: options.showsAll
    }
  }

  /// Creates the format that belongs to the extension of a file name.
  ///
  /// The result is nil for unknown extensions and for `.txt`, which several formats share.
  public init?(fileName: String) {
    let name = fileName.lowercased()
    let found = Self.allCases.first {
      $0.fileExtension != "txt" && name.hasSuffix("." + $0.fileExtension)
    }
    guard let found else { return nil }
    self = found
  }

  /// The usual file extension of the format, without the dot, such as `json`.
  ///
  /// It is `txt` for `terminal`, `github` and `xcode`.
  public var fileExtension: String {
    switch self {
    case .terminal, .github, .xcode: "txt"
    case .json: "json"
    case .sarif: "sarif"
    case .junit: "xml"
    case .markdown: "md"
    case .html: "html"
    }
  }
}

/// The options for writing a report.
public struct ReportOptions: Sendable {
  /// Whether terminal output is colored; the default is false.
  public var usesColor = false
  /// Whether a swatch is shown before each color, which takes a terminal with 24-bit color; the
  /// default is false.
  package var showsSwatches = false
  /// Whether all findings are listed, even if the format omits some by default; the default is
  /// false.
  public var showsAll = false
  /// Whether terminal output explains below each finding how likely it is; the default is false.
  public var explains = false
  /// The width of the terminal in columns, at which lines are broken; the default is 100.
  public var columns = 100
  /// Whether the terminal makes the name of a rule a link to its page; the default is false.
  package var linksRules = false

  /// Creates the default options.
  public init() {}
}
