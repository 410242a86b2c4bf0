// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

/// What `chiaro render` says of the types of a project.
@Suite("Types that are drawn")
struct RenderTypesTests {
  /// The types and screens of a file, with the lines that a person reads.
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var types: [String]
    /// The class, the kind, the share, the reason and the types of each screen.
    var screens: [(String, String, Double, String?, [String])]
    var words: [String]

    var testDescription: String { name }

    /// The answer of the program that draws.
    var answer: String {
      let list = { (names: [String]) in
        "[" + names.map { "\"\($0)\"" }.joined(separator: ",") + "]"
      }
      let told = screens.map { screen in
        """
        {"name":"\(screen.0)","class":"\(screen.0)","kind":"\(screen.1)","file":"A.swift",
        "size":[1,1],"pictures":[],"views":[],"types":\(list(screen.4)),
        "understood":{"share":\(screen.2),"reason":\(screen.3.map { "\"\($0)\"" } ?? "null")}}
        """
      }
      return """
        {"version":1,"files":[{"file":"A.swift","screens":[\(told.joined(separator: ","))],
        "elements":{"read":0,"unknown":0},"attributes":{"read":0,"unknown":0},"diagnostics":[],
        "types":\(list(types))}]}
        """
    }
  }

  static let rows = [
    Row(
      name: "all are understood", types: ["A", "B"],
      screens: [("A", "view", 1, nil, ["A", "B"])],
      words: [
        "drew 2 of 2 view and controller types; at least half of the picture is certain for 2"
      ]),
    Row(
      name: "a type counts by its best screen, and a preview's name is no type",
      types: ["A", "B"],
      screens: [
        ("A", "view", 0.2, "Map", ["A"]), ("Shown", "preview", 0.6, "Chart", ["A"]),
        ("B", "preview", 1, nil, []),
      ],
      words: [
        "drew 1 of 2 view and controller types; at least half of the picture is certain for 1",
        "most common reasons for the others: not drawn (1)",
      ]),
    Row(
      name: "three reasons are read, the commonest first", types: ["A", "B", "C", "D", "E"],
      screens: [
        ("A", "view", 0, "Map", []), ("B", "view", 0, "Map", []), ("C", "view", 0, "a", []),
        ("D", "view", 0, "b", []), ("E", "view", 0, "c", []),
      ],
      words: [
        "drew 5 of 5 view and controller types; at least half of the picture is certain for 0",
        "most common reasons for the others: Map (2), a (1), b (1)\n",
      ]),
    Row(name: "no types", types: [], screens: [], words: ["0 screens, 0 pictures"]),
  ]

  @Test("the summary says how many are drawn and understood", arguments: rows)
  func summary(_ row: Row) throws {
    let folder = try TemporaryFolder()
    try folder.write("import SwiftUI\n#Preview { Text(\"a\") }\n", to: "App/A.swift")
    let program = try folder.write(
      "#!/bin/sh\ncat >/dev/null\ncat <<'end'\n\(row.answer)\nend\n", to: "program")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let run = try Program(folder: folder.path, environment: ["CHIARO_SCREENS": program])
      .run(["render", "App", "--only", "code", "--output", "out"])
    #expect(run.code == 0, "\(run)")
    for words in row.words { #expect(run.output.contains(words), "\(run)") }
    #expect(run.output.contains("controller types") == !row.types.isEmpty)
  }
}
