// SPDX-License-Identifier: MIT

/// The forms in which a report can be written.
///
/// Apple counterpart: none · Source: the reporters of SwiftLint and Periphery · Fidelity: exact
public enum ReportFormat: String, Sendable, CaseIterable {
  /// For people at a terminal.
  case terminal
  /// For programs: stable in order, versioned.
  case json
  /// For code scanning: SARIF 2.1.0.
  case sarif
  /// For build servers that know tests.
  case junit
  /// For annotations on GitHub.
  case github
  /// For Xcode's issue navigator.
  case xcode
  /// For pull requests.
  case markdown
  /// For designers: one self-contained page.
  case html

  /// The report as text.
  public func text(_ report: ReportModel, options: ReportOptions = ReportOptions()) -> String {
    switch self {
    case .terminal: TerminalReport.text(report, options)
    case .json: JSONReport.text(report)
    case .sarif: SARIFReport.text(report)
    case .junit: JUnitReport.text(report)
    case .github: GitHubReport.text(report)
    case .xcode: XcodeReport.text(report, options)
    case .markdown: MarkdownReport.text(report)
    case .html: HTMLReport.text(report)
    }
  }

  /// The form that a file's name asks for by its ending, or nil: `.txt` may be one of several.
  public init?(fileName: String) {
    let name = fileName.lowercased()
    let found = Self.allCases.first {
      $0.fileExtension != "txt" && name.hasSuffix("." + $0.fileExtension)
    }
    guard let found else { return nil }
    self = found
  }

  /// The usual ending of a file in this form.
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

/// How a report is written where the form leaves a choice.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct ReportOptions: Sendable {
  /// Whether the terminal shows colors; the default is false.
  public var usesColor = false
  /// Whether the terminal has 24 bits for a color, so that colors are shown; the default is false.
  package var showsSwatches = false
  /// How many columns the terminal has; the default is 100.
  public var columns = 100
  /// The folder from which relative paths are seen, for forms that want absolute ones; empty, the
  /// default, leaves them relative.
  public var baseFolder = ""

  /// The default options.
  public init() {}
}
