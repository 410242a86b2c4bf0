// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

/// What the pages show of a terminal is what it prints.
@Suite("Transcripts of pages")
struct PageTests {
  /// A block of a page: commands, each behind a dollar sign, and what they print.
  struct Shown: CustomTestStringConvertible, Sendable {
    var page: String
    var lines: [Substring]

    var testDescription: String { "\(page): \(lines.first ?? "")" }
  }

  static let all = MarkdownFile.all.flatMap { page in
    page.blocks("console").map { Shown(page: page.path, lines: $0.split(separator: "\n")) }
  }

  @Test("a page shows what a terminal prints, from the first dollar sign on", arguments: all)
  func printed(_ shown: Shown) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: "\(SourceTree.root)/Examples", toPath: folder.path("Examples"))
    let starts = shown.lines.indices.filter { shown.lines[$0].hasPrefix("$ ") }
    #expect(starts.first == 0)
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : shown.lines.endIndex
      let run = try Program(
        name: "/bin/bash", folder: folder.path,
        environment: ["PATH": "\(Program.products.path):/usr/bin:/bin"]
      ).run(["-c", String(shown.lines[start].dropFirst(2))])
      // Empty lines only part what is shown.
      let lines = run.output.split(separator: "\n")
      #expect(Self.fit(lines[...], shown.lines[(start + 1)..<end]), "\(run.output)\(run.errors)")
    }
  }

  @Test("the first page and the quick start show some")
  func some() {
    let pages = Set(Self.all.map(\.page))
    #expect(pages.isSuperset(of: ["README.md", "Documentation/QuickStart.md"]))
  }

  @Test(
    "three dots stand for any lines, and nothing else does",
    arguments: [
      ("a b", "a b", true), ("a b", "a", false), ("a", "a b", false), ("a b c", "a … c", true),
      ("a b c", "…", true), ("", "…", true), ("a b c", "… b", false), ("a b c", "… b …", true),
    ])
  func dots(_ lines: String, _ shown: String, _ fits: Bool) {
    #expect(Self.fit(lines.split(separator: " ")[...], shown.split(separator: " ")[...]) == fits)
  }

  /// Returns whether lines are those that are shown, where three dots stand for any others.
  private static func fit(
    _ lines: ArraySlice<Substring>, _ shown: ArraySlice<Substring>
  ) -> Bool {
    guard let first = shown.first else { return lines.isEmpty }
    let rest = shown.dropFirst()
    guard first == "…" else { return lines.first == first && fit(lines.dropFirst(), rest) }
    return (lines.startIndex...lines.endIndex).contains { fit(lines[$0...], rest) }
  }
}
