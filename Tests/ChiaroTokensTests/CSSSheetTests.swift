// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSource
import Testing

@testable import ChiaroTokens

/// Stylesheets whose colors refer to each other.
@Suite("Stylesheets of colors that refer to each other")
struct CSSSheetTests {
  private func read(_ text: String) -> ReadTokens { CSSFormat.read([TokenFile("a.css", text)]) }

  /// What a palette says, as `name light dark`.
  private func colors(_ text: String) -> [String] {
    let palette = read(text).palette
    return palette.tokens.map { token in
      let hex = [[], [TokenCell.Axis.scheme]].map { axes in
        let query = TokenCell(Set(axes)).query()
        let color = token.value(for: query).flatMap { palette.color(of: $0, for: query) }
        return color.map { SRGB8($0.color).hexText } ?? "none"
      }
      return "\(token.name) \(hex[0]) \(hex[1])"
    }
  }

  @Test(
    "the colors of a theme are those that it names, by their short names where these are free",
    arguments: [
      (
        ":root{--primary:#111111} .dark{--primary:#eeeeee}"
          + " @theme inline{--color-primary:var(--primary)}",
        ["primary #111111 #EEEEEE"]
      ),
      (
        "@theme inline{--color-primary:var(--primary);--color-ring:var(--color-primary)}"
          + " :root{--primary:#111111}",
        ["ring #111111 #111111", "primary #111111 #111111"]
      ),
      (
        "@theme{--color-brand:#336699}"
          + " :root{--hover:color-mix(in srgb, var(--color-brand) 50%, black)}",
        ["brand #336699 #336699", "hover #1A334D #1A334D"]
      ),
      (
        ":root{--color-sea:#336699} @theme{--color-wave:rgb(from var(--color-sea) b g r)}",
        ["color-sea #336699 #336699", "wave #996633 #996633"]
      ),
      (
        ":root{--brand:#111111} @theme{--color-brand:#222222;--color-other:var(--brand)}",
        ["brand #111111 #111111", "color-brand #222222 #222222", "other #111111 #111111"]
      ),
      (
        "@theme{--color-brand:#111111;--color-color-brand:var(--color-brand)}",
        ["brand #111111 #111111", "color-brand #111111 #111111"]
      ),
      (
        "@theme{--color-brand:#111111;/* Brand */} .dark{--color-brand:#eeeeee}",
        ["Brand #111111 #EEEEEE"]
      ),
    ])
  func themes(_ text: String, _ expected: [String]) {
    #expect(colors(text) == expected)
    #expect(read(text).diagnostics == [])
  }

  @Test("a theme's alias to a property that is nowhere is reported, and is none to itself")
  func deadTheme() {
    let reading = read("@theme inline{--color-primary:var(--primary)}")
    #expect(reading.palette.tokens.map(\.name.description) == ["color-primary"])
    #expect(reading.diagnostics.map(\.id) == ["alias-unknown"])
  }

  /// A color, its space, and its components; nil for one that is missing.
  @Test(
    "channels are clamped as CSS clamps them, and what is missing stays missing",
    arguments: [
      ("oklch(from #ffd60a calc(l + 0.2) 0.1 90)", ColorSpace.oklch, [1, 0.1, 90]),
      ("oklch(from #112233 calc(l - 0.5) 0.1 90)", .oklch, [0, 0.1, 90]),
      ("lab(calc(100 + 20) 5 5)", .lab, [100, 5, 5]),
      ("rgb(calc(200 + 100) 0 calc(0 - 9))", .sRGB, [1, 0, 0]),
      ("rgb(from white calc(r + 255) g b)", .sRGB, [2, 1, 1]),
      ("oklch(from oklch(0.5 0.1 40) l c none)", .oklch, [0.5, 0.1, nil]),
      ("lch(from lch(50 20 none) l c h)", .lch, [50, 20, nil]),
      (
        "color-mix(in oklch, oklch(from oklch(0.5 0.1 40) l c none), oklch(0.5 0.1 264))", .oklch,
        [0.5, 0.1, 264]
      ),
      ("color-mix(in oklch, oklch(0.5 0.1 none), oklch(0.7 0.1 none))", .oklch, [0.6, 0.1, nil]),
    ] as [(String, ColorSpace, [Double?])])
  func channels(_ text: String, _ space: ColorSpace, _ expected: [Double?]) throws {
    let color = try #require(CSSExpression(property: { _ in nil }, isDark: false).color(text))
    #expect(color.color.space == space)
    let own = color.color.components
    for (index, part) in [own.x, own.y, own.z].enumerated() {
      #expect((color.missing & (1 << UInt8(index)) == 0) == (expected[index] != nil), "\(index)")
      #expect(abs(part - (expected[index] ?? 0)) < 1e-6, "\(index): \(part)")
    }
  }

  @Test("a hue that is missing in one space is missing in the space of the mix")
  func carried() throws {
    let expression = CSSExpression(property: { _ in nil }, isDark: false)
    let red = Color(.sRGB, 1, 0, 0).converted(to: .lch).components.z
    let mixed = try #require(expression.color("color-mix(in lch, oklch(0.6 0.1 none), red)"))
    #expect(abs(mixed.color.components.z - red) < 1e-6)
  }

  @Test("color() has no space whose function has a name of its own", arguments: ["lab", "oklab"])
  func spaces(_ name: String) {
    #expect(CSSChannels("color", space: name) == nil)
    #expect(CSSChannels("color", space: "xyz") != nil)
  }

  @Test("a chain has all its colors in any order of the declarations", arguments: [false, true])
  func chain(_ isReversed: Bool) {
    let links = (0..<200).map { "--a\($0): color-mix(in srgb, var(--a\($0 + 1)), red);" }
    let text = (isReversed ? links.reversed() : links).joined()
    let reading = read(":root { \(text) --a200: red }")
    #expect(reading.palette.tokens.count == 201)
    #expect(reading.diagnostics == [])
  }

  @Test(
    "a circle has no colors in any order, whatever it could do without", arguments: [false, true])
  func circle(_ isReversed: Bool) {
    let all = [
      "--a: color-mix(in srgb, var(--b, red), white);", "--b: rgb(from var(--a) r g b);",
      "--c: color-mix(in srgb, var(--a, lime), lime);", "--d: rgb(from var(--d, red) r g b);",
    ]
    let reading = read(":root { \((isReversed ? all.reversed() : all).joined()) }")
    #expect(reading.palette.tokens.map(\.name.description) == ["c"])
    #expect(reading.diagnostics.map(\.id) == Array(repeating: "value-unknown", count: 3))
  }

  @Test("each value that cannot be reckoned is told, those of one text too, and how many more")
  func unknown() {
    let twice = ":root{\n--a: rgb(var(--x));\n--b: rgb(var(--x));\n}"
    #expect(read(twice).diagnostics.map(\.location.line) == [2, 3])
    let many = (0..<203).map { "--a\($0): rgb(var(--x));" }.joined(separator: "\n")
    let told = read(":root{\n\(many)\n}").diagnostics
    #expect(told.count == 201)
    #expect(told.last?.message == "3 values more are no color that can be reckoned, from here on")
    #expect(told.last?.location.line == 202)
  }
}
