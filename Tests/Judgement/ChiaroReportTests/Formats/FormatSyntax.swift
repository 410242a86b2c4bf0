// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import ChiaroTestSupport
import Foundation

@testable import ChiaroReport

/// What the readers of each format would complain about.
enum FormatSyntax {
  /// Complaints about a report; none when it can be read as it is meant.
  static func problems(_ text: String, _ format: ReportFormat) throws -> [String] {
    switch format {
    case .terminal: badLines(text) { $0.utf8.allSatisfy { $0 != 0x1B } }
    case .json: jsonProblems(text)
    case .sarif: try sarif().violations(in: text)
    case .junit: JUnitSyntax.problems(text)
    case .github: badLines(text, isCommand)
    case .xcode: badLines(text, isIssue)
    case .markdown: MarkdownSyntax.problems(text)
    case .html: HTMLSyntax.problems(text)
    }
  }

  /// Characters that would move, hide or reorder what people see.
  ///
  /// JSON is for programs, and so are the paths in commands of GitHub: they keep what is no
  /// control, or no line break, because it must name the same thing.
  static func steering(in text: String, _ format: ReportFormat) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { scalar in
      if scalar == "\n" || scalar == "\u{200C}" || scalar == "\u{200D}" { return false }
      switch (scalar.properties.generalCategory, format) {
      case (.control, .json), (.control, .sarif): return scalar.value < 0x20
      case (.control, .github): return scalar == "\r"
      case (.format, .json), (.format, .sarif), (.format, .github): return false
      // The word joiner keeps `@name` from calling somebody.
      case (.format, .markdown): return scalar != "\u{2060}"
      case (.control, _), (.format, _): return true
      default: return false
      }
    }
  }

  static func sarif() throws -> JSONSchema {
    let path = "\(SourceTree.folder())/../Schemas/sarif-schema-2.1.0.json"
    let bytes = FileManager.default.contents(atPath: path) ?? Data()
    return try JSONSchema(String(decoding: bytes, as: UTF8.self))
  }

  private static func badLines(_ text: String, _ isGood: (String) -> Bool) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { String($0) }.filter { !isGood($0) }
  }

  /// `::severity file=…,line=…,col=…,title=…::message`, no separator left in a property.
  private static func isCommand(_ line: String) -> Bool {
    let value = #"(?:[^%:,\r\n]|%25|%0D|%0A|%3A|%2C)*"#
    let pattern =
      "^::(error|warning|notice) file=\(value),line=[0-9]+(,col=[0-9]+)?,title=\(value)"
      + "::([^%]|%25)*$"
    return line.range(of: pattern, options: .regularExpression) != nil
  }

  private static func isIssue(_ line: String) -> Bool {
    let pattern = #"^.*:[0-9]+:[0-9]+: (error|warning|note): .* \[[a-z0-9-]+\]$"#
    return line.range(of: pattern, options: .regularExpression) != nil
  }

  private static func jsonProblems(_ text: String) -> [String] {
    let reading = JSONDocument.read(Array(text.utf8), file: "report")
    guard let root = reading.document?.root else { return ["not JSON"] }
    let version = root["version"]?.integer == 1 ? [] : ["another version"]
    return version + reading.diagnostics.map(\.description)
  }
}
