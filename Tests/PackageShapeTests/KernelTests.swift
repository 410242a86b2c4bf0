// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The kernel of the views, which are all folders but `Controls`, knows no control: what a built-in
/// control can do, one of another module can do too.
@Suite("Kernel of the views")
struct KernelTests {
  static let files = SourceFile.all(in: ["Sources/ChiaroViews"])
  private static let controls = "Sources/ChiaroViews/Controls/"

  /// The types that files declare at their outermost level.
  static func types(_ lines: [Substring]) -> [String] {
    let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "actor", "typealias"]
    return lines.compactMap { line in
      guard let first = line.first, first.isLetter || first == "@" else { return nil }
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      guard let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count,
        words[..<kind].allSatisfy({ $0 != "extension" && $0 != "import" })
      else { return nil }
      return String(words[kind + 1])
    }
  }

  /// The names in a file's code that begin with a capital letter, without comments and literals.
  static func names(_ lines: [Substring]) -> Set<String> {
    Set(
      lines.flatMap { line -> [String] in
        let code = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
        let parts = code.split(separator: "\"", omittingEmptySubsequences: false)
        return parts.enumerated().filter { $0.offset.isMultiple(of: 2) }.flatMap { part in
          part.element.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            .filter { $0.first?.isUppercase == true }.map(String.init)
        }
      })
  }

  @Test("no file outside of Controls names a type that is declared there")
  func apart() {
    let inside = Self.files.filter { $0.path.hasPrefix(Self.controls) }
    let types = Set(inside.flatMap { Self.types($0.lines) })
    #expect(types.count > 60 && types.isSuperset(of: ["Control", "Label", "ScrollView"]))
    for file in Self.files where !file.path.hasPrefix(Self.controls) {
      // A type within another may have the name of a control: a pointer has buttons.
      let own = Set(file.lines.map { $0.drop { $0 == " " } }.flatMap { Self.types([$0]) })
      let named = Self.names(file.lines).subtracting(own).intersection(types)
      #expect(named.sorted() == [], "\(file.path)")
    }
  }

  @Test(
    "declarations are found whatever stands before them, and nothing else is one",
    arguments: [
      ("open class Bar: View {", ["Bar"]), ("public final class Action {", ["Action"]),
      ("@MainActor struct Place<T> {", ["Place"]), ("  struct Inner {", []),
      ("extension Bar {", []), ("/// a class Bar", []), ("import struct Foundation.Date", []),
    ] as [(Substring, [String])])
  func declarations(_ line: Substring, _ expected: [String]) {
    #expect(Self.types([line]) == expected)
  }

  @Test("names are those of the code, not of its comments and literals")
  func code() {
    #expect(Self.names(["  let a: Bar = \"Label \\(b)\"  // as Button", "/// Switch"]) == ["Bar"])
  }
}
