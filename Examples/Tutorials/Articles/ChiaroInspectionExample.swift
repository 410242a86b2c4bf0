// SPDX-License-Identifier: MIT

// snippet.begin example
import ChiaroAudit
import ChiaroInspection
import ChiaroReport
// snippet.end

extension ArticleExamples {
  /// The example of the article of ChiaroInspection.
  package static func chiaroInspection(at path: String, _ print: (String) -> Void)
    throws
  {
    // snippet.begin example
    let inspection = try Inspection(of: path)
    let report = inspection.report(title: "Tidepool")
    print("\(report.summary.warnings) warnings")
    let text = ReportFormat.markdown.text(report)
    print("\(text.prefix { $0 != "\n" })")
    // snippet.end
  }
}
