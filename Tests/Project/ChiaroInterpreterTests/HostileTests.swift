// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroSource
import Testing

/// Programs that would take for ever, or more than there is.
@Suite("Hostile programs")
struct HostileTests {
  struct Row: Sendable {
    var name: String
    var text: String

    init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }
  }

  private static var limits: Limits {
    var limits = Limits()
    limits.steps = 300_000
    limits.elements = 200_000
    limits.seconds = 60
    return limits
  }

  static let endless: [Row] = [
    Row(
      "a loop", "while true { }"),
    Row(
      "a loop that counts", "var n = 0\nwhile true { n &+= 1 }"),
    Row(
      "recursion", "func f(_ n: Int) -> Int { f(n + 1) + 1 }\nprint(f(0))"),
    Row(
      "mutual recursion", "func a() { b() }\nfunc b() { a() }\na()"),
    Row(
      "a property of itself", "struct S { var x: Int { x + 1 } }\nprint(S().x)"),
    Row(
      "an initializer of itself", "class A { let a: A; init() { a = A() } }\n_ = A()"),
    Row(
      "a description of itself",
      "struct S: CustomStringConvertible { var description: String { \"\\(self)\" } }\nprint(S())"),
    Row(
      "a closure of itself", "var f: () -> Void = {}\nf = { f() }\nf()"),
    Row(
      "an operator of itself", "struct V {}\nfunc + (a: V, b: V) -> V { a + b }\n_ = V() + V()"),
    Row(
      "a text that doubles", "var s = \"ab\"\nwhile true { s += s }"),
    Row(
      "a list that grows", "var a = [1]\nwhile true { a += a }"),
    Row(
      "a long range", "print((0..<1_000_000_000).map { $0 }.count)"),
    Row(
      "a long repetition", "print(String(repeating: \"a\", count: 1_000_000_000).count)"),
    Row(
      "many elements", "print(Array(repeating: 0, count: 100_000_000).count)"),
    Row(
      "a stride", "for x in stride(from: 0, to: 1e18, by: 1) { _ = x }"),
    Row(
      "an iterator",
      "struct I: Sequence, IteratorProtocol { mutating func next() -> Int? { 1 } }\nprint(I().map { $0 })"
    ),
    Row(
      "output",
      "while true { print(\"0123456789012345678901234567890123456789012345678901234567890123456789\") }"
    ),
  ]

  @Test("what does not end is ended, with one diagnostic that has a line", arguments: endless)
  func ends(_ row: Row) {
    let outcome = Running.script(row.text, limits: Self.limits)
    #expect(outcome.diagnostics.map(\.id) == ["evaluation-limit"], "\(row.name)")
    #expect(outcome.diagnostics.first?.location.file == "main.swift")
  }

  static let circles: [String] = [
    "typealias A = B\ntypealias B = A\nlet a: A? = nil\nprint(1)",
    "typealias A = [A]\nlet a: A? = nil\nprint(1)",
    "class A: B {}\nclass B: A {}\n_ = A()\nprint(1)",
    "protocol P: Q {}\nprotocol Q: P {}\nstruct S: P {}\n_ = S()\nprint(1)",
    "extension Nowhere { var x: Int { 1 } }\nextension No.Where { static let y = 2 }\nprint(1)",
    "enum E { static let a: Int = b; static let b: Int = a }\n_ = E.a\nprint(1)",
    "struct S { let s: S }\nlet s: S = Server.get()\n_ = s\nprint(1)",
    "#unknown(macro)\n@Strange(1) struct S {}\nprint(1)",
    "func +++(a: Int) {}\nprefix operator +++\nprint(1)",
    "let a = \nprint(1)",
    "struct { }\nprint(1)",
    "print(1)\n}}}}",
  ]

  @Test(
    "circles, extensions of nothing and broken code leave the rest as it is", arguments: circles)
  func leaves(_ text: String) {
    let outcome = Running.script(text, limits: Self.limits)
    #expect(outcome.output.contains("1\n"), "\(outcome.diagnostics)")
  }

  @Test("long lines, long chains and sums are read or refused, and nothing crashes")
  func long() {
    let texts = [
      "let a = [" + String(repeating: "1, ", count: 60_000) + "1]\nprint(1)",
      "let a = 1" + String(repeating: " + 1", count: 5_000) + "\nprint(1)",
      "let a = \"x\"" + String(repeating: ".uppercased()", count: 5_000) + "\nprint(1)",
      "func f(_ n: Int) { if n == 0 {}" + String(repeating: " else if n == 1 {}", count: 3_000)
        + " }\nf(2)\nprint(1)",
      String(repeating: "(", count: 5_000),
      String(repeating: "[", count: 5_000),
      "let a = " + String(repeating: "{ ", count: 3_000),
    ]
    for text in texts {
      let outcome = Running.script(text)
      #expect(outcome.output.isEmpty || outcome.output == "1\n")
    }
  }

  @Test("a body that contains itself ends, and a body of a million views")
  func views() {
    let declarations = """
      struct A: View { var body: some View { VStack { A() } } }
      struct B: View { var body: some View { VStack { for i in 0..<10_000_000 { Text("\\(i)") } } } }
      """
    for view in ["A()", "B()"] {
      let program = Running.program([
        ("A.swift", declarations), ("P.swift", "#Preview { \(view) }"),
      ])
      let outcome = Interpreter(program, limits: Self.limits).record(program.previews[0])
      #expect(outcome.result == nil)
      #expect(outcome.diagnostics.map(\.id) == ["evaluation-limit"])
    }
  }

  @Test("bytes that are no text are no crash")
  func bytes() {
    let program = Program(
      [Program.Source(path: "main.swift", bytes: [0xFF, 0xFE, 0x00, 0x7B, 0xC3])],
      host: RecordingHost())
    #expect(Interpreter(program).runScript().output.isEmpty)
  }

  @Test("a hash is the same in each run: what a picture shows may depend on it")
  func hashes() {
    let text =
      "class C {}\nstruct S: Hashable { let a = 1, b = \"x\" }\n"
      + "print(\"ab\".hashValue, S().hashValue == S().hashValue, [1, 2].hashValue == [2, 1].hashValue)"
    // The first number is that of the function's reference, 0x089C4407B545986A.
    #expect(Running.script(text).output == "620445648566982762 true false\n")
  }
}
