// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroTestSupport
import ChiaroTokens
import Testing

/// A browser reads a stylesheet as it was meant, in every appearance that it can be asked for.
@Suite("Stylesheets in a browser", .serialized)
struct BrowserTests {
  @Test("the computed value of every variable is the palette's", arguments: [false, true])
  func computed(_ usesAttribute: Bool) throws {
    var options = TokenSheet.Options()
    options.themeAttribute = usesAttribute
    let sheet = TokenSheet(SamplePalette.palette, options)
    let css = String(decoding: CSSFormat.write(sheet).files[0].bytes, as: UTF8.self)
    let folder = try TemporaryFolder()
    let names = TokenIdentifiers(sheet.palette, .kebab)
    let page = try folder.write("<!doctype html><style>\(css)</style><p>", to: "page.html")
    let browser = try Browser()
    for cell in TokenCell.all where !cell.has(.level) {
      var setup = PageSetup(
        isDark: cell.has(.scheme) && !usesAttribute, wantsMoreContrast: cell.has(.contrast))
      setup.isWideGamut = cell.has(.gamut)
      let opened = try browser.open("file://\(page)", setup)
      if usesAttribute {
        let theme = cell.has(.scheme) ? "dark" : "light"
        _ = try opened.text("document.documentElement.dataset.theme = '\(theme)'")
      }
      for row in sheet.rows {
        let text = try opened.text(
          """
          (p => { p.style.color = 'var(--\(names[row.token.name]))'; return getComputedStyle(p).color
          })(document.querySelector('p'))
          """)
        let shown = SRGB8(try Color(css: text))
        let meant = SRGB8(try #require(sheet.color(row, cell)).color)
        let distance =
          [
            (shown.red, meant.red), (shown.green, meant.green), (shown.blue, meant.blue),
            (shown.alpha, meant.alpha),
          ].map { abs(Int($0.0) - Int($0.1)) }.max() ?? 0
        #expect(distance <= 1, "\(row.token.name) \(cell.query().key): \(text)")
      }
    }
  }
}
