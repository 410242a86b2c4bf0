// SPDX-License-Identifier: MIT

import ChiaroSource

/// A report as Markdown for pull requests: the counts, then the findings, rule by rule.
enum MarkdownReport {
  static func text(_ report: ReportModel) -> String {
    let summary = report.summary
    var text = report.incompleteness.map { "**\(escape($0))**\n\n" } ?? ""
    text += """
      # Appearance audit: \(escape(report.title))

      | errors | warnings | notes | hints | catalogs | colors | with dark | with increased contrast | images |
      |--:|--:|--:|--:|--:|--:|--:|--:|--:|
      | \(summary.errors) | \(summary.warnings) | \(summary.notes) | \(summary.hints) \
      | \(summary.catalogs) \
      | \(summary.colorSets) | \(summary.colorSetsWithDark) \
      | \(summary.colorSetsWithHighContrast) | \(summary.imageSets) |


      """
    for group in report.findingsByRule { text += section(group, report) }
    if !report.diagnostics.isEmpty { text += diagnostics(report.diagnostics) }
    return text
  }

  private static func section(_ group: RuleFindings, _ report: ReportModel) -> String {
    let rows = group.findings.map { place in
      let finding = report.findings[place]
      return "| \(finding.severity) | \(code(finding.object)) "
        + "| \(escape(finding.appearance ?? "")) | \(escape(finding.message)) "
        + "| \(code(finding.location.description)) |\n"
    }
    let words = [group.rule.summary, group.rule.help].filter { !$0.isEmpty }.map(prose)
    return """
      ## \(escape(group.rule.title)) (\(group.findings.count))

      \(words.joined(separator: " "))

      | severity | object | appearance | message | place |
      |---|---|---|---|---|
      \(rows.joined())

      """
  }

  private static func diagnostics(_ diagnostics: [Diagnostic]) -> String {
    let rows = diagnostics.map {
      "| \($0.severity) | \(escape($0.id)) | \(escape($0.message)) "
        + "| \(code($0.location.description)) |\n"
    }
    return """
      ## Problems in reading files

      | severity | id | message | place |
      |---|---|---|---|
      \(rows.joined())
      """
  }

  /// Returns a text without anything that Markdown or HTML would interpret, including mentions of
  /// users.
  private static func escape(_ text: String) -> String {
    VisibleText.reveal(text).unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "|", "*", "_", "`", "[", "]", "\\", "#", "~": escaped += "\\\(scalar)"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "&": escaped += "&amp;"
      case "@": escaped += "@\u{2060}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  /// Returns a rule's text, in which backticks enclose code.
  private static func prose(_ text: String) -> String {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { $0.offset.isMultiple(of: 2) ? escape(String($0.element)) : code(String($0.element)) }
      .joined()
  }

  /// Returns a text as code, in more backticks than it contains (GitHub Flavored Markdown §6.3).
  ///
  /// In a table, bars must be escaped even in code (§4.10).
  private static func code(_ text: String) -> String {
    let text = VisibleText.reveal(text)
    if text.allSatisfy({ $0 == " " }) { return "" }
    let scalars = text.unicodeScalars
    let longest = scalars.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let space = scalars.first == "`" || scalars.last == "`" ? " " : ""
    let inside = scalars.reduce(into: "") { inside, scalar in
      if scalar == "|" { inside += "\\" }
      inside.unicodeScalars.append(scalar)
    }
    return fence + space + inside + space + fence
  }
}
