// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSource
import Testing

@testable import ChiaroTokens

/// The forms in which strangers' files say colors, modes and names: read as meant, or told.
@Suite("Forms of strangers")
struct ExchangeFormTests {
  /// Files in a form, what a person says of modes, the colors as `light dark`, and the diagnostics
  /// above notes.
  struct Form: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var files: [TokenFile]
    var modes: [String] = []
    var colors: [String: String]
    var reports: [String] = []
  }

  private static func rest(
    _ modes: [String], usual: Int = 0, second: String = #"{ "r": 1, "g": 1, "b": 1 }"#
  ) -> TokenFile {
    let list = modes.enumerated().map { #"{ "modeId": "2:\#($0)", "name": "\#($1)" }"# }
    let values = modes.indices.map { index in
      #""2:\#(index)": \#(index == 1 ? second : #"{ "r": 0, "g": 0, "b": 0 }"#)"#
    }
    return TokenFile(
      "figma.json",
      ##"""
      { "meta": { "variableCollections": {
          "1": { "id": "1", "name": "Primitives", "modes": [{ "modeId": "1:0", "name": "Value" }] },
          "2": { "id": "2", "name": "Theme", "defaultModeId": "2:\##(usual)",
            "modes": [\##(list.joined(separator: ", "))] } },
        "variables": {
          "p": { "id": "p", "name": "blue", "resolvedType": "COLOR", "variableCollectionId": "1",
            "valuesByMode": { "1:0": { "r": 0, "g": 0, "b": 1 } } },
          "a": { "id": "a", "name": "a", "resolvedType": "COLOR", "variableCollectionId": "2",
            "valuesByMode": { \##(values.joined(separator: ", ")) } } } } }
      """##)
  }

  private static func native(_ mode: String, _ hex: String, _ alias: String = "") -> TokenFile {
    TokenFile(
      "\(mode).tokens.json",
      ##"""
      { "a": { "$type": "color", "$value": "\##(hex)"\##(alias) },
        "$extensions": { "com.figma.modeName": "\##(mode)" } }
      """##)
  }

  private static func alias(_ name: String) -> String {
    ##", "$extensions": { "com.figma.aliasData": { "targetVariableName": "\##(name)" } }"##
  }

  private static func dtcg(_ text: String) -> [TokenFile] { [TokenFile("a.tokens.json", text)] }

  static let figma = [
    Form(
      testDescription: "modes in words of their own, one of them said",
      files: [rest(["Daylight", "Midnight"])], modes: ["midnight=dark"],
      colors: ["blue": "#0000FF", "a": "#000000 #FFFFFF"]),
    Form(
      testDescription: "modes in words of their own, none said",
      files: [rest(["Daylight", "Midnight"])], colors: ["blue": "#0000FF"],
      reports: ["mode-untold"]),
    Form(
      testDescription: "light and a word of its own",
      files: [rest(["Light", "Nacht"])], colors: ["blue": "#0000FF"], reports: ["mode-untold"]),
    Form(
      testDescription: "a brand's light is no light of the usual mode",
      files: [rest(["Daylight", "Midnight", "Brand B Light"])], modes: ["Midnight=dark"],
      colors: ["blue": "#0000FF", "a": "#000000 #FFFFFF"], reports: ["mode-unknown"]),
    Form(
      testDescription: "modes that say the same need no word",
      files: [rest(["A", "B"], second: #"{ "r": 0, "g": 0, "b": 0 }"#)],
      colors: ["blue": "#0000FF", "a": "#000000"]),
    Form(
      testDescription: "a person's word comes before a mode's own",
      files: [rest(["Light", "Midnight", "Dark"])], modes: ["Midnight=dark"],
      colors: ["blue": "#0000FF", "a": "#000000 #FFFFFF"], reports: ["mode-unknown"]),
    Form(
      testDescription: "a file a mode, in words of their own, one of them said",
      files: [native("Tag", "#111111"), native("Nacht", "#eeeeee")], modes: ["Nacht=dark"],
      colors: ["a": "#111111 #EEEEEE"]),
    Form(
      testDescription: "a file a mode, in words of their own, none said",
      files: [native("Tag", "#111111"), native("Nacht", "#eeeeee")], colors: [:],
      reports: ["mode-untold"]),
    Form(
      testDescription: "alias data that agree are an alias",
      files: [
        native("Light", "#112233", alias("b")),
        TokenFile("b.tokens.json", ##"{ "b": { "$type": "color", "$value": "#112233" } }"##),
      ], colors: ["a": "{b}", "b": "#112233"]),
    Form(
      testDescription: "alias data that disagree are told, and the value counts",
      files: [
        native("Light", "#112233", alias("b")),
        TokenFile("b.tokens.json", ##"{ "b": { "$type": "color", "$value": "#445566" } }"##),
      ], colors: ["a": "#112233", "b": "#445566"], reports: ["alias-stale"]),
    Form(
      testDescription: "variables2json: an alias goes to the collection that it names",
      files: [
        TokenFile(
          "export.json",
          ##"""
          { "collections": [
            { "name": "One", "modes": [{ "name": "Value", "variables": [
              { "name": "blue", "type": "color", "isAlias": false, "value": "#0000ff" }] }] },
            { "name": "Two", "modes": [{ "name": "Value", "variables": [
              { "name": "blue", "type": "color", "isAlias": false, "value": "#9999ff" },
              { "name": "a", "type": "color", "isAlias": true,
                "value": { "collection": "Two", "name": "blue" } }] }] }] }
          """##)
      ], colors: ["blue": "#0000FF", "Two/blue": "#9999FF", "a": "{Two/blue}"]),
  ]

  static let tokens = [
    Form(
      testDescription: "a value for each appearance",
      files: dtcg(
        ##"""
        { "a": { "$type": "color", "$value": { "light": "#111111", "dark": "#eeeeee" } },
          "b": { "value": { "default": "#222222", "dark": "{a}" } },
          "c": { "$type": "color", "$value": { "dark": "#333333" } } }
        """##), colors: ["a": "#111111 #EEEEEE", "b": "#222222 {a}", "c": "– #333333"]),
    Form(
      testDescription: "a dark value beside the value",
      files: dtcg(
        ##"""
        { "a": { "value": "#111111", "darkValue": "#eeeeee", "comment": "dark" },
          "b": { "$type": "color", "$value": "#222222", "value-dark": "#dddddd" },
          "c": { "$type": "color", "$value": "#333333", "dark": { "colorSpace": "srgb",
            "components": [1, 1, 1] } } }
        """##),
      colors: ["a": "#111111 #EEEEEE", "b": "#222222 #DDDDDD", "c": "#333333 #FFFFFF"]),
    Form(
      testDescription: "names in the functions of colors",
      files: dtcg(
        ##"""
        { "black": { "value": "#000000", "type": "color" }, "rgb": { "value": "255, 0, 0" },
          "o": { "value": "40%", "type": "opacity" }, "p": { "value": "{o}", "type": "opacity" },
          "q": { "$value": 0.5, "$type": "number" }, "h": { "$value": 120, "$type": "number" },
          "a": { "value": "rgba({black}, {p})", "type": "color" },
          "b": { "value": "rgba(#ff0000, {q})", "type": "color" },
          "c": { "value": "rgba({rgb}, {q} / 2)", "type": "color" },
          "d": { "value": "hsla({h}, 100%, 50%, {q})", "type": "color" },
          "e": { "value": "color-mix(in srgb, {black} 50%, white)", "type": "color" },
          "f": { "value": "rgba({nowhere}, 0.5)", "type": "color" },
          "g": { "value": "rgba({g}, 0.5)", "type": "color" } }
        """##),
      colors: [
        "black": "#000000", "a": "#00000066", "b": "#FF000080", "c": "#FF000040",
        "d": "#00FF0080", "e": "#808080",
      ], reports: ["value-malformed", "value-malformed"]),
    Form(
      testDescription: "one cause is told once, by the name at which aliases end",
      files: dtcg(
        ##"""
        { "a": { "$type": "color", "$value": "{gone}" }, "b": { "$type": "color", "$value": "{a}" },
          "c": { "$type": "color", "$value": "{gone}" }, "d": { "$type": "color", "$value": "{d}" } }
        """##), colors: [:], reports: ["alias-unknown", "alias-cycle"]),
  ]

  static let sheets = [
    Form(
      testDescription: "channels with commas, by their use",
      files: [
        TokenFile(
          "a.css",
          """
          @theme inline { --color-base: rgb(var(--n)); --color-veil: rgba(var(--n), 0.5) }
          :root { --n: 253, 253, 253 } .dark { --n: 30, 35, 36 }
          """)
      ],
      colors: [
        "base": "{n}", "veil": "#FDFDFD80 #1E232480", "n": "#FDFDFD #1E2324",
      ]),
    Form(
      testDescription: "channels without a use, by their numbers and each other",
      files: [
        TokenFile(
          "a.css",
          """
          :root { --primary: 247 147 34; --ring: 222 84% 5%; --black: 0 0 0; --flex: 1 1 0 }
          .dark { --primary: 255 190 90; --ring: 210 40% 98% }
          """)
      ],
      colors: [
        "primary": "#F79322 #FFBE5A", "ring": "#020817 #F8FAFC", "black": "#000000",
        "flex": "#010100",
      ]),
    Form(
      testDescription: "channels that nothing tells are left out by name",
      files: [TokenFile("a.css", ":root { --flex: 1 1 0; --z: 10; --gap: 4px; --a: #111111 }")],
      colors: ["a": "#111111"], reports: ["channels-untold"]),
    Form(
      testDescription: "channels of oklch, used in a rule and through another name",
      files: [
        TokenFile(
          "a.css",
          """
          :root { --blue: 0.546 0.245 262.881; --primary: var(--blue) }
          body { color: oklch(var(--primary) / 0.5) }
          """)
      ], colors: ["blue": "#155DFC", "primary": "{blue}"]),
    Form(
      testDescription: "single numbers in channels and alpha",
      files: [
        TokenFile(
          "a.css", ":root { --h: 120; --o: 0.5; --a: hsl(var(--h) 100% 50% / var(--o)) }")
      ], colors: ["a": "#00FF0080"]),
    Form(
      testDescription: "fallbacks, in functions and of functions",
      files: [
        TokenFile(
          "a.css",
          """
          :root { --a: var(--x, #ff0000); --b: rgba(var(--y, 0, 0, 255), 0.5);
            --c: color-mix(in srgb, var(--x, #fff) 50%, black); --d: var(--x, var(--a, blue));
            --e: light-dark(var(--x, #111111), var(--y, #eeeeee)) }
          """)
      ],
      colors: [
        "a": "#FF0000", "b": "#0000FF80", "c": "#808080", "d": "{a}", "e": "#111111 #EEEEEE",
      ]),
    Form(
      testDescription: "classes and variants of words of their own",
      files: [
        TokenFile(
          "a.css",
          """
          @custom-variant midnight (&:where(.dark, .dark *));
          :root { --a: #111111; --b: #222222; @variant midnight { --a: #eeeeee } }
          .nacht { --b: #dddddd }
          """)
      ], modes: ["nacht=dark"], colors: ["a": "#111111 #EEEEEE", "b": "#222222 #DDDDDD"]),
    Form(
      testDescription: "half a sheet",
      files: [TokenFile("a.css", ":root { --a: #111111; .dark { --a: #ee")],
      colors: ["a": "#111111"], reports: ["value-malformed", "css-malformed"]),
    Form(
      testDescription: "names of a theme that are no colors",
      files: [
        TokenFile(
          "a.css",
          """
          @theme inline { --font-sans: var(--font-geist); --radius-lg: var(--radius);
            --color-a: var(--a) }
          :root { --a: #111111; --radius: 4px }
          """)
      ], colors: ["a": "#111111"]),
  ]

  static let resources = [
    Form(
      testDescription: "a folder for what is not night",
      files: [
        resource("values", "#111111"), resource("values-notnight", "#222222"),
        resource("values-night", "#eeeeee"),
      ], colors: ["a": "#222222 #EEEEEE"]),
    Form(
      testDescription: "not night alone, beside what holds always",
      files: [resource("values", "#111111"), resource("values-notnight-v31", "#222222")],
      colors: ["a": "#222222 #111111"]),
    Form(
      testDescription: "night of a version alone",
      files: [resource("values", "#111111"), resource("values-night-v31", "#eeeeee")],
      colors: ["a": "#111111 #EEEEEE"]),
    Form(
      testDescription: "of two versions the newest, and a word",
      files: [
        resource("values-night-v31", "#eeeeee"), resource("values", "#111111"),
        resource("values-night", "#dddddd"),
      ], colors: ["a": "#111111 #EEEEEE"], reports: ["version-left-out"]),
    Form(
      testDescription: "a color of the system is told, and is no error of the file",
      files: [resource("values", "@android:color/system_accent1_200")], colors: [:],
      reports: ["not-a-color"]),
  ]

  private static func resource(_ folder: String, _ value: String) -> TokenFile {
    TokenFile(
      "res/\(folder)/colors.xml", ##"<resources><color name="a">\##(value)</color></resources>"##)
  }

  @Test(
    "what is meant is read, and what is not read is told",
    arguments: figma + tokens + sheets + resources)
  func reading(_ form: Form) throws {
    var modes = TokenModes()
    for mode in form.modes {
      let isAdded = modes.add(mode)
      #expect(isAdded)
    }
    let format = try #require(TokenFormats.format(of: form.files[0]))
    let reading = format.read(form.files, modes)
    let colors = reading.palette.tokens.map { token in
      let texts = [[], [TokenCell.Axis.scheme]].map { axes -> String in
        switch token.value(for: TokenCell(Set(axes)).query()) {
        case .color(let color)?: SRGB8(color.color).hexText
        case .alias(let name)?: "{\(name)}"
        default: "–"
        }
      }
      return ("\(token.name)", texts[0] == texts[1] ? texts[0] : texts.joined(separator: " "))
    }
    #expect(Dictionary(colors) { first, _ in first } == form.colors)
    let told = reading.diagnostics.filter { $0.severity != .note }
    #expect(Set(told.map(\.id)) == Set(form.reports), "\(told)")
    #expect(told.count == form.reports.count, "\(told)")
  }

  @Test("a message names the alias and where it ends, or the properties that are left out")
  func names() throws {
    let told = { (form: Form) -> [String] in
      let format = try #require(TokenFormats.format(of: form.files[0]))
      return format.read(form.files).diagnostics.map(\.message)
    }
    let aliases = try told(Self.tokens[3])
    #expect(
      aliases.contains { $0.hasPrefix("a, b, c: ") && $0.hasSuffix("({gone})") }, "\(aliases)")
    let sheet = try told(Self.sheets[2])
    #expect(sheet.contains { $0.hasPrefix("--flex: skipped, because three numbers") }, "\(sheet)")
    #expect(sheet.contains { $0.contains("--gap") && $0.contains("--z") }, "\(sheet)")
    let dead = CSSFormat.read([TokenFile("a.css", ":root { --a: var(--b); --c: var(--a) }")])
    #expect(dead.diagnostics.map(\.message).count == 1)
    #expect(dead.diagnostics[0].message.hasPrefix("a, c: aliased to b"))
  }

  @Test("aliases of Figma go by id, whichever collections share a name")
  func identifiers() throws {
    let collections = (1...2).map {
      #""\#($0)": { "id": "\#($0)", "name": "base/\#($0)", "modes": [{ "modeId": "\#($0):0", "name": "default" }] }"#
    }
    let variables = (1...2).map {
      #""v\#($0)": { "id": "v\#($0)", "name": "blue/5", "variableCollectionId": "\#($0)", "resolvedType": "COLOR", "valuesByMode": { "\#($0):0": { "r": 0, "g": 0, "b": 0.\#($0) } } }"#
    }
    let text = ##"""
      { "variableCollections": { \##(collections.joined(separator: ", ")),
          "3": { "id": "3", "name": "mode", "modes": [{ "modeId": "3:0", "name": "light" },
            { "modeId": "3:1", "name": "dark" }] } },
        "variables": { \##(variables.joined(separator: ", ")),
          "v3": { "id": "v3", "name": "accent", "variableCollectionId": "3", "resolvedType": "COLOR",
            "valuesByMode": { "3:0": { "type": "VARIABLE_ALIAS", "id": "v1" },
              "3:1": { "type": "VARIABLE_ALIAS", "id": "v2" } } } } }
      """##
    let palette = FigmaFormat.read([TokenFile("figma.json", text)]).palette
    for (axes, blue) in [([], 0.1), ([TokenCell.Axis.scheme], 0.2)] {
      let query = TokenCell(Set(axes)).query()
      let value = try #require(palette[TokenName("accent")]?.value(for: query))
      let color = try #require(palette.color(of: value, for: query))
      #expect(color.color.components.z == blue)
    }
    #expect(palette.tokens.count == 3)
  }
}
