// SPDX-License-Identifier: MIT

import ChiaroSource

/// A test that has a name in words.
///
/// A test that proves statements names them first: `"S18: …"`, or `"S18, S19: …"`.
struct NamedTest: Hashable, Sendable {
  /// The path of its file inside the project.
  var file: String
  /// The name, as it stands in the source.
  var name: String

  /// The numbers of the statements that the test proves; none when it names none.
  var statements: [Int] {
    guard let colon = name.firstIndex(of: ":") else { return [] }
    let parts = name[..<colon].split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.enumerated().compactMap { index, part in
      Self.number(index == 0 ? part : part.drop { $0 == " " })
    }
    return numbers.count == parts.count ? numbers : []
  }

  /// Every word of the name that looks like a statement's, wherever it stands.
  var mentions: [Int] {
    name.split { !($0.isLetter || $0.isNumber) }.compactMap(Self.number)
  }

  private static func number(_ word: Substring) -> Int? {
    word.first == "S" ? Int(word.dropFirst()) : nil
  }
}

extension NamedTest {
  /// All tests of the project at `root`, by file and then in the order of the file.
  static func all(root: String) throws -> [NamedTest] {
    let found = try SwiftText.all(in: "Tests", root: root).flatMap {
      tests(in: $0.text, file: $0.file)
    }
    // A stable sort by hand: what one file holds keeps its order.
    return found.enumerated()
      .sorted { ($0.element.file, $0.offset) < ($1.element.file, $1.offset) }.map(\.element)
  }

  /// The tests of one source file: a name stands behind `@Test(`, or alone on the next line.
  static func tests(in source: String, file: String) -> [NamedTest] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.drop { $0 == " " }
    }
    return lines.indices.compactMap { index in
      guard lines[index].hasPrefix("@Test(") else { return nil }
      let rest = lines[index].dropFirst("@Test(".count)
      let next = index + 1 < lines.count ? lines[index + 1] : ""
      return name(rest.isEmpty ? next : rest).map { NamedTest(file: file, name: $0) }
    }
  }

  /// The text of the literal that a line begins with.
  private static func name(_ line: Substring) -> String? {
    guard line.first == "\"" else { return nil }
    var isEscaped = false
    let inside = line.dropFirst().prefix { character in
      defer { isEscaped = character == "\\" && !isEscaped }
      return isEscaped || character != "\""
    }
    return String(inside)
  }
}
