// SPDX-License-Identifier: MIT

// snippet.begin example
import ChiaroColor
// snippet.end

extension ArticleExamples {
  /// The example of the article of ChiaroColor.
  package static func chiaroColor(_ print: (String) -> Void) throws {
    // snippet.begin example
    let ink = try Color(css: "oklch(45% 0.12 250)")
    let paper = Color(.displayP3, 0.97, 0.96, 0.94)
    print("\(ink.hexText) on \(paper.hexText) has \(ink.contrast(on: paper))")

    let seen = ink.seen(under: .monochromacy())
    print("without color vision \(seen.hexText)")
    // snippet.end
  }
}
