// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSource
import ChiaroTestSupport
import ChiaroTokens
import Testing

/// Which mode, context, theme or file of another tool is which appearance: by what it is called,
/// not by its place, and never two for one in silence.
@Suite("Modes of other tools")
struct ForeignModeTests {
  typealias Export = ForeignToolTests.Export

  private static func token(_ hex: String) -> String {
    ##"{ "a": { "$type": "color", "$value": "\##(hex)" } }"##
  }

  /// A resolver with one modifier, whose contexts have a gray each.
  private static func resolver(_ contexts: [String], usual: String?, of name: String) -> TokenFile {
    let list = contexts.enumerated().map { index, context in
      #""\#(context)": [\#(token("#\(index + 1)\(index + 1)\(index + 1)"))]"#
    }
    let usual = usual.map { #", "default": "\#($0)""# } ?? ""
    return TokenFile(
      "a.resolver.json",
      ##"""
      { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/modifiers/\##(name)" }],
        "modifiers": { "\##(name)": {
          "contexts": { \##(list.joined(separator: ", ")) }\##(usual) } } }
      """##)
  }

  private static func figma(_ modes: [String], usual: Int) -> TokenFile {
    let list = modes.enumerated().map { #"{ "modeId": "\#($0)", "name": "\#($1)" }"# }
    let values = modes.indices.map { index in
      let gray = Double((index + 1) * 17) / 255
      return #""\#(index)": { "r": \#(gray), "g": \#(gray), "b": \#(gray) }"#
    }
    return TokenFile(
      "figma.json",
      ##"""
      { "variableCollections": { "c": { "id": "c", "defaultModeId": "\##(usual)",
          "modes": [\##(list.joined(separator: ", "))] } },
        "variables": { "a": { "id": "a", "name": "a", "resolvedType": "COLOR",
          "valuesByMode": { \##(values.joined(separator: ", ")) } } } }
      """##)
  }

  static let exports = [
    Export(
      testDescription: "a resolver whose usual context is dark",
      files: [resolver(["dark", "light"], usual: "dark", of: "theme")],
      colors: ["a": "#222222 #111111"]),
    Export(
      testDescription: "a resolver without a usual context, dark first",
      files: [resolver(["dark", "light"], usual: nil, of: "theme")],
      colors: ["a": "#222222 #111111"]),
    Export(
      testDescription: "a switch: the modifier names the appearance",
      files: [resolver(["false", "true"], usual: "false", of: "darkMode")],
      colors: ["a": "#111111 #222222"]),
    Export(
      testDescription: "another dark before dark, and none",
      files: [resolver(["light", "dark-dimmed", "dark", "sepia"], usual: "light", of: "theme")],
      colors: ["a": "#111111 #333333"], reports: ["context-unknown": 3]),
    Export(
      testDescription: "light with more contrast beside light",
      files: [resolver(["dark", "light", "light-hc"], usual: "light", of: "theme")],
      colors: ["a": "#222222 #111111 #333333 #111111"]),
    Export(
      testDescription: "a bundled resolver: its files are parts of it",
      files: [
        TokenFile(
          "a.resolver.json",
          ##"""
          { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/modifiers/theme" }],
            "modifiers": { "theme": { "default": "light", "contexts": {
              "light": [{ "$ref": "#/$defs/light.json" }],
              "dark": [{ "$ref": "#/$defs/sub~1dark.json" }] } } },
            "$defs": { "light.json": \##(token("#111111")),
              "sub/dark.json": \##(token("#eeeeee")) } }
          """##)
      ], colors: ["a": "#111111 #EEEEEE"]),
    Export(
      testDescription: "Figma, dark as the usual mode",
      files: [figma(["Dark", "Light"], usual: 0)],
      colors: ["a": "#222222 #111111"]),
    Export(
      testDescription: "a resolver without dark, with more contrast",
      files: [resolver(["light", "light-hc"], usual: "light", of: "theme")],
      colors: ["a": "#111111 #111111 #222222 #222222"]),
    Export(
      testDescription: "Figma without dark, with more contrast",
      files: [figma(["Light", "Light High Contrast"], usual: 0)],
      colors: ["a": "#111111 #111111 #222222 #222222"]),
    Export(
      testDescription: "modes beside the value without dark, with more contrast",
      files: [
        TokenFile(
          "a.tokens.json",
          ##"""
          { "a": { "$type": "color", "$value": "#111111",
            "$extensions": { "mode": { "light": "#111111", "light-hc": "#222222" } } } }
          """##)
      ], colors: ["a": "#111111 #111111 #222222 #222222"]),
    Export(
      testDescription: "Figma, two kinds of dark",
      files: [figma(["Light", "Dark dimmed", "Dark"], usual: 0)],
      colors: ["a": "#111111 #333333"], reports: ["mode-unknown": 2]),
    Export(
      testDescription: "files in a folder for each appearance",
      files: [
        TokenFile("tokens/light/color.tokens.json", token("#111111")),
        TokenFile("tokens/dark/color.tokens.json", token("#eeeeee")),
      ], colors: ["a": "#111111 #EEEEEE"]),
    Export(
      testDescription: "a folder that all files are in says nothing of them",
      files: [
        TokenFile("dark/one.tokens.json", token("#111111")),
        TokenFile(
          "dark/two.tokens.json", ##"{ "b": { "$type": "color", "$value": "#222222" } }"##),
      ], colors: ["a": "#111111", "b": "#222222"]),
    Export(
      testDescription: "two files of brands",
      files: [
        TokenFile("brand-1.tokens.json", token("#111111")),
        TokenFile("brand-2.tokens.json", "\n" + token("#222222")),
      ], colors: ["a": "#222222"], reports: ["repeated-name": 1]),
    Export(
      testDescription: "Tokens Studio, a file a set, with themes of its own names",
      files: [
        TokenFile(
          "$themes.json",
          ##"""
          [{ "name": "Day", "group": "Mode", "selectedTokenSets": { "core": "source", "one": "enabled" } },
           { "name": "Night", "group": "Mode", "selectedTokenSets": { "core": "source", "two": "enabled" } },
           { "name": "Acme", "group": "Brand", "selectedTokenSets": { "acme": "enabled" } },
           { "name": "Other", "group": "Brand", "selectedTokenSets": { "other": "enabled" } }]
          """##),
        TokenFile(
          "$metadata.json", #"{ "tokenSetOrder": ["core", "acme", "other", "one", "two"] }"#),
        TokenFile("core.json", ##"{ "blue": { "type": "color", "value": "#0000ff" } }"##),
        TokenFile("one.json", ##"{ "a": { "type": "color", "value": "#111111" } }"##),
        TokenFile("two.json", ##"{ "a": { "type": "color", "value": "$blue" } }"##),
        TokenFile("acme.json", ##"{ "b": { "type": "color", "value": "rgba($blue, 0.5)" } }"##),
        TokenFile("other.json", ##"{ "b": { "type": "color", "value": "#00ff00" } }"##),
      ],
      colors: ["blue": "#0000FF", "a": "#111111 #0000FF", "b": "#0000FF80"],
      reports: ["context-unknown": 4]),
    Export(
      testDescription: "JSON with comments, as the specification's examples",
      files: [
        TokenFile(
          "a.tokens.json",
          ##"""
          // The base
          { "a": { "$type": "color", /* inside */ "$value": "#111111", }, // behind
            "b": { "$value": "{nowhere}" } }
          """##)
      ], colors: ["a": "#111111"],
      reports: ["json-comment": 1, "json-trailing-comma": 2, "alias-unknown": 3]),
    Export(
      testDescription: "Style Dictionary: channels by their letters",
      files: [
        TokenFile(
          "color.tokens.json",
          ##"""
          { "a": { "type": "color", "value": { "r": 146, "g": 153, "b": 162 } },
            "b": { "type": "color", "value": { "h": 120, "s": "100%", "l": 0.5, "a": 0.5 } },
            "c": { "type": "color", "value": { "h": 0, "s": 1, "v": 1 } } }
          """##)
      ], colors: ["a": "#9299A2", "b": "#00FF0080", "c": "#FF0000"]),
  ]

  @Test("what they say, in every style and contrast", arguments: exports)
  func reading(_ export: Export) throws { try ForeignToolTests().reading(export) }

  @Test("mutants of them are read in bounds, without an end of the program", arguments: exports)
  func mutants(_ export: Export) throws { try ForeignToolTests().mutants(export) }

  @Test("what Figma says of a variable's use is kept, and goes out again")
  func scopes() throws {
    let file = TokenFile(
      "figma.json",
      ##"""
      { "variableCollections": { "c": { "id": "c", "modes": [{ "modeId": "1", "name": "Light" }] } },
        "variables": {
          "a": { "id": "a", "name": "a", "resolvedType": "COLOR", "scopes": ["TEXT_FILL"],
            "codeSyntax": { "WEB": "--a" }, "valuesByMode": { "1": { "r": 0, "g": 0, "b": 0 } } },
          "b": { "id": "b", "name": "b", "resolvedType": "FLOAT", "valuesByMode": { "1": 4 } },
          "c": { "id": "c", "name": "c", "resolvedType": "COLOR", "valuesByMode": {
            "1": { "type": "VARIABLE_ALIAS", "id": "VariableID:of-a-library/1:1" } } } } }
      """##)
    let reading = FigmaFormat.read([file])
    #expect(reading.diagnostics.map(\.id) == ["alias-unknown", "not-a-color"])
    #expect(reading.palette.tokens.map(\.name.description) == ["a"])
    let again = DTCGFormat.read(DTCGFormat.write(TokenSheet(reading.palette)).files).palette
    for palette in [reading.palette, again] {
      let text = String(
        decoding: FigmaFormat.write(TokenSheet(palette)).files[0].bytes, as: UTF8.self)
      #expect(text.contains("TEXT_FILL") && text.contains("--a"))
    }
  }
}
