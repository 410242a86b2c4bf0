// SPDX-License-Identifier: MIT

import ChiaroSwiftUI
import ChiaroTestSupport
import Foundation
import Testing

/// Whether code that is written for SwiftUI finds the names that it uses.
@Suite("Names of SwiftUI")
@MainActor
struct NameTests {
  private static let samples = ViewSamples.all + LookSamples.all + BehaviorSamples.all
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  private static func uses(_ kind: String) throws -> [String: Int] {
    let table = try CSVTable(
      String(contentsOf: folder.appending(path: "vocabulary.csv"), encoding: .utf8))
    return Dictionary(
      uniqueKeysWithValues: table.rows.filter { $0["kind"] == kind }
        .map { ($0["name"], Int($0["uses"]) ?? 0) })
  }

  @Test(
    "95 % of the uses of views and modifiers are of names that a line of this suite uses",
    arguments: ["view", "modifier"])
  func share(of kind: String) throws {
    let uses = try Self.uses(kind)
    let names = Set(Self.samples.map(\.name))
    let all = uses.values.reduce(0, +)
    let known = uses.filter { names.contains($0.key) }.values.reduce(0, +)
    let missing = uses.filter { !names.contains($0.key) }.sorted { $0.value > $1.value }
    #expect(Double(known) >= 0.95 * Double(all), "\(known) of \(all): \(missing.prefix(20))")
  }

  @Test("a line uses the name that it stands for, and the name is one that is counted")
  func lines() throws {
    let counted = Set(try Self.uses("view").keys).union(try Self.uses("modifier").keys)
    var files: [String: [Substring]] = [:]
    for sample in Self.samples {
      let file =
        try files[sample.file]
        ?? String(contentsOfFile: sample.file, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
      files[sample.file] = file
      let text = file[(sample.line - 1)..<min(sample.line + 2, file.count)]
        .joined().replacingOccurrences(of: "(\"\(sample.name)\")", with: "")
      #expect(text.contains(sample.name), "\(sample.name), line \(sample.line)")
      #expect(counted.contains(sample.name), "\(sample.name) is not counted")
    }
  }

  @Test("each line gives a view that is laid out without a word")
  func drawn() {
    for sample in Self.samples {
      let tree = Laid.tree(sample.node(), 200, 200)
      #expect(tree.diagnostics.isEmpty, "\(sample.name): \(tree.diagnostics)")
    }
  }
}
