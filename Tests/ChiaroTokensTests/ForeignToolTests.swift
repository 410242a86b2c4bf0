// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSource
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
            "nowhere": { "type": "color", "value": "rgba({red}, 50%)" } }
          """##)
      ],
      colors: ["blue": "#0000FF", "faded": "#0000FF80", "mixed": "#0000FF"],
      reports: ["modifier-unknown": 3, "value-malformed": 5]),
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
