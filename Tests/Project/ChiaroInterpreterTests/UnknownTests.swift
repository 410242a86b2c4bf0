// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroSource
import Testing

/// What is not known is of the type that is declared, goes on, and is told.
@Suite("What is not known")
struct UnknownTests {
  struct Row: Sendable {
    var text: String
    var output: String

    init(_ text: String, _ output: String) {
      self.text = text
      self.output = output
    }
  }

  static let samples: [Row] = [
    Row(
      "let userName: String = Service.shared.load()\nprint(userName)", "Load"),
    Row(
      "struct A { let pageTitle: String }\nlet a: A = Server.fetch()\nprint(a.pageTitle)",
      "Page title"),
    Row(
      "let items: [String] = Server.items()\nprint(items.count, items[0])", "3 Item"),
    Row(
      "let n: Int = Server.number()\nprint(n)", "3"),
    Row(
      "let x = Server.flag()\nif x { print(\"one\") } else { print(\"one\"); print(\"two\") }",
      "one\ntwo"),
    Row(
      "for x in Server.things() { print(\"x\") }", "x\nx\nx"),
    Row(
      "let a = [1, 2]\nprint(a[1])\n_ = a[7]\nprint(\"on\")", "2\non"),
    Row(
      "let n: Int? = nil\nlet m = n! + 1\nprint(\"on\")", "on"),
    Row(
      "struct P { static let preview = P(n: 7); let n: Int }\nlet p: P = Server.get()\nprint(p.n)",
      "7"),
  ]

  @Test(
    "it is a sample of its name, three elements, a small number, the branch with more content",
    arguments: samples)
  func goesOn(_ row: Row) {
    let outcome = Running.script(row.text)
    #expect(outcome.output == row.output + "\n")
    #expect(outcome.diagnostics == [])
    #expect(!outcome.assumptions.isEmpty)
  }

  @Test("each assumption has its line")
  func lines() {
    let program = Running.program([
      ("main.swift", "print(1)\nlet a: String = Nowhere.text()\nprint(a)")
    ])
    let outcome = Interpreter(program).runScript()
    let lines = outcome.assumptions.compactMap { program.location(of: $0.place)?.line }
    #expect(lines.contains(2) && !lines.contains(1))
  }

  @Test("a view of a module that is not there is a box with its name and what its closure contains")
  func boxes() {
    let tree = Running.tree("Strange(title: \"a\") { Text(\"in\") }")
    #expect(tree.first?.hasPrefix("Strange(title: \"a\")") == true)
    #expect(tree.last?.contains("Text(\"in\")") == true)
  }
}
