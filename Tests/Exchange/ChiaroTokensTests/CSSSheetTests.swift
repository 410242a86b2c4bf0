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

  @Test(
    "of declarations for one appearance the cascade chooses as a browser does",
    arguments: [
      (":root{--a:#000000} .light{--a:#ffffff}", "#FFFFFF #000000"),
      (":root:not([data-theme=light]){--a:#111111} html{--a:#222222}", "#111111 #111111"),
      (
        "@media (prefers-color-scheme:dark){:root:not(.light){--a:#000000}} :root{--a:#ffffff}",
        "#FFFFFF #000000"
      ),
      (":root{--a:#ffffff} .dark .card{--a:#ff0000} .dark{--a:#000000}", "#FFFFFF #000000"),
      (":root{--a:#ffffff} .dark{--a:#000000} .dark .card{--a:#ff0000}", "#FFFFFF #000000"),
      (":root, .card{--a:#ffffff} html.dark body{--a:#000000}", "#FFFFFF #000000"),
      (":root{--a:#ffffff} :is(.dark, [data-theme='dark']) *{--a:#000000}", "#FFFFFF #000000"),
      (":root{--a:#ffffff!important} .dark{--a:#000000}", "#FFFFFF #FFFFFF"),
      (
        "@layer base, top; @layer top{:root{--a:#111111}} @layer base{:root{--a:#222222}}",
        "#111111 #111111"
      ),
      (":root{--a:#111111} @layer top{.dark{--a:#222222}}", "#111111 #111111"),
      (":root{--a:#ffffff; @variant dark { --a:#000000 }}", "#FFFFFF #000000"),
      (":root{--a:#ffffff} .dark-dimmed{--a:#333333} .dark{--a:#000000}", "#FFFFFF #000000"),
      (":root{--a:#ffffff} .sl-theme-dark{--a:#000000}", "#FFFFFF #000000"),
      (
        "@media not all and (prefers-color-scheme:dark){:root{--a:#ffffff}} .dark{--a:#000000}",
        "#FFFFFF #000000"
      ),
      (
        ":root{--a:#ffffff} @media (prefers-color-scheme:dark) and (max-width:9px)"
          + "{:root{--a:#ff0000}}", "#FFFFFF #FFFFFF"
      ),
      (
        "@property --a{syntax:'<color>';inherits:true;initial-value:#ffffff} .dark{--a:#000000}",
        "#FFFFFF #000000"
      ),
      (
        ":root{--a:var(--nowhere, #ffffff)} .dark{--a:var(--nowhere, rgb(from black r g b))}",
        "#FFFFFF #000000"
      ),
      (":root{--a:0 0% 100%} .dark{--a:240 100% 50% / 50%}", "#FFFFFF #0000FF80"),
    ])
  func cascade(_ text: String, _ expected: String) {
    #expect(colors(text) == ["a \(expected)"])
  }

  @Test(
    "what is not for the whole page, or not the page's to say, is told with its line",
    arguments: [
      ("\n.dark .card{--a:#ff0000}", "block-unknown"),
      ("\n.card{--a:#ff0000}", "block-unknown"), ("\n.wide{--a:#ff0000}", "block-unknown"),
      ("\n@media (min-width:9px){:root{--a:#ff0000}}", "block-unknown"),
      ("\n@supports not (color:lab(0 0 0)){:root{--a:#ff0000}}", "block-unknown"),
      ("\n:root{--a:currentColor}", "value-unknown"), ("\n:root{--a:Canvas}", "value-unknown"),
    ])
  func left(_ text: String, _ id: String) {
    let reading = read(text)
    #expect(reading.palette.tokens.isEmpty)
    #expect(reading.diagnostics.map(\.id) == [id])
    #expect(reading.diagnostics.first?.location.line == 2)
  }

  @Test(
    "a color keeps the space in which it was written and what is missing, in sheets and in tokens",
    arguments: [
      "hsl(none 0% 100%)", "hsl(120 none 50% / 0.5)", "hwb(none 20% 30%)", "hwb(90 20% none)",
      "hsl(210.5 30% 40%)", "color(rec2020 0.5 none 0.25)", "color(prophoto-rgb 0.5 0.2 0.25)",
      "color(a98-rgb none 0.2 0.25 / none)", "lab(50 none 20)", "oklch(0.5 0.1 none)",
      "color(display-p3 none 0.5 1)", "color(srgb-linear 0.25 none 1)", "lch(50 none none)",
    ])
  func notations(_ text: String) throws {
    let palette = read(":root { --a: \(text) }").palette
    let color = try #require(palette.tokens.first?.variants.first?.value)
    #expect(
      CSSFormat.read(CSSFormat.write(TokenSheet(palette)).files).palette.tokens.first?.value(
        for: TokenCell([.gamut]).query()) == color)
    let written = DTCGFormat.write(TokenSheet(palette))
    // Tokens have no word for an alpha that is missing.
    let lacksAlpha = text.hasSuffix("/ none)")
    #expect(written.losses.map(\.kind) == (lacksAlpha ? [.notation] : []))
    guard case .color(var meant) = color,
      case .color(let back)? = DTCGFormat.read(written.files).palette.tokens.first?.variants.first?
        .value
    else { throw Missing() }
    if lacksAlpha { meant.missing &= 7 }
    #expect(back == meant)
  }

  private struct Missing: Error {}

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
    #expect(reading.diagnostics.map(\.id) == Array(repeating: "alias-cycle", count: 3))
    #expect(!reading.isWhole)
  }

  @Test("each value that cannot be reckoned is told, those of one text too, and how many more")
  func unknown() {
    let twice = ":root{\n--a: rgb(var(--x));\n--b: rgb(var(--x));\n}"
    #expect(read(twice).diagnostics.map(\.location.line) == [2, 3])
    let many = (0..<203).map { "--a\($0): rgb(var(--x));" }.joined(separator: "\n")
    let told = read(":root{\n\(many)\n}").diagnostics
    #expect(told.count == 201)
    #expect(told.last?.message == "3 more values from here on cannot be computed")
    #expect(told.last?.location.line == 202)
  }
}
