// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import Testing

/// Which declaration a name means where several files have one of that name.
@Suite("Names that files have of their own")
struct NamesOfFilesTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// The files besides the program.
    var others: [String]
    var program: String
    var output: String
  }

  private static let rows = [
    Row(
      testDescription: "types",
      others: ["private struct A { let n = 1 }", "struct A { let n = 2 }"],
      program: "print(A().n)", output: "2"),
    Row(
      testDescription: "variables", others: ["private let n = 1", "let n = 2"],
      program: "print(n)", output: "2"),
    Row(
      testDescription: "functions",
      others: ["fileprivate func f() -> Int { 1 }", "func f() -> Int { 2 }"],
      program: "print(f())", output: "2"),
    Row(
      testDescription: "aliases",
      others: ["typealias B = Double", "private typealias B = String"],
      program: "let b: B = 4\nprint(b)", output: "4.0"),
    Row(
      testDescription: "private extensions",
      others: [
        "private extension Int { func f() -> Int { 1 } }",
        "extension Int { func f() -> Int { 2 } }",
      ],
      program: "print(7.f())", output: "2"),
    Row(
      testDescription: "what each file has for itself",
      others: [
        "private let n = 1\nfunc one() -> Int { n }", "private let n = 2\nfunc two() -> Int { n }",
      ], program: "print(one(), two())", output: "1 2"),
    Row(
      testDescription: "types that each file has for itself",
      others: [
        "private enum Keys { static let a = 1 }\nfunc one() -> Int { Keys.a }",
        "private enum Keys { static let a = 2 }\nfunc two() -> Int { Keys.a }",
      ], program: "print(one(), two())", output: "1 2"),
  ]

  @Test("what is private in another file is not meant", arguments: rows)
  func isMeant(_ row: Row) {
    let others = row.others.enumerated().map { ("F\($0.offset).swift", $0.element) }
    let program = Running.program(others + [("main.swift", row.program)])
    let outcome = Interpreter(program).runScript()
    #expect(outcome.output == row.output + "\n")
    #expect(outcome.assumptions.isEmpty)
  }

  @Test("a private type of another file leaves the name to somebody else's type")
  func foreign() {
    let tree = Running.tree([
      ("A.swift", "private class Image { init(_ name: String) {} }"),
      ("P.swift", "#Preview { Image(\"cat\") }"),
    ])
    #expect(tree.first?.contains("Image") == true && tree.first?.contains("cat") == true)
  }

  private static let lockPrograms: [(program: String, output: String)] = [
    (
      "let l = OSAllocatedUnfairLock(initialState: 1)\nl.withLock { $0 += 2 }\nprint(l.withLock { $0 })",
      "3"
    ),
    ("let m = Mutex([1])\nm.withLock { $0.append(2) }\nprint(m.withLock { $0.count })", "2"),
  ]

  @Test("locks of other modules hold their state", arguments: lockPrograms)
  func lockKeeps(_ program: String, _ output: String) {
    let outcome = Running.script(program)
    #expect(outcome.output == output + "\n" && outcome.assumptions.isEmpty)
  }
}
