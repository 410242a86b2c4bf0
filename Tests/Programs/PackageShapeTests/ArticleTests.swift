// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

/// The articles of the documentation site are complete, and show code that is compiled.
@Suite("Articles")
struct ArticleTests {
  /// The library products, from the list in the manifest.
  static let products: [String] = {
    let manifest = try? String(
      contentsOfFile: "\(SourceTree.root)/Package.swift", encoding: .utf8)
    let list = (manifest ?? "").split(separator: "let libraries = [").dropFirst().first ?? ""
    return list.prefix { $0 != "]" }.matches(of: #/"(\w+)"/#).map { String($0.1) }
  }()

  private static let folder = "Sources/Runtime/Chiaroscuro/Documentation.docc"
  static let tutorials = [
    "ColorsAndCatalogs", "PortAView", "YourOwnControl", "AWindowThatFollowsTheDesktop",
  ]

  static let articles = MarkdownFile.articles

  @Test("each library product has an article with its scope, an example and its limits")
  func complete() {
    #expect(Self.products.count >= 17)
    for product in Self.products {
      let article = MarkdownFile(
        "\(SourceTree.sources(of: product))/Documentation.docc/\(product).md")
      #expect(article.lines.first == "# ``\(product)``", "\(product)")
      let headings = article.lines.filter { $0.hasPrefix("## ") }.map { $0.dropFirst(3) }
      for heading in ["Scope", "Non-goals", "Topics"] {
        #expect(headings.contains { $0 == heading }, "\(product) lacks \(heading)")
      }
      #expect(!article.blocks("swift").isEmpty, "\(product)")
      #expect((25...120).contains(article.lines.count), "\(product)")
    }
  }

  @Test("the landing page leads to every module and every tutorial")
  func landing() {
    let text = MarkdownFile("\(Self.folder)/Chiaroscuro.md").lines.joined(separator: "\n")
    for product in Self.products where product != "Chiaroscuro" {
      #expect(text.contains("- ``/\(product)``"), "\(product)")
    }
    for tutorial in Self.tutorials {
      #expect(text.contains("- <doc:\(tutorial)>"), "\(tutorial)")
    }
  }

  @Test("listings are parts of examples, which are compiled", arguments: articles)
  func listings(_ article: MarkdownFile) {
    let known = Set(Snippets.all.flatMap(\.listings.values))
    for block in article.blocks("swift") {
      #expect(known.contains(block), "\(article.path) shows what no example has:\n\(block)")
      // What is wider does not fit beside the list of pages.
      #expect(block.split(separator: "\n").allSatisfy { $0.count <= 82 }, "\(block)")
    }
  }

  @Test("examples have no part that no article shows", arguments: Snippets.all)
  func shown(_ snippets: Snippets) {
    #expect(snippets.problems == [])
    let shown = Set(Self.articles.flatMap { $0.blocks("swift") })
    for (name, listing) in snippets.listings {
      #expect(shown.contains(listing), "\(snippets.path): \(name)")
    }
  }

  @Test("pages and pictures that articles name are there", arguments: articles)
  func links(_ article: MarkdownFile) {
    let text = article.lines.joined(separator: "\n")
    let pages = Set(Self.articles.map { ($0.path as NSString).lastPathComponent })
    for link in text.matches(of: #/<doc:(?:\/documentation\/Chiaroscuro\/)?([\w-]+)>/#) {
      #expect(pages.contains("\(link.1).md"), "\(article.path): \(link.0)")
    }
    for module in text.matches(of: #/``\/(\w+)/#) {
      let path = "\(SourceTree.sources(of: String(module.1)))/Documentation.docc"
      #expect(FileManager.default.fileExists(atPath: "\(SourceTree.root)/\(path)"), "\(path)")
    }
    let pictures = Self.pictures(beside: article)
    for picture in text.matches(of: #/!\[([^\]]*)\]\(([^)]+)\)/#) {
      #expect(!picture.1.isEmpty, "\(article.path): \(picture.2) says nothing to who cannot see it")
      #expect(pictures.contains(String(picture.2)), "\(article.path): \(picture.2)")
    }
  }

  @Test("pictures are small, and shown", arguments: [folder])
  func pictures(_ folder: String) throws {
    let text = Self.articles.flatMap(\.lines).joined(separator: "\n")
    let path = "\(SourceTree.root)/\(folder)/Pictures"
    for name in try FileManager.default.contentsOfDirectory(atPath: path) {
      #expect(text.contains("](\(Self.base(of: name)))"), "\(name)")
      let size = try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")[.size] as? Int
      #expect(try #require(size) < 60_000, "\(name)")
    }
  }

  @Test("parts are found, put together and moved to the left")
  func snippets() {
    let text = """
      // snippet.begin one
      import A

      // snippet.end
      func f() {
        // snippet.begin one
        if a {

          b()
        }
        // snippet.end
        // snippet.begin two
      }
      """
    let snippets = Snippets(text.split(separator: "\n", omittingEmptySubsequences: false), path: "")
    #expect(snippets.listings == ["one": "import A\n\nif a {\n\n  b()\n}\n"])
    #expect(snippets.problems == ["two does not end"])
  }

  /// The names by which the pictures of an article's catalog are shown.
  private static func pictures(beside article: MarkdownFile) -> Set<String> {
    let folder = (article.path as NSString).deletingLastPathComponent
    let names = FileManager.default.enumerator(atPath: "\(SourceTree.root)/\(folder)")
    let files = (names?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".png") }
    return Set(files.map { base(of: ($0 as NSString).lastPathComponent) })
  }

  /// A picture's name without its style and scale, as in `window` for `window~dark@2x.png`.
  private static func base(of name: String) -> String {
    String(name.prefix { !"~@.".contains($0) })
  }
}
