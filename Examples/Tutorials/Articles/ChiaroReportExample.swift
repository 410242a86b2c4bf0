// SPDX-License-Identifier: MIT

// snippet.begin example
import ChiaroReport
import ChiaroSource
// snippet.end

extension ArticleExamples {
  /// The example of the article of ChiaroReport.
  package static func chiaroReport(_ print: (String) -> Void) throws {
    // snippet.begin example
    var summary = ReportSummary()
    summary.warnings = 1
    let finding = ReportFinding(
      rule: "low-contrast", severity: .warning,
      location: SourceLocation(file: "Assets.xcassets"),
      object: "Text/Caption", appearance: "dark", message: "Low contrast, 3.1:1",
      fingerprint: "1f2e")
    let report = ReportModel(
      version: "1", title: "App", summary: summary, findings: [finding],
      diagnostics: [], rules: [])
    print(ReportFormat.github.text(report))
    // snippet.end
  }
}
