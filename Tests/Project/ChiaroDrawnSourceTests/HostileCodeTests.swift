// SPDX-License-Identifier: MIT

import Testing

/// Code that never ends, or is none; the other screens are drawn all the same.
struct HostileCode: CustomTestStringConvertible, Sendable {
  var name: String
  var code: [UInt8]
  /// What is told of it, with the line.
  var told: String

  var testDescription: String { name }

  private init(_ name: String, _ code: String, told: String) {
    (self.name, self.code, self.told) = (name, Array(code.utf8), told)
  }

  private static let head = "import SwiftUI\n"

  static let all = [
    HostileCode(
      "a view in itself",
      head + "struct A: View { var body: some View { VStack { A() } } }\n#Preview { A() }",
      told: "2 too-deep"),
    HostileCode(
      "a function that calls itself",
      head + "func f(_ n: Int) -> Int { f(n + 1) }\n#Preview { Text(\"\\(f(0))\") }",
      told: "2 evaluation-limit"),
    HostileCode(
      "a loop without end",
      head + "struct L: View {\n var body: some View { let n = g(); Text(\"\\(n)\") }\n"
        + " func g() -> Int { var n = 0\n while true { n += 1 }\n }\n}\n#Preview { L() }",
      told: "5 evaluation-limit"),
    HostileCode(
      "a million rows",
      head + "#Preview { VStack { ForEach(0..<1_000_000, id: \\.self) { Text(\"\\($0)\") } } }",
      told: "2 evaluation-limit"),
    HostileCode(
      "an alias of itself", head + "typealias A = B\ntypealias B = A\n#Preview { A() }", told: ""),
    HostileCode(
      "lengths that no screen has",
      head + "#Preview { List { VStack(spacing: 1e308) { Text(\"A\").font(.system(size: 1e308))\n"
        + " Text(\"B\").padding(1e308).frame(width: 1e308).offset(x: -1e308)\n"
        + " Text(\"C\").padding(0.0 / 0).padding(.vertical, .infinity) } } }",
      told: ""),
    HostileCode(
      "a code that ends itself",
      head + "#Preview { let x: Int = fatalError(\"no\"); Text(\"\\(x)\") }",
      told: "2 evaluation-ended"),
  ]
}

@MainActor
@Suite("Hostile code")
struct HostileCodeTests {
  private static let good = Array(
    "import SwiftUI\n#Preview(\"Good\") { Text(\"still here\") }".utf8)

  @Test(
    "what never ends is told once, with its line, and other screens are drawn",
    arguments: HostileCode.all)
  func others(_ hostile: HostileCode) throws {
    let code = try DrawnCode(["Bad.swift": hostile.code, "Good.swift": Self.good])
    #expect(code.texts.contains("still here"))
    if !hostile.told.isEmpty { #expect(code.diagnostics.contains(hostile.told)) }
  }

  @Test("a line of 10 MB and bytes that are no text are told, and other screens are drawn")
  func bytes() throws {
    let line = Array("let x = \"".utf8) + Array(repeating: UInt8(ascii: "a"), count: 10 << 20)
    let broken =
      Array("import SwiftUI\n#Preview { Text(\"".utf8) + [0xFF, 0xFE, 0xC0] + Array("\") }".utf8)
    let code = try DrawnCode(["Line.swift": line, "Broken.swift": broken, "Good.swift": Self.good])
    #expect(code.texts.contains("still here"))
    #expect(code.diagnostics.contains { $0.hasSuffix("source-not-read") })
  }
}
