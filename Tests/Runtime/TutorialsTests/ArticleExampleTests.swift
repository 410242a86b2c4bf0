// SPDX-License-Identifier: MIT

import ChiaroMedia
import ChiaroRaster
import ChiaroTestSupport
import Foundation
import Testing
import Tutorials

/// The first example of each module's article prints what the article shows.
@MainActor
@Suite("Examples of the modules")
struct ArticleExampleTests {
  /// Runs an example, and hands each line that it prints to a closure.
  typealias Example = @MainActor (_ print: @escaping (String) -> Void) throws -> Void

  /// The examples by module; those that need a bus, a desktop or a display are only compiled.
  private nonisolated static let examples: [(module: String, run: Example)] = [
    ("Chiaroscuro", { try ArticleExamples.chiaroscuro(at: catalog, $0) }),
    ("ChiaroSource", { try ArticleExamples.chiaroSource($0) }),
    ("ChiaroColor", { try ArticleExamples.chiaroColor($0) }),
    ("ChiaroAppearance", { try ArticleExamples.chiaroAppearance($0) }),
    ("ChiaroRaster", { try ArticleExamples.chiaroRaster($0) }),
    ("ChiaroMedia", { try ArticleExamples.chiaroMedia($0) }),
    ("ChiaroCatalog", { try ArticleExamples.chiaroCatalog(at: catalog, $0) }),
    ("ChiaroProject", { try ArticleExamples.chiaroProject(at: app, $0) }),
    ("ChiaroViews", { ArticleExamples.chiaroViews($0) }),
    ("ChiaroFoundation", { ArticleExamples.chiaroFoundation($0) }),
    ("ChiaroControls", { ArticleExamples.chiaroControls($0) }),
    ("ChiaroFindings", { ArticleExamples.chiaroFindings($0) }),
    ("ChiaroAudit", { try ArticleExamples.chiaroAudit(at: app, $0) }),
    ("ChiaroReport", { try ArticleExamples.chiaroReport($0) }),
    ("ChiaroInspection", { try ArticleExamples.chiaroInspection(at: app, $0) }),
    ("ChiaroUIKit", { ArticleExamples.chiaroUIKit($0) }),
    ("ChiaroAppKit", { ArticleExamples.chiaroAppKit($0) }),
    ("ChiaroSwiftUI", { ArticleExamples.chiaroSwiftUI($0) }),
  ]

  private nonisolated static let app = "\(SourceTree.root)/Examples/Tidepool/Tidepool"
  private nonisolated static let catalog = "\(app)/Assets.xcassets"

  /// Those that need no library which is missing here.
  private nonisolated static let modules = examples.map(\.module).filter {
    $0 != "ChiaroMedia" || SystemImageDecoder.formats.contains(.png)
  }

  @Test("what is printed is in the article", arguments: modules)
  func prints(_ module: String) throws {
    let example = try #require(Self.examples.first { $0.module == module })
    var lines: [String] = []
    try example.run { lines.append(contentsOf: $0.split(separator: "\n").map(String.init)) }
    #expect(!lines.isEmpty)
    #expect(lines == Article(name: module, module: module).printed)
  }
}
