// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSource
import ChiaroTestSupport
import ChiaroTokens
import Testing

/// Files in the forms of other tools, made for these tests, are read with all that they say; what
/// is not read is said, with its place.
@Suite("Files of other tools")
struct ForeignToolTests {
  /// Files of a tool, what they mean as `light dark light-high dark-high`, and what is reported.
  struct Export: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var files: [TokenFile]
    var colors: [String: String]
    var reports: [String: Int] = [:]
  }

  static let exports = [
    Export(
      testDescription: "Material Theme Builder, JSON",
      files: [TokenFile("material-theme.json", material)],
      colors: [
        "primary": "#65558F #CFBDFE #32235A #F5EDFF", "onPrimary": "#FFFFFF #36275D",
        "palettes/primary/50": "#7E6DA9", "extended/Alert": "#FF8800",
      ], reports: ["mode-unknown": 8, "not-a-color": 3]),
    Export(
      testDescription: "Material Theme Builder, stylesheets",
      files: [
        TokenFile("css/light.css", ".light {\n  --md-sys-color-primary: rgb(101 85 143);\n}"),
        TokenFile(
          "css/light-mc.css", ".light-medium-contrast {\n  --md-sys-color-primary: rgb(1 2 3);\n}"),
        TokenFile(
          "css/light-hc.css", ".light-high-contrast {\n  --md-sys-color-primary: rgb(50 35 90);\n}"),
        TokenFile("css/dark.css", ".dark {\n  --md-sys-color-primary: rgb(207 189 254);\n}"),
        TokenFile(
          "css/dark-hc.css", ".dark-high-contrast {\n  --md-sys-color-primary: rgb(9 9 9);\n}"),
      ], colors: ["md-sys-color-primary": "#65558F #CFBDFE #32235A #090909"],
      reports: ["block-unknown": 2]),
    Export(
      testDescription: "Terrazzo, modes beside the value",
      files: [
        TokenFile(
          "terrazzo.tokens.json",
          ##"""
          { "color": { "$type": "color",
            "red": { "$value": "#aa0000" }, "blue": { "$value": "#0000aa" },
            "link": { "$value": "{color.blue}",
              "$extensions": { "mode": { "light": "{color.blue}", "dark": "{color.red}",
                "dark-hc": "#ffffff", "print": "#000000" } } } } }
          """##)
      ],
      colors: [
        "color/red": "#AA0000", "color/blue": "#0000AA",
        "color/link": "#0000AA #AA0000 #0000AA #FFFFFF",
      ], reports: ["context-unknown": 5]),
    Export(
      testDescription: "a resolver whose contexts are parts of one file",
      files: [
        TokenFile(
          "a.resolver.json",
          ##"""
          { "resolutionOrder": [{ "$ref": "#/modifiers/theme" }],
            "modifiers": { "theme": { "default": "light", "contexts": {
              "light": [{ "$ref": "themes.json#/light" }],
              "dark": [{ "$ref": "themes.json#dark" }] } } } }
          """##),
        TokenFile(
          "themes.json",
          ##"""
          { "light": { "a": { "$type": "color", "$value": "#111111" } },
            "dark": { "a": { "$type": "color", "$value": "#eeeeee" } } }
          """##),
      ], colors: ["a": "#111111 #EEEEEE"]),
    Export(
      testDescription: "Figma, variables as its REST interface gives them",
      files: [TokenFile("variables.json", figma)],
      colors: [
        "color/ink": "#1A1A1F #F2F2F7", "color/paper": "#FFFFFF #000000",
        "semantic/text": "#1A1A1F #F2F2F7", "color/veil": "#00000080",
      ]),
    Export(
      testDescription: "Style Dictionary 3",
      files: [
        TokenFile(
          "color.json",
          ##"""
          { "color": { "base": { "red": { "value": "#ff0000", "comment": "x" } },
            "danger": { "value": "{color.base.red.value}" } },
            "size": { "small": { "value": "4px" } } }
          """##)
      ], colors: ["color/base/red": "#FF0000", "color/danger": "#FF0000"]),
    Export(
      testDescription: "Tokens Studio: colors of colors",
      files: [
        TokenFile(
          "studio.tokens.json",
          ##"""
          { "blue": { "type": "color", "value": "#0000ff" },
            "faded": { "type": "color", "value": "rgba({blue}, 50%)" },
            "mixed": { "type": "color", "value": "{blue}", "$extensions": { "studio.tokens": {
              "modify": { "type": "lighten", "value": "0.1", "space": "lch" } } } },
            "nowhere": { "type": "color", "value": "rgba({red}, 50%)" },
            "odd": { "type": "color", "value": "{blue}", "$extensions": { "studio.tokens": {
              "modify": { "type": "saturate", "value": "0.1", "space": "lch" } } } } }
          """##)
      ],
      colors: [
        "blue": "#0000FF", "faded": "#0000FF80", "mixed": "#4C29FF", "odd": "#0000FF",
      ],
      reports: ["modifier-unknown": 7, "value-malformed": 5]),
    Export(
      testDescription: "a web page's stylesheet, with colors made of others",
      files: [
        TokenFile(
          "site.css",
          ##"""
          :root { --brand: oklch(60% 0.15 250); --brand-hover: color-mix(in oklab, var(--brand), black 20%);
            --ring: rgb(from var(--brand) r g b / 40%); --gap: 4px; --shade: rgba(var(--rgb), 0.2) }
          @media (prefers-color-scheme: dark) { :root { --brand: oklch(75% 0.12 250) } }
          """##)
      ],
      colors: [
        "brand": "#2784D5 #70B3F7", "brand-hover": "#1A609E #5184B7",
        "ring": "#2784D566 #70B3F766",
      ], reports: ["value-unknown": 2, "not-a-color": 0]),
    Export(
      testDescription: "a group that refers to the one that it extends",
      files: [
        TokenFile(
          "groups.tokens.json",
          ##"""
          { "button": { "$type": "color", "text": { "$value": "#000000" } },
            "primary": { "$ref": "#/button", "ground": { "$value": "#ff0000" } } }
          """##)
      ],
      colors: [
        "button/text": "#000000", "primary/text": "#000000", "primary/ground": "#FF0000",
      ]),
  ]

  private static let figma = ##"""
    { "status": 200, "error": false, "meta": {
      "variableCollections": {
        "VariableCollectionId:1:0": { "id": "VariableCollectionId:1:0", "name": "Theme",
          "modes": [{ "modeId": "1:0", "name": "Light" }, { "modeId": "1:1", "name": "Dark" }],
          "defaultModeId": "1:0", "remote": false, "hiddenFromPublishing": false,
          "variableIds": ["VariableID:1:2", "VariableID:1:3", "VariableID:1:4", "VariableID:1:5"] } },
      "variables": {
        "VariableID:1:2": { "id": "VariableID:1:2", "name": "color/ink", "remote": false,
          "variableCollectionId": "VariableCollectionId:1:0", "resolvedType": "COLOR",
          "valuesByMode": { "1:0": { "r": 0.102, "g": 0.102, "b": 0.122, "a": 1 },
            "1:1": { "r": 0.949, "g": 0.949, "b": 0.969, "a": 1 } },
          "scopes": ["TEXT_FILL"], "codeSyntax": { "WEB": "--ink" } },
        "VariableID:1:3": { "id": "VariableID:1:3", "name": "color/paper", "remote": false,
          "variableCollectionId": "VariableCollectionId:1:0", "resolvedType": "COLOR",
          "valuesByMode": { "1:0": { "r": 1, "g": 1, "b": 1 }, "1:1": { "r": 0, "g": 0, "b": 0 } },
          "scopes": ["ALL_SCOPES"] },
        "VariableID:1:4": { "id": "VariableID:1:4", "name": "semantic/text", "remote": false,
          "variableCollectionId": "VariableCollectionId:1:0", "resolvedType": "COLOR",
          "valuesByMode": { "1:0": { "type": "VARIABLE_ALIAS", "id": "VariableID:1:2" },
            "1:1": { "type": "VARIABLE_ALIAS", "id": "VariableID:1:2" } }, "scopes": [] },
        "VariableID:1:5": { "id": "VariableID:1:5", "name": "color/veil", "remote": false,
          "variableCollectionId": "VariableCollectionId:1:0", "resolvedType": "COLOR",
          "valuesByMode": { "1:0": { "r": 0, "g": 0, "b": 0, "a": 0.502 },
            "1:1": { "r": 0, "g": 0, "b": 0, "a": 0.502 } }, "scopes": [] },
        "VariableID:1:6": { "id": "VariableID:1:6", "name": "space/small", "remote": false,
          "variableCollectionId": "VariableCollectionId:1:0", "resolvedType": "FLOAT",
          "valuesByMode": { "1:0": 4, "1:1": 4 }, "scopes": ["GAP"] } } } }
    """##

  private static let material = ##"""
    {
      "description": "TYPE: CUSTOM",
      "seed": "#6750A4",
      "coreColors": { "primary": "#6750A4" },
      "extendedColors": [{ "name": "Alert", "color": "#FF8800", "harmonized": true }],
      "schemes": {
        "light": { "primary": "#65558F", "onPrimary": "#FFFFFF" },
        "light-medium-contrast": { "primary": "#3C2E64", "onPrimary": "#FFFFFF" },
        "light-high-contrast": { "primary": "#32235A" },
        "dark": { "primary": "#CFBDFE", "onPrimary": "#36275D" },
        "dark-high-contrast": { "primary": "#F5EDFF" }
      },
      "palettes": { "primary": { "50": "#7E6DA9" } }
    }
    """##

  /// CHIARO_PALETTES asks for half as many mutants, of all files together.
  private static let mutantCount = max(20, FormatConformanceTests.count / 2 / exports.count)

  @Test("mutants of them are read in bounds, without an end of the program", arguments: exports)
  func mutants(_ export: Export) throws {
    let format = try #require(TokenFormats.format(of: export.files[0]))
    var random = SeededGenerator(seed: 7)
    for _ in 0..<Self.mutantCount {
      var files = export.files
      let index = random.index(under: files.count)
      files[index].bytes = ByteMutator.mutant(
        of: files[index].bytes, export.files.map(\.bytes), &random)
      let reading = format.read(files)
      #expect(reading.diagnostics.count <= 3000)
      #expect(reading.palette.tokens.count <= 2000)
      _ = TokenFormats.format(of: files[index])
      for token in reading.palette.tokens {
        for case .color(let color) in token.variants.map(\.value) {
          #expect(color.color.channelValues.allSatisfy { $0.isFinite })
        }
      }
    }
  }

  @Test("what they say, in every style and contrast", arguments: exports)
  func reading(_ export: Export) throws {
    let format = try #require(TokenFormats.format(of: export.files[0]))
    let reading = format.read(export.files)
    let sheet = TokenSheet(reading.palette)
    let colors = sheet.rows.map { row in
      var texts = (0..<4).map { sheet.color(row, TokenCell(index: $0))?.color.hexText ?? "–" }
      // What increased contrast does not change is left out here, and then what dark does not.
      if texts[2...] == texts[..<2] { texts.removeLast(2) }
      if texts.count == 2, texts[0] == texts[1] { texts.removeLast() }
      return ("\(row.token.name)", texts.joined(separator: " "))
    }
    #expect(Dictionary(uniqueKeysWithValues: colors) == export.colors)
    var reports: [String: Int] = [:]
    for diagnostic in reading.diagnostics
    where diagnostic.severity != .note || !export.reports.isEmpty {
      reports[diagnostic.id] = reports[diagnostic.id] ?? diagnostic.location.line ?? 0
    }
    for (id, line) in export.reports { #expect(reports[id] == line, "\(reports)") }
    if export.reports.isEmpty { #expect(reports.isEmpty, "\(reports)") }
  }
}
