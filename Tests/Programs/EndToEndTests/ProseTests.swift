// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

/// The patterns of unclear prose in CONTRIBUTING are those that `Scripts/prose` finds.
@Suite("Patterns of prose")
struct ProseTests {
  /// The rows of the table: number, pattern, before, after.
  private static let rows = MarkdownFile("CONTRIBUTING.md").rows([
    "", "pattern", "before", "after",
  ])

  private static let hasPython = FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")

  @Test("ten patterns are listed, each by its name and with a text before and after")
  func table() {
    #expect(Self.rows.count == 10)
    #expect(Set(Self.rows.map(Self.name)).count == 10)
    for row in Self.rows { #expect(row.count == 4 && row[2] != row[3], "\(row)") }
  }

  @Test("each is found in what was written before", .enabled(if: hasPython))
  func before() throws {
    let run = try Self.prose(Self.rows.map { $0[2] })
    #expect(run.code == 1, "\(run.errors)")
    for (index, row) in Self.rows.enumerated() {
      // Every second line is empty.
      let start = ":\(2 * index + 1): \(Self.name(row)): "
      #expect(run.output.contains(start), "\(start) in \(run.output)")
    }
  }

  @Test("none is found in what is written instead", .enabled(if: hasPython))
  func after() throws {
    let run = try Self.prose(Self.rows.map { $0[3] })
    #expect(run.code == 0 && run.output.isEmpty, "\(run.output)\(run.errors)")
  }

  /// The word between grave accents in a row.
  private static func name(_ row: [String]) -> String {
    String(row[1].drop { $0 != "`" }.dropFirst().prefix { $0 != "`" })
  }

  private static func prose(_ paragraphs: [String]) throws -> Program.Run {
    let folder = try TemporaryFolder()
    let page = try folder.write(paragraphs.joined(separator: "\n\n") + "\n", to: "page.md")
    return try Program(name: "\(SourceTree.root)/Scripts/prose").run([page])
  }
}
