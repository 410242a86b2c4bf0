// SPDX-License-Identifier: MIT

// snippet.begin example
import ChiaroFindings
import ChiaroSource

// snippet.end

extension ArticleExamples {
  /// The example of the article of ChiaroFindings.
  package static func chiaroFindings(_ print: (String) -> Void) {
    // snippet.begin example
    let contents = SourceLocation(file: "Caption.colorset/Contents.json", line: 4)
    let finding = { (appearance: String, ratio: Double) in
      Finding(
        rule: "low-contrast", severity: .warning, location: contents,
        object: "Caption", appearance: appearance, message: "\(ratio):1",
        measured: MeasuredValue(ratio, minimum: 4.5))
    }
    for finding in [finding("light", 3.1), finding("dark", 1.2)].sorted() {
      print("\(finding.appearance ?? "") \(finding.message)")
    }
    // snippet.end
  }
}
