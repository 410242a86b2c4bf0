// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

/// What is declared, kept and does nothing says so, and stands in Documentation/Unsupported.md.
@Suite("Inert declarations")
struct InertTests {
  /// A declaration of the views, the controls and their names, with its documentation.
  struct Declaration: CustomTestStringConvertible {
    var place: String
    var module: String
    /// The type that it belongs to; its own name for a type.
    var owner: String
    var name: String
    var documentation: String

    var testDescription: String { "\(place): \(owner).\(name)" }
    var isInert: Bool { documentation.contains("Fidelity: inert") }
    /// Whether the documentation says in words that nothing comes of it.
    var saysNothingComesOfIt: Bool {
      [
        "tored, without effect", "tored, but without effect", "stored, but not drawn",
        "stored, but not shown", "stored, but nothing", "does nothing here", "has no effect here",
      ].contains(where: documentation.contains)
    }
  }

  private static let modules = [
    "ChiaroViews", "ChiaroFoundation", "ChiaroControls", "ChiaroUIKit", "ChiaroAppKit",
  ]
  static let declarations = SourceFile.all(in: modules.map(SourceTree.sources))
    .flatMap(declarations(of:))

  @Test("what is kept without effect says `Fidelity: inert`, and what says it is described so")
  func marks() {
    let unmarked = Self.declarations.filter { $0.saysNothingComesOfIt && !$0.isInert }
    #expect(unmarked.map(\.testDescription) == [])
    #expect(Self.declarations.count(where: \.isInert) > 500)
  }

  @Test("what is inert stands in Unsupported.md, by type, and nothing else does")
  func list() throws {
    let path = "\(SourceTree.root)/Documentation/Unsupported.md"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let heading = "\n## Kept, and inert\n"
    let start = try #require(text.range(of: heading))
    let expected = text[..<start.lowerBound] + heading + Self.section
    guard text != expected else { return }
    if ProcessInfo.processInfo.environment["CHIARO_RECORD"] == "all" {
      try Data(expected.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
    Issue.record("Unsupported.md lists other names: run this test with CHIARO_RECORD=all")
  }

  /// The last section of Unsupported.md, below its heading.
  private static var section: String {
    var lines = [
      "",
      "Code that uses these compiles, but they have no effect. Each says `Fidelity: inert`. All other declared names have an effect.",
    ]
    for module in modules {
      let inert = declarations.filter { $0.isInert && $0.module == module }
      let owners = Dictionary(grouping: inert, by: \.owner).sorted { $0.key < $1.key }
      lines += ["", "In \(module):", ""]
      for (owner, members) in owners {
        let names = Set(members.map(\.name)).subtracting([owner]).sorted().map { "`\($0)`" }
        lines.append("- `\(owner)`" + (names.isEmpty ? "" : ": \(names.joined(separator: ", "))"))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func declarations(of file: SourceFile) -> [Declaration] {
    file.lines.indices.compactMap { index in
      guard file.lines[index].contains("///"), !file.lines[index + 1].contains("///") else {
        return nil
      }
      let block = file.lines[...index].reversed().prefix { $0.trimmed.hasPrefix("///") }.reversed()
      let rest = file.lines[(index + 1)...].first {
        !$0.trimmed.hasPrefix("@") && !$0.trimmed.hasPrefix("//")
      }
      guard let rest, let name = name(in: rest) else { return nil }
      let isType = rest.firstMatch(of: typeForm) != nil
      return Declaration(
        place: "\(file.path):\(index + 2)", module: file.target,
        owner: isType ? name : owner(of: index, in: file) ?? name, name: name,
        documentation: block.map { $0.trimmed.dropFirst(3).trimmed }.joined(separator: " "))
    }
  }

  nonisolated(unsafe) private static let typeForm =
    #/\b(?:class|struct|enum|protocol|actor|extension|typealias) ([A-Z]\w*(?:\.\w+)*)/#

  // A literal in a function would be read anew for each line.
  nonisolated(unsafe) private static let memberForm =
    #/\b(?:var|let|func|case|static let) `?(\w+)|\b(init|subscript)\b/#

  private static func name(in line: Substring) -> String? {
    if let type = line.firstMatch(of: typeForm) { return String(type.1) }
    return line.firstMatch(of: memberForm).flatMap { $0.1 ?? $0.2 }.map(String.init)
  }

  /// The type or extension around a line: the nearest above that is indented less.
  private static func owner(of index: Int, in file: SourceFile) -> String? {
    var indent = file.lines[index].prefix { $0 == " " }.count
    for line in file.lines[..<index].reversed() where !line.trimmed.isEmpty {
      let own = line.prefix { $0 == " " }.count
      guard own < indent else { continue }
      indent = own
      if !line.trimmed.hasPrefix("//"), let type = line.firstMatch(of: typeForm) {
        return String(type.1)
      }
    }
    return nil
  }
}

extension Substring {
  /// The text without the spaces around it.
  fileprivate var trimmed: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
