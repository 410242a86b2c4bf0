// SPDX-License-Identifier: MIT

import ChiaroSource

/// The statements about SwiftUI, and the files with tests that prove them.
///
/// A test that proves one has a text that begins with its number: `"SU151: …"`, or
/// `"SU151, SU152: …"`. It is the name of the test, or a row of its table.
enum SwiftUIStatements {
  static let source = "Data/swiftui-statements.json"

  /// The part of the page on statements.
  static func section(root: String) throws -> String {
    let tests = try SwiftText.all(in: "Tests/Runtime", root: root).sorted { $0.file < $1.file }
    return text(
      try StatementGroup.all(root: root, in: source), tests, try sources(root: root))
  }

  static func text(
    _ groups: [StatementGroup], _ tests: [SwiftText], _ sources: [(key: String, title: String)]
  ) -> String {
    var files: [Int: [String]] = [:]
    for test in tests {
      for number in Set(proved(in: test.text)) { files[number, default: []].append(test.file) }
    }
    let keys = sources.map {
      "| \($0.key) | \(StatementManual.escaped($0.title)) |\n"
    }
    return introduction(groups, files) + groups.map { section($0, files) }.joined() + """

      ### Sources

      | key | source |
      |---|---|
      \(keys.joined())
      """
  }

  /// The numbers that stand first in a text, before a colon.
  static func proved(in source: String) -> [Int] {
    source.matches(of: /"((?:SU[0-9]+, ?)*SU[0-9]+):/).flatMap { match in
      match.1.split { !$0.isNumber }.compactMap { Int($0) }
    }
  }

  /// All numbers in a text, wherever they stand.
  static func mentions(in source: String) -> [Int] {
    source.matches(of: /\bSU([0-9]+)\b/).compactMap { Int($0.1) }
  }

  // MARK: Parts

  private static func sources(root: String) throws -> [(key: String, title: String)] {
    let document = try readJSON(Path.join(root, source))
    return try document.root["sources"]?.elements.map {
      (key: try $0.text("key"), title: try $0.text("title"))
    } ?? []
  }

  private static func introduction(
    _ groups: [StatementGroup], _ files: [Int: [String]]
  ) -> String {
    let all = groups.flatMap(\.statements)
    let counts = Statement.Basis.allCases.map { basis in
      (basis, all.count { $0.basis == basis })
    }
    let bases = counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0.rawValue)" }
    return """

      ## Statements about SwiftUI

      \(all.count) statements describe SwiftUI, in our own words, from \(source).
      A test that proves one begins with its number in its name, or in a row of its table.
      \(all.count { files[$0.number] != nil }) of them are proved.
      They rest on: \(bases.joined(separator: ", ")).

      """
  }

  private static func section(_ group: StatementGroup, _ files: [Int: [String]]) -> String {
    let rows = group.statements.map { statement in
      let links = files[statement.number]?.map { "[\(Path.stem($0))](../../\($0))" }
      let basis = statement.basis == .documented ? "" : " *(\(statement.basis.rawValue))*"
      return "| SU\(statement.number) | \(StatementManual.escaped(statement.text))\(basis) | "
        + "\(StatementManual.escaped(statement.source)) | "
        + "\(links?.joined(separator: "<br>") ?? "not yet") |\n"
    }
    return """

      ### \(group.letter). \(StatementManual.escaped(group.title))

      | | statement | source | tests |
      |---|---|---|---|
      \(rows.joined())
      """
  }
}
