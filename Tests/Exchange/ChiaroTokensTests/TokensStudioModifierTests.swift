// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroSource
import ChiaroTokens
import Testing

/// Modifiers of Tokens Studio make the colors that the tool's own transforms make: the numbers are
/// those that it prints.
@Suite("Modifiers of Tokens Studio")
struct TokensStudioModifierTests {
  struct Step: Sendable, CustomTestStringConvertible {
    var base = "#C14242"
    var modifier: String
    var color: String

    var testDescription: String { "\(base) \(modifier)" }
  }

  private static func step(_ type: String, _ space: String, _ color: String) -> Step {
    Step(
      modifier: #"{ "type": "\#(type)", "value": "0.5 - 0.3", "space": "\#(space)" }"#,
      color: color)
  }

  private static func mix(_ space: String, _ format: String?, _ color: String) -> Step {
    let end = format.map { #", "format": "\#($0)""# } ?? ""
    return Step(
      base: "#FFFFFF",
      modifier: ##"{ "type": "mix", "value": "0.5 + 6 * 0.04", "color": "#4477DD", "##
        + #""space": "\#(space)"\#(end) }"#, color: color)
  }

  static let steps = [
    step("lighten", "hsl", "hsl(0 50.598% 60.627%)"),
    step("lighten", "lch", "lch(57.685 47.48 29.704)"),
    step("lighten", "p3", "color(display-p3 0.76016 0.43532 0.42213)"),
    step("lighten", "srgb", "rgb(80.549% 40.706% 40.706%)"),
    step("darken", "hsl", "hsl(0 50.598% 40.627%)"),
    step("darken", "lch", "lch(37.685 47.48 29.704)"),
    step("darken", "p3", "color(display-p3 0.56016 0.23532 0.22213)"),
    step("darken", "srgb", "rgb(60.549% 20.706% 20.706%)"),
    step("alpha", "hsl", "hsl(0 50.598% 50.784% / 0.2)"),
    step("alpha", "lch", "lch(47.107 59.35 29.704 / 0.2)"),
    step("alpha", "p3", "color(display-p3 0.7002 0.29415 0.27766 / 0.2)"),
    step("alpha", "srgb", "rgb(75.686% 25.882% 25.882% / 0.2)"),
    mix("hsl", nil, "hsl(220 51.231% 67.933%)"),
    mix("lch", nil, "lch(63.417 43.678 278.69)"),
    mix("p3", nil, "color(display-p3 0.49226 0.60164 0.88112)"),
    mix("srgb", nil, "rgb(45.733% 60.533% 90.133%)"),
    mix("srgb", "hex", "rgb(45.733% 60.533% 90.133%)"),
    Step(
      base: "#000000",
      modifier: ##"{ "type": "mix", "value": 0.5, "color": "#FFFFFF", "space": "lch" }"##,
      color: "lch(50 0 none)"),
  ]

  @Test("a color is what the tool prints, in its precision", arguments: steps)
  func color(_ step: Step) throws {
    let reading = Self.read(
      #""it": { "type": "color", "value": "\#(step.base)", "$extensions": {"#
        + #" "studio.tokens": { "modify": \#(step.modifier) } } }"#)
    #expect(reading.diagnostics == [])
    let wanted = try Color(css: step.color).converted(to: .xyzD65)
    let found = try #require(Self.light("it", reading)).converted(to: .xyzD65)
    for (one, other) in zip(
      wanted.channelValues + [wanted.alpha], found.channelValues + [found.alpha])
    {
      #expect((one - other).magnitude < 3e-5, "\(one) \(other)")
    }
  }

  @Test("names in braces stand for numbers, colors and whole modifiers, one after another")
  func references() {
    let modify = { (text: String) in
      #""$extensions": { "studio.tokens": { "modify": \#(text) } }"#
    }
    let sum = "({limit} + 6 * {step})"
    let reading = Self.read(
      ##"""
      "alpha": { "value": 0.3, "type": "other" },
      "modifier": { "value": { "type": "alpha", "value": "{alpha}", "space": "srgb" } },
      "limit": { "value": 0.5, "type": "number" }, "step": { "value": "0.04", "type": "number" },
      "base": { "value": "#202D3B", "type": "color" },
      "other": { "value": "#4477DD", "type": "color" },
      "faded": { "value": "#000000", "type": "color", \##(modify(#""{modifier}""#)) },
      "mixed": { "value": "{base}", "type": "color", \##(
        modify(##"{ "type": "mix", "value": "\##(sum)", "color": "{other}", "space": "srgb" }"##)) },
      "light": { "value": "{base}", "type": "color", \##(
        modify(#"{ "type": "lighten", "value": "\#(sum)", "space": "srgb" }"#)) },
      "again": { "value": "{light}", "type": "color", \##(
        modify(#"{ "type": "alpha", "value": "50%", "space": "srgb" }"#)) },
      "alias": { "value": "{again}", "type": "color" }
      """##)
    let colors = ["faded", "mixed", "light", "again", "alias"].map {
      Self.light($0, reading)?.hexText
    }
    #expect(colors == ["#0000004D", "#3B64B3", "#C5C8CC", "#C5C8CC80", "#C5C8CC80"])
    #expect(reading.diagnostics.map(\.id) == ["not-a-color", "not-a-color", "not-a-color"])
  }

  @Test(
    "what is not understood is told, and the color stays",
    arguments: [
      #"{ "type": "saturate", "value": "0.1", "space": "lch" }"#,
      #"{ "type": "lighten", "value": "0.1", "space": "oklch" }"#,
      #"{ "type": "lighten", "value": "0.1" }"#,
      #"{ "type": "lighten", "value": "{nothing}", "space": "lch" }"#,
      #"{ "type": "lighten", "value": "1 / 0", "space": "lch" }"#,
      #"{ "type": "mix", "value": "0.5", "space": "lch" }"#,
      #"{ "type": "mix", "value": "0.5", "space": "lch", "color": "{it}" }"#,
      #"{ "type": "mix", "value": "0.5", "space": "lch", "color": "{nothing}" }"#,
      #""{nothing}""#, #""lighten""#, "7", "{}",
    ])
  func unknown(_ modifier: String) {
    let reading = Self.read(
      ##"""
      "it": { "type": "color", "value": "#123456", "$extensions": { "studio.tokens": {
        "modify": \##(modifier) } } }
      """##)
    #expect(Self.light("it", reading)?.hexText == "#123456")
    #expect(reading.diagnostics.map(\.id) == ["modifier-unknown"])
    #expect(reading.diagnostics.first?.location.line == 3)
  }

  @Test("colors that are made of each other in a circle, or over and over, end")
  func bounds() {
    let names = (0..<200).map { number in
      ##"""
      "n\##(number)": { "type": "color", "value": "{n\##((number + 1) % 200)}", "$extensions": {
        "studio.tokens": { "modify": { "type": "mix", "value": "{n\##(number)} + {n\##(number)}",
          "color": "{n\##((number + 7) % 200)}", "space": "lch" } } } }
      """##
    }
    let circle = Self.read(names.joined(separator: ",\n"))
    #expect(circle.palette.tokens.isEmpty)
    #expect(circle.diagnostics.contains { $0.id == "alias-cycle" })
    let bomb = (0..<20).map { number in
      #""s\#(number)": { "type": "number", "value": "{s\#(number + 1)} + {s\#(number + 1)}" }"#
    }
    let sums = Self.read(
      (bomb + [
        ##"""
        "it": { "type": "color", "value": "#123456", "$extensions": { "studio.tokens": {
          "modify": { "type": "lighten", "value": "{s0}", "space": "hsl" } } } }
        """##
      ]).joined(separator: ",\n"))
    #expect(Self.light("it", sums)?.hexText == "#123456")
    #expect(sums.diagnostics.contains { $0.id == "modifier-unknown" })
  }

  @Test("a gradient among the colors is left out, and nothing is wrong with the rest")
  func gradient() {
    let reading = Self.read(
      ##"""
      "it": { "type": "color", "value": "#123456" },
      "over": { "type": "color", "value": "linear-gradient(180deg, {it} 0%, rgba({it}, 0.5) 9%)" }
      """##)
    #expect(reading.palette.tokens.map(\.name.description) == ["it"])
    #expect(reading.diagnostics.map(\.id) == ["not-a-color"])
    #expect(reading.isWhole)
  }

  private static func read(_ tokens: String) -> ReadTokens {
    DTCGFormat.read([TokenFile("studio.tokens.json", "{\n\(tokens)\n}")])
  }

  private static func light(_ name: String, _ reading: ReadTokens) -> Color? {
    let sheet = TokenSheet(reading.palette)
    return sheet.rows.first { "\($0.token.name)" == name }
      .flatMap { sheet.color($0, TokenCell())?.color }
  }
}
