// SPDX-License-Identifier: MIT

// snippet.begin example
import ChiaroSource
// snippet.end

extension ArticleExamples {
  /// The example of the article of ChiaroSource.
  package static func chiaroSource(_ print: (String) -> Void) throws {
    // snippet.begin example
    let text = Array(#"{"colors": [1, 2,], "info": {}}"#.utf8)
    let reading = JSONDocument.read(text, file: "Contents.json")
    for diagnostic in reading.diagnostics { print("\(diagnostic)") }
    let colors =
      reading.document?.root["colors"]?.elements.map { "\($0.kind)" } ?? []
    print("\(colors)")
    // snippet.end
  }
}
