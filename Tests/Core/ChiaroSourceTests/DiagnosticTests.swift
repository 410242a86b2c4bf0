// SPDX-License-Identifier: MIT

import ChiaroSource
import Testing

/// What readers say beside their results.
@Suite("Diagnostics")
struct DiagnosticTests {
  private func diagnostic(_ file: String, _ line: Int?, _ id: String = "odd") -> Diagnostic {
    Diagnostic(
      .warning, id: id, at: SourceLocation(file: file, line: line, column: line), "message")
  }

  @Test("it prints as compilers do, as far as its place is known")
  func printing() {
    #expect(diagnostic("a.json", 3).description == "a.json:3:3: warning: message [odd]")
    #expect(diagnostic("a.json", nil).description == "a.json: warning: message [odd]")
    #expect(SourceLocation(file: "a", line: 2).description == "a:2")
  }

  @Test("it sorts by file, line, column, then id and message")
  func sorting() {
    let sorted = [
      diagnostic("a", nil), diagnostic("a", 2), diagnostic("a", 10), diagnostic("b", 1, "a"),
      diagnostic("b", 1, "b"),
    ]
    #expect(sorted.shuffled().sorted() == sorted)
    #expect(sorted.reversed().sorted() == sorted)
  }

  @Test("a hint is less than a note, a note than a warning, a warning than an error")
  func severities() {
    #expect(Severity.allCases.sorted() == [.hint, .note, .warning, .error])
    #expect(Severity.error > .note)
  }
}
