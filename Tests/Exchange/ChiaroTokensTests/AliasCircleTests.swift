// SPDX-License-Identifier: MIT

import ChiaroSource
import Testing

@testable import ChiaroTokens

/// Aliases that lead in a circle, in every format that is read: no file that is yet to come gives
/// them a color, so that the files are not whole.
@Suite("Circles of aliases")
struct AliasCircleTests {
  /// A name, and the name that it stands for; nil for red.
  struct Link: Sendable {
    var name: String
    var target: String?

    init(_ name: String, _ target: String? = nil) {
      self.name = name
      self.target = target
    }
  }

  /// A way to write links.
  struct Notation: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var format: any ReadableTokenFormat.Type
    var path: String
    var before = ""
    /// A link, with `NAME` and `TARGET`.
    var link: String
    /// A name of red.
    var color: String
    var separator = ""
    var after = ""

    func text(_ links: [Link]) -> String {
      let parts = links.map { link -> String in
        let text = link.target.map { self.link.replacing("TARGET", with: $0) } ?? color
        return text.replacing("NAME", with: link.name)
      }
      return before + parts.joined(separator: separator) + after
    }

    func read(_ links: [Link]) -> ReadTokens { format.read([TokenFile(path, text(links))]) }
  }

  private static let figma =
    ##""NAME":{"id":"NAME","name":"NAME","resolvedType":"COLOR","variableCollectionId":"c","##

  static let notations: [Notation] = [
    Notation(
      testDescription: "design tokens", format: DTCGFormat.self, path: "a.tokens.json",
      before: "{", link: ##""NAME":{"$type":"color","$value":"{TARGET}"}"##,
      color: ##""NAME":{"$type":"color","$value":"#ff0000"}"##, separator: ",", after: "}"),
    Notation(
      testDescription: "no types", format: DTCGFormat.self, path: "a.tokens.json",
      before: "{", link: ##""NAME":{"$value":"{TARGET}"}"##,
      color: ##""NAME":{"$value":"#ff0000"}"##, separator: ",", after: "}"),
    Notation(
      testDescription: "custom properties", format: CSSFormat.self, path: "a.css",
      before: ":root{", link: "--NAME:var(--TARGET);", color: "--NAME:red;", after: "}"),
    Notation(
      testDescription: "mixed properties", format: CSSFormat.self, path: "a.css",
      before: ":root{", link: "--NAME:color-mix(in srgb, var(--TARGET), blue);",
      color: "--NAME:red;", after: "}"),
    Notation(
      testDescription: "resources", format: AndroidFormat.self, path: "values/a.xml",
      before: "<resources>", link: "<color name=\"NAME\">@color/TARGET</color>",
      color: "<color name=\"NAME\">#ffff0000</color>", after: "</resources>"),
    Notation(
      testDescription: "variables", format: FigmaFormat.self, path: "a.json",
      before: ##"{"variableCollections":{"c":{"id":"c","name":"c","defaultModeId":"1","##
        + ##""modes":[{"modeId":"1","name":"Light"}]}},"variables":{"##,
      link: figma + ##""valuesByMode":{"1":{"type":"VARIABLE_ALIAS","id":"TARGET"}}}"##,
      color: figma + ##""valuesByMode":{"1":{"r":1,"g":0,"b":0,"a":1}}}"##, separator: ",",
      after: "}}"),
  ]

  /// Links, and the names among them that have a color.
  static let circles: [(links: [Link], whole: Set<String>)] = [
    ([Link("a", "a"), Link("z")], ["z"]),
    ([Link("a", "b"), Link("b", "a"), Link("z")], ["z"]),
    (
      [
        Link("a", "b"), Link("b", "c"), Link("c", "a"), Link("t", "a"), Link("s", "t"),
        Link("y", "z"), Link("z"),
      ], ["y", "z"]
    ),
    ((0..<300).map { Link("n\($0)", "n\(($0 + 1) % 300)") } + [Link("z")], ["z"]),
  ]

  @Test("every format that is read has its circles here")
  func formats() {
    #expect(
      Set(Self.notations.map { $0.format.name }) == Set(TokenFormats.readable.map { $0.name }))
  }

  @Test("a circle is an error, and colors beside it are read", arguments: notations)
  func circle(_ notation: Notation) {
    for (links, whole) in Self.circles {
      let read = notation.read(links)
      let sheet = TokenSheet(read.palette)
      let colored = sheet.allRows.filter { sheet.color($0, TokenCell()) != nil }
      #expect(Set(colored.map(\.token.name.description)) == whole)
      #expect(!read.isWhole && read.gaps.contains { $0.id == "alias-cycle" })
      let told = read.diagnostics.filter { $0.id == "alias-cycle" }
      #expect(told.allSatisfy { $0.severity == .error })
    }
  }

  @Test("a chain of the same links that ends in a color is whole", arguments: notations)
  func chain(_ notation: Notation) {
    let links = (0..<300).map { Link("n\($0)", $0 < 299 ? "n\($0 + 1)" : nil) }
    let read = notation.read(links)
    #expect(read.isWhole && read.gaps.isEmpty && read.palette.tokens.count == 300)
  }

  @Test("a circle is told once, however many names lead to it, and by one of its own names")
  func told() {
    let circles = [Link("a", "b"), Link("b", "a"), Link("u", "c"), Link("c", "c")]
    let links = (0..<50).map { Link("t\($0)", "a") } + circles
    for notation in Self.notations where notation.testDescription != "mixed properties" {
      let told = notation.read(links).diagnostics.filter { $0.id == "alias-cycle" }
      #expect(told.count == 2, "\(told)")
    }
  }

  @Test("a theme's property that is named as what it stands for is no color, and no circle")
  func themes() {
    let text =
      "@theme inline{--font-sans:var(--font-sans);--color-a:var(--a)} :root{--a:#ff0000}"
    let read = CSSFormat.read([TokenFile("a.css", text)])
    #expect(read.isWhole && read.palette.tokens.map(\.name.description) == ["a"])
  }
}
