// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor
import ChiaroSource
import Testing

@testable import ChiaroTokens

/// Files that are meant to be dear or wrong: read in bounds, and what is missing is said.
@Suite("Odd files of colors")
struct OddFileTests {
  /// A file that costs much where work is not bounded, and what is reported of it.
  struct Costly: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var file: TokenFile
    var report: String?
    var format: any ReadableTokenFormat.Type = DTCGFormat.self
  }

  private static let red = ##"{"colorSpace":"srgb","components":[1,0,0]}"##

  static let costly = [
    Costly(
      testDescription: "a pointer with a negative index",
      file: TokenFile(
        "a.tokens.json",
        ##"{"a":{"$type":"color","$value":\##(red)},"b":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":"#/a/$value/components/-1"},0,0]}}}"##
      ), report: "value-malformed"),
    Costly(
      testDescription: "sets that refer to the next many times, and the last to nothing",
      file: TokenFile("a.resolver.json", sets), report: "resolver-reference"),
    Costly(
      testDescription: "a long chain of aliases",
      file: TokenFile("a.tokens.json", chain { #"{"$type":"color","$value":"{t\#($0 + 1)}"}"# })),
    Costly(
      testDescription: "a long chain of groups that extend the next",
      file: TokenFile("a.tokens.json", chain { #"{"$extends":"{t\#($0 + 1)}"}"# }),
      report: "extends-too-deep"),
    Costly(
      testDescription: "deep braces",
      file: TokenFile("a.css", String(repeating: "--a:#123;{", count: 8000)),
      report: "block-unknown",
      format: CSSFormat.self),
    Costly(
      testDescription: "a comment without an end",
      file: TokenFile("a.tokens.json", "/*" + String(repeating: "*", count: 100_000)),
      report: "json-syntax"),
    Costly(
      testDescription: "many comments",
      file: TokenFile(
        "a.tokens.json", String(repeating: "//\n/**/", count: 20_000) + "{}"),
      report: "json-comment"),
    Costly(
      testDescription: "selectors that are never closed",
      file: TokenFile(
        "a.css", String(repeating: ":is(:not(.dark[", count: 2000) + "{ --a: #123 }"),
      report: "block-unknown", format: CSSFormat.self),
    Costly(
      testDescription: "one property declared often, in many lists of selectors",
      file: TokenFile(
        "a.css",
        (0..<3000).map { ".a\($0), :is(.dark, .b) { --a: #\(String($0 % 10))23 }" }.joined()),
      format: CSSFormat.self),
    Costly(
      testDescription: "XML that ends in the middle",
      file: TokenFile(
        "values/a.xml",
        ##"<resources><color name="a">#123456</color><color name=b>#123456</color></resources>"##),
      report: "xml-malformed", format: AndroidFormat.self),
    Costly(
      testDescription: "components that no screen has",
      file: TokenFile("a.css", ":root { --a: color(a98-rgb -1e308 1e308 0) }"),
      report: "value-unknown", format: CSSFormat.self),
  ]

  /// Eight sets, each of which names the next ten times.
  private static let sets: String = {
    let sets = (0..<8).map { set in
      let sources = Array(repeating: ##"{"$ref":"#/sets/s\##(set + 1)"}"##, count: 10)
      return "\"s\(set)\":{\"sources\":[\(sources.joined(separator: ","))]}"
    }
    return #"{"version":"2025.10","sets":{"# + sets.joined(separator: ",")
      + ##","s8":{"sources":[]}},"resolutionOrder":[{"$ref":"#/sets/s0"}]}"##
  }()

  /// Three thousand members that lead from one to the next, and a color at the end.
  private static func chain(_ member: (Int) -> String) -> String {
    let members = (0..<3000).map { "\"t\($0)\":\(member($0))" }
    return "{\(members.joined(separator: ",")),\"t3000\":{\"$type\":\"color\",\"$value\":\(red)}}"
  }

  @Test("what costs much elsewhere is bounded, and said", arguments: costly)
  func bounded(_ costly: Costly) {
    let reading = costly.format.read([costly.file])
    let ids = Set(reading.diagnostics.map(\.id))
    if let report = costly.report { #expect(ids.contains(report)) } else { #expect(ids == []) }
    for token in reading.palette.tokens {
      for case .color(let color) in token.variants.map(\.value) {
        #expect(color.color.channelValues.allSatisfy { $0.isFinite })
      }
    }
  }

  @Test("declarations deeper than sixty-four blocks are left out, and the others are not copied")
  func deepBlocks() {
    let sheet = CSSSheet(Self.costly[4].file.bytes)
    #expect(sheet.declarations.count == 65)
  }

  @Test(
    "an alias that leads nowhere is said by every reader",
    arguments: [
      TokenFile("a.css", ":root { --a: #123456; --b: var(--nowhere) }"),
      TokenFile(
        "values/a.xml",
        ##"<resources><color name="a">#123456</color><color name="b">@color/no</color></resources>"##
      ),
      TokenFile(
        "a.json",
        ##"{"variableCollections":{"c":{"modes":[{"modeId":"1","name":"Light"}]}},"variables":{"a":{"id":"a","name":"a","resolvedType":"COLOR","valuesByMode":{"1":{"type":"VARIABLE_ALIAS","id":"b"}}},"b":{"id":"b","name":"b","resolvedType":"COLOR","valuesByMode":{"1":{"type":"VARIABLE_ALIAS","id":"c"}}}}}"##
      ),
    ])
  func deadAliases(_ file: TokenFile) throws {
    let reading = try #require(TokenFormats.format(of: file)).read([file])
    #expect(reading.diagnostics.contains { $0.id == "alias-unknown" })
    let losses = CSSFormat.write(TokenSheet(reading.palette)).losses
    #expect(losses.contains { $0.kind == .value })
  }

  @Test(
    "blocks for light and dark may stand in any order",
    arguments: [
      "[data-theme=\"dark\"] { --a: #222 } [data-theme=\"light\"] { --a: #eee }",
      "[data-theme=\"light\"] { --a: #eee } [data-theme=\"dark\"] { --a: #222 }",
      ":root { --a: #eee } @media (prefers-color-scheme: dark) { :root { --a: #222 } }",
      "@media (prefers-color-scheme: dark) { :root { --a: #222 } } .light { --a: #eee }",
    ])
  func order(_ text: String) throws {
    let token = try #require(CSSFormat.read([TokenFile("a.css", text)]).palette.tokens.first)
    let hex = { (axes: Set<TokenCell.Axis>) -> String? in
      guard case .color(let color)? = token.value(for: TokenCell(axes).query()) else { return nil }
      return color.color.hexText
    }
    #expect((hex([]), hex([.scheme])) == ("#EEEEEE", "#222222"))
  }

  @Test("a person's comment is no name")
  func comments() {
    let css = ":root { --accent: #111; /* accent */ --accent-hover: #222; /* accent */ }"
    let xml = """
      <resources>
        <color name="brand">#111111</color> <!-- Brand -->
        <color name="brand_dark">#222222</color> <!-- Brand -->
      </resources>
      """
    let names = [TokenFile("a.css", css), TokenFile("values/a.xml", xml)].map { file in
      TokenFormats.format(of: file)?.read([file]).palette.tokens.map(\.name.description)
    }
    #expect(names == [["accent", "accent-hover"], ["Brand", "brand_dark"]])
  }

  @Test("of Figma's modes that say as much, contrast is before style")
  func modes() throws {
    let modes = ["Light", "Dark", "High Contrast"].enumerated()
    let list = modes.map { #"{"modeId":"\#($0)","name":"\#($1)"}"# }.joined(separator: ",")
    let values = modes.map { "\"\($0.offset)\":{\"r\":0.\($0.offset),\"g\":0,\"b\":0}" }
    let text =
      #"{"variableCollections":{"c":{"modes":[\#(list)]}},"variables":{"a":{"id":"a","name":"a","#
      + #""resolvedType":"COLOR","valuesByMode":{\#(values.joined(separator: ","))}}}}"#
    let file = TokenFile("a.json", text)
    let token = try #require(FigmaFormat.read([file]).palette.tokens.first)
    let value = token.value(for: TokenCell([.scheme, .contrast]).query())
    #expect(value == .color(TokenColor(Color(.sRGB, 0.2, 0, 0))))
  }

  @Test("names that the writer makes are nobody else's", arguments: [nil, "style-dictionary"])
  func madeNames(_ flavor: String?) throws {
    let cells = [0, 1, 2, 3]
    let tokens = ["Brand", "Brand/root", "chiaro-variants", "chiaro-variants/a"].enumerated().map {
      number, name in
      ColorToken(
        TokenName(name),
        cells.map { cell in
          let gray = Double(number * 4 + cell) / 16
          return .init(
            TokenCell(index: cell).slot, .color(TokenColor(Color(.sRGB, gray, gray, gray))))
        })
    }
    var options = TokenSheet.Options()
    options.flavor = flavor
    let files = DTCGFormat.write(TokenSheet(TokenPalette(tokens), options)).files
    let reading = DTCGFormat.read(files)
    #expect(reading.diagnostics == [])
    #expect(reading.palette.tokens.count == tokens.count)
    for token in tokens where flavor == nil {
      #expect(reading.palette[token.name]?.variants == token.variants, "\(token.name)")
    }
  }

  @Test("an alias to a color that is a group as well leads to it, whatever its name")
  func pointers() {
    let names = ["%2F", "a/%41", "~1", "%25 ~0"]
    let tokens = names.flatMap { name in
      [
        ColorToken(TokenName(name), [.init(VariantSlot(), .color(TokenColor(.black)))]),
        ColorToken(
          TokenName("\(name)/inner"), [.init(VariantSlot(), .alias(TokenName(name)))]),
      ]
    }
    let reading = DTCGFormat.read(DTCGFormat.write(TokenSheet(TokenPalette(tokens))).files)
    #expect(reading.diagnostics == [])
    for token in tokens {
      #expect(reading.palette[token.name]?.variants == token.variants, "\(token.name)")
    }
  }

  @Test("an import into a set of any shape is complete: the same again changes nothing")
  func fixpoint() throws {
    let dark = #""appearances":[{"appearance":"luminosity","value":"dark"}],"#
    let light = #""appearances":[{"appearance":"luminosity","value":"light"}],"#
    let heads = ["", light, dark].flatMap { style in
      ["", #""display-gamut":"sRGB","#, #""display-gamut":"display-P3","#].map { style + $0 }
    }
    let entries = heads.enumerated().map { number, head in
      #"{\#(head)"idiom":"universal","color":{"color-space":"srgb","components":"#
        + #"{"red":"0x\#(number)0","green":"0x00","blue":"0x00","alpha":"1"}}}"#
    }
    let file = TokenFile(
      "a.css", ":root { --a: light-dark(#abcdef, #fedcba); color-scheme: light dark }")
    for mask in stride(from: 1, to: 1 << entries.count, by: 11) {
      let chosen = entries.indices.filter { mask >> $0 & 1 == 1 }.map { entries[$0] }
      let text = #"{"colors":[\#(chosen.joined(separator: ","))],"info":{"version":1}}"#
      var files = ["C.xcassets/a.colorset/Contents.json": Array(text.utf8)]
      let plan = { (files: [String: [UInt8]]) in
        CatalogPlan(
          CSSFormat.read([file]).palette, into: "C.xcassets",
          existing: try AssetCatalog(path: "C.xcassets", in: MemoryTree(files)))
      }
      for file in try plan(files).files { files[file.path] = file.bytes }
      let again = try plan(files)
      #expect(again.changes.map(\.kind) == [.keep], "\(text): \(again.changes)")
      if again.changes.map(\.kind) != [.keep] { break }
    }
  }

  @Test("of two colors that are written alike, none takes a catalog's name")
  func alike() {
    let color = TokenValue.color(TokenColor(.black))
    let tokens = ["brand-primary", "brand_primary", "page"].map {
      ColorToken(TokenName($0), [.init(VariantSlot(), color)])
    }
    let names = TokenPalette(tokens).renamed(like: [TokenName("Brand/Primary"), TokenName("Page")])
    #expect(names.tokens.map(\.name.description) == ["brand-primary", "brand_primary", "Page"])
  }

  @Test(
    "no member of code has a name that its language keeps, and none has that of another",
    arguments: [
      (SwiftFormat.name, "static let ", ["class", "self", "Type", "init", "default"]),
      (ComposeFormat.name, "override val ", ["class", "val", "object", "typealias", "null"]),
      (FlutterFormat.name, "static const ", ["class", "hash code", "toString", "with", "var"]),
    ])
  func keptWords(_ name: String, _ lead: String, _ words: [String]) throws {
    let odd = words + ["Ink", "ink", "in/k", "1", "-", "ß", "ss", "é", "🎨"]
    let tokens = odd.map {
      ColorToken(TokenName($0), [.init(VariantSlot(), .color(TokenColor(.black)))])
    }
    let format = try #require(TokenFormats.all.first { $0.name == name })
    let file = try #require(format.write(TokenSheet(TokenPalette(tokens))).files.first)
    let code = String(decoding: file.bytes, as: UTF8.self)
    let members = code.split(separator: lead).dropFirst().map { part in
      String(part.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
    // The views of SwiftUI and the dark colors repeat the names.
    let first = members.prefix(odd.count)
    #expect(Set(first).count == odd.count, "\(members)")
    let kept = Set(words.map { $0 == "hash code" ? "hashCode" : $0 == "Type" ? "type" : $0 })
    #expect(kept.subtracting(["type", "default"]).isDisjoint(with: members), "\(members)")
    #expect(first.allSatisfy { $0.first?.isNumber == false }, "\(members)")
  }
}
