// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroSource
import ChiaroTestSupport
import Foundation
import Testing

/// Small programs, each with what it prints when the Swift compiler has compiled it.
@Suite("Programs as the compiler runs them")
struct ProgramTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var table: String
    var title: String
    var text: String

    var testDescription: String { "\(table): \(title)" }
  }

  private static let folder = "\(SourceTree.root)/Tests/Project/ChiaroInterpreterTests/Programs"
  static let tables = [
    "values", "collections", "control", "functions", "types", "protocols", "foundation",
  ]
  static let rows = tables.flatMap { rows($0, "txt") }

  private static func rows(_ table: String, _ kind: String) -> [Row] {
    let text = (try? String(contentsOfFile: "\(folder)/\(table).\(kind)", encoding: .utf8)) ?? ""
    return "\n\(text)".components(separatedBy: "\n=== ").dropFirst().map { part in
      let head = part.prefix { $0 != "\n" }
      return Row(table: table, title: String(head), text: String(part.dropFirst(head.count + 1)))
    }
  }

  private static let expected: [String: String] = Dictionary(
    tables.flatMap { rows($0, "expected") }.map { ($0.testDescription, $0.text) },
    uniquingKeysWith: { first, _ in first })

  @Test("there are many programs, and each has its recorded output; a recording run compiles them")
  func complete() throws {
    if ProcessInfo.processInfo.environment["CHIARO_RECORD"] == "all" {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "\(SourceTree.root)/Scripts/check-interpreter")
      process.arguments = ["--record"]
      try process.run()
      process.waitUntilExit()
      Issue.record(
        "outputs of compiled programs were recorded, status \(process.terminationStatus)")
    }
    #expect(Self.rows.count >= 120)
    #expect(Set(Self.rows.map(\.testDescription)).count == Self.rows.count)
    #expect(Self.rows.map(\.testDescription).filter { Self.expected[$0] == nil } == [])
  }

  @Test("the interpreter prints what the compiled program prints", arguments: rows)
  func agrees(_ row: Row) {
    let outcome = Running.script(row.text)
    let wanted = Self.expected[row.testDescription] ?? ""
    #expect(trimmed(outcome.output) == trimmed(wanted))
    #expect(outcome.diagnostics == [])
  }

  private func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: .newlines)
  }
}
