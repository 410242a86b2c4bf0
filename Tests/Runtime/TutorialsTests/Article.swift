// SPDX-License-Identifier: MIT

import ChiaroTestSupport

/// What an article says that its code prints.
struct Article {
  /// The name of the article's file, without `.md`.
  let name: String
  /// The module whose documentation the article belongs to.
  var module = "Chiaroscuro"

  /// The lines of the blocks of plain text, in order.
  var printed: [String] {
    let page = MarkdownFile(
      "\(SourceTree.sources(of: module))/Documentation.docc/\(name).md")
    return page.blocks("text").flatMap { $0.split(separator: "\n").map(String.init) }
  }
}
