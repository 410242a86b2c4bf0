// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroSource
import ChiaroTestSupport
import Testing

@testable import ChiaroTokens

/// Colors that a stylesheet makes of others are what a browser makes of them.
@Suite("Colors made of others in stylesheets", .serialized)
struct CSSExpressionTests {
  /// Values of which each is a color.
  static let made = [
    "color-mix(in srgb, red, blue)", "color-mix(in srgb, red 25%, blue)",
    "color-mix(in oklab, var(--brand) 80%, black)", "color-mix(in oklch, var(--brand), white 30%)",
    "color-mix(in hsl, hsl(10deg 80% 50%), hsl(330deg 80% 50%))",
    "color-mix(in hsl longer hue, hsl(10deg 80% 50%), hsl(330deg 80% 50%))",
    "color-mix(in lch increasing hue, red, lime 40%)", "color-mix(in hwb, teal, orange)",
    "color-mix(in oklch, gray, red)", "color-mix(in srgb, var(--brand) 30%, transparent)",
    "color-mix(in srgb, red 20%, blue 30%)", "color-mix(in srgb-linear, #f00a, #00f4 60%)",
    "color-mix(in display-p3, color(display-p3 0 1 0), white)",
    "color-mix(in lab, color-mix(in srgb, red, white), rgb(from var(--brand) b g r))",
    "color-mix(in xyz, light-dark(red, lime), var(--deep))",
    "rgb(from var(--brand) r g b / 50%)", "rgb(from #336699 calc(r * 1.2) calc(255 - g) b)",
    "hsl(from var(--brand) calc(h + 40) s 60%)", "hsl(from teal h calc(s / 2) calc(l + 10))",
    "hwb(from var(--brand) h 20% calc(b - 5))", "lab(from var(--brand) calc(l * 0.8) a b)",
    "lch(from coral l 20 calc(h - 30))", "oklab(from coral calc(l - 0.1) a b)",
    "oklch(from var(--brand) calc(l + 0.1) calc(c * 0.5) h / calc(alpha - 0.25))",
    "color(from var(--brand) srgb r calc(g + 0.1) b)", "rgb(calc(4 * 20), min(90, 100), 120)",
    "rgb(clamp(0, 300, 255) 10% 20% / calc(1 - 0.2))", "hsl(0.5turn 50% 50%)",
    "color-mix(in oklab, var(--missing, #123456), white)", "rgb(from var(--deep) g b r)",
  ]

  private static let sheet =
    ":root { color-scheme: light dark;\n"
    + "--brand: #0a5fd0; --deep: color-mix(in srgb, var(--brand) 60%, light-dark(black, white));\n"
    + made.enumerated().map { "--m\($0.offset): \($0.element);" }.joined(separator: "\n") + "\n}"

  @Test("the computed value is the browser's", arguments: [false, true])
  func computed(_ isDark: Bool) throws {
    let reading = CSSFormat.read([TokenFile("a.css", Self.sheet)])
    #expect(reading.diagnostics == [])
    let folder = try TemporaryFolder()
    let page = try folder.write(
      "<!doctype html><style>\(Self.sheet)</style><p>", to: "page.html")
    let opened = try Browser().open("file://\(page)", PageSetup(isDark: isDark))
    let query = TokenCell(isDark ? [.scheme] : []).query()
    for (index, text) in Self.made.enumerated() {
      let value = try #require(
        reading.palette[TokenName("m\(index)")]?.value(for: query), "\(text)")
      let ours = try #require(reading.palette.color(of: value, for: query)).color
      let theirs = try opened.text(
        """
        (p => { p.style.color = 'var(--m\(index))'; return getComputedStyle(p).color
        })(document.querySelector('p'))
        """)
      let (shown, meant) = (SRGB8(try Color(css: theirs)), SRGB8(ours))
      let distance =
        [
          (shown.red, meant.red), (shown.green, meant.green), (shown.blue, meant.blue),
          (shown.alpha, meant.alpha),
        ].map { abs(Int($0.0) - Int($0.1)) }.max() ?? 0
      #expect(distance <= 1, "\(text): \(theirs), not \(meant)")
    }
  }

  private static let deep =
    String(repeating: "(", count: 40) + "r" + String(repeating: ")", count: 40)

  /// What is no color is said, with its line; circles and bombs end.
  @Test(
    "what cannot be reckoned is left out and said",
    arguments: [
      "color-mix(in srgb, var(--none), red)", "rgb(from nothing r g b)", "rgb(from red r g x)",
      "color-mix(in cmyk, red, blue)", "color-mix(in srgb, red)", "rgb(calc(1 / 0) 0 0)",
      "color-mix(in srgb, red 0%, blue 0%)", "color-mix(in srgb longer hue, red, blue)",
      "rgba(var(--bytes), 0.5)", "rgb(from red calc\(deep) g b)", "oklch(from red l c)",
    ])
  func unknown(_ text: String) {
    let reading = CSSFormat.read([TokenFile("a.css", ":root {\n--b: red;\n--a: \(text);\n}")])
    #expect(reading.palette.tokens.map(\.name.description) == ["b"])
    #expect(reading.diagnostics.map(\.id) == ["value-unknown"])
    #expect(reading.diagnostics.first?.location.line == 3)
  }

  @Test("what leads in a circle or grows without end is bounded")
  func bounded() {
    let circle = ":root { --a: color-mix(in srgb, var(--b), red); --b: rgb(from var(--a) r g b) }"
    #expect(CSSFormat.read([TokenFile("a.css", circle)]).palette.tokens.isEmpty)
    let chain = (0..<200).map {
      "--a\($0): color-mix(in srgb, var(--a\($0 + 1)), var(--a\($0 + 1)));"
    }
    let text = ":root { \(chain.reversed().joined()) --a200: red }"
    let tokens = CSSFormat.read([TokenFile("a.css", text)]).palette.tokens
    #expect(tokens.contains { $0.name.description == "a150" })
    let deep =
      String(repeating: "color-mix(in srgb, red, ", count: 3000) + "red"
      + String(repeating: ")", count: 3000)
    #expect(CSSFormat.read([TokenFile("a.css", ":root{--a:\(deep)}")]).palette.tokens.isEmpty)
  }
}
