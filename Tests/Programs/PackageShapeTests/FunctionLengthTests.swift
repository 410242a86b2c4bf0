// SPDX-License-Identifier: MIT

import Testing

/// How long functions are.
@Suite("Functions")
struct FunctionLengthTests {
  /// A function whose body is too long.
  struct Function: Hashable {
    var file: String
    var name: String
    var lineCount: Int
  }

  private static let limit = 40

  /// Functions that may be longer, by file and name, with their lines and the reason.
  ///
  /// The list only gets shorter: a function of it that is cut leaves it, and no other enters.
  private static let longFunctions: [String: (lines: Int, reason: String)] = [
    "Sources/Core/ChiaroSystem/Processes/SpawnPlan.swift start": (
      43, "values of the system whose pointers live as long as the call"
    ),
    "Sources/Exchange/ChiaroTokens/Formats/Figma/FigmaReader.swift published": (
      41, "one level of a nested file after the other"
    ),
    "Sources/Judgement/ChiaroAudit/Engine/Auditor.swift run": (
      47, "the passes over findings, in the order that decides what is left"
    ),
    "Sources/Judgement/ChiaroAudit/Subjects/AuditContext.swift init": (
      41, "an initializer, before whose end no method can be called"
    ),
    "Sources/Judgement/ChiaroSourceAudit/Assets/AssetUse.swift add": (
      46, "one walk whose steps share what was found before"
    ),
    "Sources/Judgement/ChiaroSourceAudit/Assets/AssetUse.swift all": (
      60, "one walk whose steps share what was found before"
    ),
    "Sources/Judgement/ChiaroSourceAudit/Assets/FactCollector+Assets.swift noteAsset": (
      50, "one walk whose steps share what was found before"
    ),
    "Sources/Judgement/ChiaroSourceAudit/Engine/SourceAuditor.swift answer": (
      51, "one walk whose steps share what was found before"
    ),
    "Sources/Judgement/ChiaroSourceAudit/Engine/SourceAuditor.swift audit": (
      42, "one walk whose steps share what was found before"
    ),
    "Sources/Judgement/ChiaroSourceAudit/Facts/FactCollector+Statements.swift noteCall": (
      48, "one walk whose steps share what was found before"
    ),
    "Sources/Judgement/ChiaroSourceAudit/Facts/ProjectFacts.swift init": (
      51, "an initializer, before whose end no method can be called"
    ),
    "Sources/Judgement/ChiaroSourceAudit/Rules/StaleLayerColor.swift colors": (
      61, "one walk whose steps share what was found before"
    ),
    "Sources/Programs/chiaro/Commands/AuditCommand.swift run": (
      50, "the steps of one command in their order"
    ),
    "Sources/Project/ChiaroInterfaceBuilder/Families/AppKitFamily.swift box": (
      41, "one element with all of its attributes"
    ),
    "Sources/Project/ChiaroInterfaceBuilder/Screens/ScreenReading.swift screen": (
      51, "one element with all of its attributes"
    ),
    "Sources/Runtime/ChiaroSwiftUI/Engine/Layout/LayoutTree+Building.swift buildContainer": (
      41, "one case for each kind of element"
    ),
    "Sources/Runtime/ChiaroSwiftUI/Engine/Layout/LayoutTree+Modifiers.swift checked": (
      41, "one case for each kind of element"
    ),
    "Tests/Desktop/ChiaroDesktopTests/Service/ChangeScriptsTests.swift problems": (
      42, "a table, or one scenario that is told in its order"
    ),
    "Tests/Judgement/ChiaroSourceAuditTests/FixTests.swift layers": (
      55, "a table, or one scenario that is told in its order"
    ),
    "Tests/Programs/EndToEndTests/RenderScreensTests.swift screens": (
      42, "a table, or one scenario that is told in its order"
    ),
    "Tests/Programs/EndToEndTests/SourceProgramTests.swift forged": (
      41, "a table, or one scenario that is told in its order"
    ),
    "Tests/Project/ChiaroCatalogTests/Lookup/LookupTests.swift references": (
      44, "a table, or one scenario that is told in its order"
    ),
    "Tests/Project/ChiaroCatalogTests/Writing/ContentsEditorTests.swift edits": (
      56, "a table, or one scenario that is told in its order"
    ),
    "Tests/Project/ChiaroProjectTests/Targets/TargetTests.swift specification": (
      52, "a table, or one scenario that is told in its order"
    ),
    "Tests/Project/ChiaroProjectTests/Targets/TargetTests.swift xcode": (
      46, "a table, or one scenario that is told in its order"
    ),
    "Tests/Runtime/ChiaroAppKitTests/DocumentedValueTests.swift paths": (
      41, "a table, or one scenario that is told in its order"
    ),
    "Tests/Runtime/ChiaroAppKitTests/ListTests.swift outlines": (
      62, "a table, or one scenario that is told in its order"
    ),
    "Tests/Runtime/ChiaroAppKitTests/ModelTests.swift undo": (
      60, "a table, or one scenario that is told in its order"
    ),
    "Tests/Runtime/ChiaroAppKitTests/OriginDrawingTests.swift kinds": (
      70, "a table, or one scenario that is told in its order"
    ),
    "Tests/Runtime/ChiaroUIKitTests/DocumentedEditingTests.swift attributes": (
      42, "a table, or one scenario that is told in its order"
    ),
    "Tests/Runtime/ChiaroUIKitTests/DocumentedTouchTests.swift contextMenus": (
      48, "a table, or one scenario that is told in its order"
    ),
    "Tests/Runtime/UIKitPresence/AppKitPresence+Names.swift useNames1": (
      63, "a table, or one scenario that is told in its order"
    ),
    "Tests/Runtime/UIKitPresence/AppKitPresence+Names.swift useNames2": (
      60, "a table, or one scenario that is told in its order"
    ),
    "Tests/Runtime/UIKitPresence/AppKitPresence+Names.swift useNames3": (
      62, "a table, or one scenario that is told in its order"
    ),
  ]

  @Test("a body that is too long is found by its braces, whatever stands in texts")
  func walk() {
    let body = (1...41).map { "    work(\($0))" }
    let lines =
      [
        "  func short(", "    _ work: () -> Void = {}", "  ) {", "    work()", "  }",
        "  private static func long(", "    _ a: Int",
        "  ) {",
      ]
      + body + ["  }", "  func one() { work() }", "  init(a: Int) {", "    text = \"\"\""]
      + (1...50).map { _ in "  func inText() {" } + ["    \"\"\"", "  }"]
    let file = SourceFile(path: "A.swift", lines: lines.map { $0[...] })
    let found = Self.longFunctions(in: file)
    #expect(found.map(\.name) == ["long", "init"])
    #expect(found.map(\.lineCount) == [41, 52])
  }

  @Test("no body of a function has over 40 lines, those with a reason excepted")
  func length() {
    let found = SourceFileTests.files.filter { !$0.isGenerated }.flatMap(Self.longFunctions)
    var counts: [String: Int] = [:]
    for function in found {
      let key = "\(function.file) \(function.name)"
      counts[key] = max(counts[key] ?? 0, function.lineCount)
    }
    for (key, count) in counts where count > Self.longFunctions[key]?.lines ?? Self.limit {
      Issue.record("\(key) has \(count) lines: cut it, so that each part has a name")
    }
    for (key, known) in Self.longFunctions where counts[key] != known.lines {
      Issue.record("\(key) has \(counts[key] ?? 0) lines, the list says \(known.lines)")
    }
  }

  @Test("each exception has a reason")
  func reasons() {
    #expect(Self.longFunctions.values.allSatisfy { $0.reason.contains(" ") })
  }

  // MARK: Walking

  /// The functions of a formatted file whose bodies are too long: a brace in the column in which
  /// the declaration begins ends it.
  static func longFunctions(in file: SourceFile) -> [Function] {
    let isText = textLines(of: file)
    return file.lines.indices.compactMap { index in
      guard !isText[index], let name = declaredName(in: file.lines[index]) else { return nil }
      let indent = file.lines[index].prefix { $0 == " " }
      guard let opening = opening(of: index, indent: indent, in: file) else { return nil }
      let closing = file.lines.indices.first {
        $0 > opening && !isText[$0] && file.lines[$0].hasPrefix(indent + "}")
      }
      guard let closing, closing - opening - 1 > limit else { return nil }
      return Function(file: file.path, name: name, lineCount: closing - opening - 1)
    }
  }

  /// Whether each line lies in a text of several lines.
  private static func textLines(of file: SourceFile) -> [Bool] {
    var isInside = false
    return file.lines.map { line in
      defer { if line.ranges(of: "\"\"\"").count % 2 == 1 { isInside.toggle() } }
      return isInside
    }
  }

  private static func declaredName(in line: Substring) -> String? {
    let words = line.drop { $0 == " " }.split(separator: " ")
    guard let place = words.firstIndex(where: isKeyword),
      words[..<place].allSatisfy({
        $0.first == "@" || $0.allSatisfy { $0.isLetter || "()".contains($0) }
      })
    else { return nil }
    let word = words[place] == "func" ? words.dropFirst(place + 1).first : words[place]
    return word.map { String($0.prefix { !"(<?!".contains($0) }) }
  }

  private static func isKeyword(_ word: Substring) -> Bool {
    word == "func"
      || ["init(", "init?(", "init<", "subscript(", "deinit"].contains(where: word.hasPrefix)
  }

  /// The line with the brace that opens a body of several lines; nil for a requirement, or for a
  /// body on one line.
  private static func opening(
    of start: Int, indent: Substring, in file: SourceFile
  ) -> Int? {
    for index in file.lines.indices[start...].prefix(25) {
      let line = file.lines[index]
      if line.hasSuffix("{") { return index }
      let mayEnd = index == start || line.hasPrefix(indent + ")")
      if line.isEmpty || mayEnd && line.hasSuffix("}") { return nil }
    }
    return nil
  }
}
