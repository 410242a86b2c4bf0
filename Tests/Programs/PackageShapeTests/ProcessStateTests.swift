// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Testing

/// What changes and is nobody's in particular stands in one page, all of it.
@Suite("State of the process")
struct ProcessStateTests {
  /// The names in the page, as `File.member`.
  private static let listed: Set<String> = {
    var names: Set<String> = []
    var file = ""
    for match in page.matches(of: #/`([A-Z]\w+)?\.([a-z]\w+)`/#) {
      file = match.1.map(String.init) ?? file
      names.insert("\(file).\(match.2)")
    }
    return names
  }()

  private static let page = SourceFile.named("Documentation/internals/State.md").lines
    .joined(separator: "\n")

  /// The stored variables of types, and the constants that guard one.
  private static let found: Set<String> = Set(
    SourceFile.all(in: ["Sources"]).flatMap { file in
      file.lines.compactMap { line -> String? in
        let form = #/^\s+[^\/]*?\b(?:static|class) (var|let) (\w+)(.*)$/#
        guard let match = line.firstMatch(of: form) else { return nil }
        let rest = match.3
        let isStored = rest.contains(" = ") || !rest.contains("{")
        let guards = rest.firstMatch(of: #/\b(?:Mutex|Atomic)[(<]/#) != nil
        guard match.1 == "var" ? isStored : guards else { return nil }
        let name = file.path.split(separator: "/").last.map(String.init) ?? ""
        return "\(name.prefix { $0.isLetter || $0.isNumber }).\(match.2)"
      }
    })

  @Test("there is such state, and a list of it")
  func some() {
    #expect(Self.found.count > 30)
    #expect(Self.listed.count > 30)
  }

  @Test("every variable of a type is in the list, and nothing else is")
  func complete() {
    #expect(Self.found.subtracting(Self.listed).sorted() == [])
    #expect(Self.listed.subtracting(Self.found).sorted() == [])
  }
}
