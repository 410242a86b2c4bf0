// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

/// What the documentation shows is there, and compiles.
@Suite("Documentation")
struct DocumentationTests {
  @Test("the pages that every project has are here")
  func pages() {
    let paths = Set(MarkdownFile.all.map(\.path))
    for page in [
      "README", "ARCHITECTURE", "CONTRIBUTING", "CHANGELOG", "Documentation/Unsupported",
      "Documentation/Fidelity", "Documentation/Features", "Documentation/Performance",
      "Documentation/Program",
      "Documentation/Rules",
      "Documentation/internals/Statements",
    ] {
      #expect(paths.contains("\(page).md"))
    }
  }

  @Test("links and pictures lead to files of the project", arguments: MarkdownFile.all)
  func links(_ page: MarkdownFile) {
    let folder = URL(fileURLWithPath: "\(SourceTree.root)/\(page.path)").deletingLastPathComponent()
    for link in page.links {
      let path = folder.appendingPathComponent(link).path
      #expect(FileManager.default.fileExists(atPath: path), "\(page.path): \(link)")
    }
  }

  @Test("the Swift of the documentation compiles", arguments: MarkdownFile.all)
  func compiles(_ page: MarkdownFile) throws {
    for block in page.blocks("swift") {
      #expect(try Compiler().errors(in: block) == "", "\(page.path)")
    }
  }

  @Test("a mistake in a block would be seen")
  func mistakes() throws {
    #expect(try Compiler().errors(in: "import Chiaroscuro\nlet color = Colour()\n") != "")
  }
}
