// SPDX-License-Identifier: MIT

import ChiaroTestSupport

/// What a tutorial says that its code prints.
struct Article {
  /// The name of the article's file, without `.md`.
  let name: String

  /// The lines of the blocks of plain text, in order.
  var printed: [String] {
    let page = MarkdownFile("Sources/Chiaroscuro/Documentation.docc/\(name).md")
    return page.blocks("text").flatMap { $0.split(separator: "\n").map(String.init) }
  }
}
